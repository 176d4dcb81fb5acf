import { memo, useEffect, useState } from 'react';
import { AppShell } from '../exports/AppShell.ts';
import { Brand } from '../exports/Brand.ts';
import { DemoBanner } from '../exports/DemoBanner.ts';
import {
  ChartIcon,
  DashboardIcon,
  EditIcon,
  LayersIcon,
  ListIcon,
  PowerIcon,
  PuzzleIcon,
  SidebarIcon,
  SlidersIcon,
  TableIcon,
} from '../exports/icons.ts';
import { ConnectionMark } from '../exports/ConnectionMark.ts';
import { NotificationBell, NotificationList } from '../exports/NotificationBell.ts';
import { SearchButton, SearchDialog, useSearchShortcut } from '../exports/SearchDialog.ts';
import { SideMenu, type SideMenuGroup } from '../exports/SideMenu.ts';
import { Stack } from '../exports/Stack.ts';
import { type Density, type Scheme, ThemeProvider, useTheme } from '../exports/theme.ts';
import { ThemeToggle } from '../exports/ThemeToggle.ts';
import { UserMenu } from '../exports/UserMenu.ts';
import { ActionsSection } from './ActionsSection.tsx';
import { ChartsSection } from './ChartsSection.tsx';
import { DataSection } from './DataSection.tsx';
import { EditorsSection } from './EditorsSection.tsx';
import { FrameSection } from './FrameSection.tsx';
import { InputsSection } from './InputsSection.tsx';
import { ListsSection } from './ListsSection.tsx';
import { OverlaysSection } from './OverlaysSection.tsx';
import { find, notifications, searchSections } from './sample.tsx';
import { StartSection, type StartSectionProps } from './StartSection.tsx';
import { WidgetsSection } from './WidgetsSection.tsx';

export interface GalleryProps {
  /** The initial theme; the page has its own switches. */
  scheme: Scheme;
  density: Density;
}

/** All components of the kit, combined as in a product. */
export function Gallery({ scheme, density }: GalleryProps) {
  const [brandColor, setBrandColor] = useState<string>();
  return (
    <ThemeProvider
      defaultTheme={scheme}
      defaultDensity={density}
      {...(brandColor && /^#[\da-f]{6}$/.test(brandColor) ? { brandColor } : {})}
    >
      <Page onBrandColorChange={setBrandColor} />
    </ThemeProvider>
  );
}

/** Does not render again when the brand changes, since colours are custom properties. */
const Page = memo(function Page({ onBrandColorChange }: StartSectionProps) {
  return (
    <AppShell
      brand={<Brand name="Kronos" href="#start" />}
      bars={<DemoBanner badge="GALLERY">Every part of the kit, with made-up data.</DemoBanner>}
      menu={<Menu />}
      headerStart={<Search />}
      headerEnd={<HeaderEnd />}
      footer={<span>MIT licence</span>}
    >
      <Stack gap={64}>
        <StartSection onBrandColorChange={onBrandColorChange} />
        <ActionsSection />
        <InputsSection />
        <EditorsSection />
        <OverlaysSection />
        <DataSection />
        <ListsSection />
        <ChartsSection />
        <FrameSection />
        <WidgetsSection />
      </Stack>
    </AppShell>
  );
});

const groups: readonly SideMenuGroup[] = [
  {
    id: 'top',
    items: [{ id: 'start', label: 'Start', href: '#start', icon: <DashboardIcon size={20} /> }],
  },
  {
    id: 'controls',
    label: 'Controls',
    items: [
      { id: 'actions', label: 'Actions', href: '#actions', icon: <PowerIcon size={20} /> },
      { id: 'inputs', label: 'Inputs', href: '#inputs', icon: <SlidersIcon size={20} /> },
      { id: 'editors', label: 'Editors', href: '#editors', icon: <EditIcon size={20} /> },
      { id: 'overlays', label: 'Overlays', href: '#overlays', icon: <LayersIcon size={20} /> },
    ],
  },
  {
    id: 'content',
    label: 'Content',
    items: [
      { id: 'data', label: 'Data', href: '#data', icon: <TableIcon size={20} /> },
      { id: 'lists', label: 'Lists and logs', href: '#lists', icon: <ListIcon size={20} /> },
      { id: 'charts', label: 'Charts', href: '#charts', icon: <ChartIcon size={20} /> },
    ],
  },
  {
    id: 'shell',
    label: 'Shell',
    items: [
      { id: 'frame', label: 'Frame', href: '#frame', icon: <SidebarIcon size={20} /> },
      { id: 'widgets', label: 'Widgets', href: '#widgets', icon: <PuzzleIcon size={20} /> },
    ],
  },
];

function Menu() {
  const [isCollapsed, setCollapsed] = useState(false);
  const chapter = useChapter();
  return (
    <SideMenu
      label="Gallery"
      groups={groups.map(({ items, ...group }) => ({
        ...group,
        items: items.map((item) => (item.id === chapter ? { ...item, current: 'page' } : item)),
      }))}
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
      collapseLabels={{ collapse: 'Collapse the menu', expand: 'Expand the menu' }}
    />
  );
}

/** The chapter that is being read: the one that crosses the upper third of the window. */
function useChapter(): string {
  const [chapter, setChapter] = useState('start');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setChapter(target.id);
      },
      // Of this document: in a frame the whole window would be meant.
      { root: document, rootMargin: '-30% 0px -69%' },
    );
    const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
    for (const element of ids.flatMap((id) => document.getElementById(id) ?? [])) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return chapter;
}

function Search() {
  const [isOpen, setOpen] = useState(false);
  useSearchShortcut(() => setOpen(true));
  return (
    <>
      <SearchButton onPress={() => setOpen(true)} />
      <SearchDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        sections={searchSections}
        onSearch={find}
        onSelect={() => setOpen(false)}
      />
    </>
  );
}

function HeaderEnd() {
  const { scheme, setTheme } = useTheme();
  return (
    <>
      <ConnectionMark state="live">Live</ConnectionMark>
      <NotificationBell unread={2}>
        <NotificationList notifications={notifications} onOpen={ignore} onMarkAllRead={ignore} viewAllHref="#widgets" />
      </NotificationBell>
      <ThemeToggle
        scheme={scheme}
        onChange={setTheme}
        labels={{ toDark: 'Use the dark theme', toLight: 'Use the light theme' }}
      />
      <UserMenu
        name="Ada Admin"
        title="admin@kronos.test"
        label="Account of Ada Admin"
        groups={[{ id: 'session', items: [{ id: 'out', label: 'Sign out', onAction: ignore }] }]}
      />
    </>
  );
}

const ignore = () => undefined;
