import {
  ActivityIcon,
  ClockIcon,
  createIcon,
  DashboardIcon,
  ExternalIcon,
  KeyIcon,
  MegaphoneIcon,
  NodeIcon,
  PlexIcon,
  PuzzleIcon,
  ServerIcon,
  SettingsIcon,
  TagIcon,
  UserIcon,
  UsersIcon,
} from '@kronos/ui/icons';
import { SideMenu, type SideMenuItem } from '@kronos/ui/SideMenu';
import { use, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { useRouteTable } from '../context/use-route-table.ts';
import { lineOf } from '../routes/ancestors.ts';
import type { MenuIcon } from '../routes/entry.ts';
import { fill } from '../routes/match.ts';
import type { RouteId } from '../routes/table.ts';
import { menuEntries, requestToolOf } from './menu.ts';
import { MenuModeContext, menuOf } from './menu-mode.ts';

/** A drum of disks. */
const StorageIcon = createIcon({
  line: 'M4.5 6c0-1.7 3.4-3 7.5-3s7.5 1.3 7.5 3-3.4 3-7.5 3-7.5-1.3-7.5-3zv12c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3V6M4.5 12c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3',
});

/** Bars on a base line. */
const MetricsIcon = createIcon({ line: 'M4 20.5h16M7 17v-5M12 17V5M17 17V9' });

const icons: Record<MenuIcon, ReturnType<typeof DashboardIcon>> = {
  dashboard: <DashboardIcon size={20} />,
  login: <UserIcon size={20} />,
  key: <KeyIcon size={20} />,
  trial: <ClockIcon size={20} />,
  products: <TagIcon size={20} />,
  users: <UsersIcon size={20} />,
  server: <ServerIcon size={20} />,
  node: <NodeIcon size={20} />,
  words: <MegaphoneIcon size={20} />,
  storage: <StorageIcon size={20} />,
  metrics: <MetricsIcon size={20} />,
  plex: <PlexIcon size={20} />,
  status: <ActivityIcon size={20} />,
  integrations: <PuzzleIcon size={20} />,
  settings: <SettingsIcon size={20} />,
};

const collapsedKey = 'kronos.menu-collapsed';

/** The routes that a user may open, from the route table. */
export function MainMenu({ current }: { current: RouteId }) {
  const { session, system, storage } = useApp();
  const { user } = useSnapshot(session.state);
  const { settings } = useSnapshot(system.state);
  const { mode } = use(MenuModeContext);
  const t = useMessages();
  const table = useRouteTable();
  const [isCollapsed, setCollapsed] = useState(() => storage.read(collapsedKey) === 'yes');

  const facts = { user, settings };
  const menu = menuOf(user, mode);
  const entries = menuEntries(table, menu, facts);
  const line = new Set(lineOf(table, current).map(({ id }) => id));
  const items = entries.map(
    ({ id, entry }): SideMenuItem => ({
      id,
      label: t(entry.nav?.label ?? entry.title),
      href: fill(entry),
      icon: entry.nav && icons[entry.nav.icon],
      current: line.has(id) ? (id === current ? ('page' as const) : ('section' as const)) : undefined,
    }),
  );
  const tool = menu === 'customer' ? requestToolOf(entries, facts) : undefined;
  const outside = tool && { ...tool, id: 'request-tool', icon: <ExternalIcon size={20} />, isExternal: true };

  return (
    <SideMenu
      label={t('shell.nav.label')}
      groups={[{ id: 'main', items: outside ? items.toSpliced(outside.position, 0, outside) : items }]}
      isCollapsed={isCollapsed}
      collapseLabels={{ collapse: t('shell.nav.collapse'), expand: t('shell.nav.expand') }}
      onCollapsedChange={(next) => {
        setCollapsed(next);
        storage.write(collapsedKey, next ? 'yes' : 'no');
      }}
    />
  );
}
