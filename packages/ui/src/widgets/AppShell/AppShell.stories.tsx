import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { DashboardIcon, NodeIcon, ServerIcon, UsersIcon } from '../../icons/things.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { ConnectionMark } from '../ConnectionMark/ConnectionMark.tsx';
import { DemoBanner } from '../DemoBanner/DemoBanner.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  title: 'Widgets/AppShell',
  component: AppShell,
  args: {
    brand: <Brand name="Kronos" href="#home" />,
    menu: (
      <SideMenu
        label="Main"
        groups={[
          {
            id: 'main',
            items: [
              { id: 'dashboard', label: 'Dashboard', href: '#d', icon: <DashboardIcon size={20} />, current: 'page' },
              { id: 'services', label: 'Services', href: '#s', icon: <ServerIcon size={20} /> },
              { id: 'nodes', label: 'Nodes', href: '#n', icon: <NodeIcon size={20} /> },
              { id: 'users', label: 'Users', href: '#u', icon: <UsersIcon size={20} /> },
            ],
          },
        ]}
        onCollapsedChange={fn()}
        collapseLabels={{ collapse: 'Collapse the menu', expand: 'Expand the menu' }}
      />
    ),
    headerEnd: (
      <>
        <ConnectionMark state="live">Live</ConnectionMark>
        <ThemeToggle
          scheme="dark"
          onChange={fn()}
          labels={{ toDark: 'Use the dark theme', toLight: 'Use the light theme' }}
        />
        <UserMenu
          name="Ada Admin"
          title="admin@kronos.test"
          label="Account of Ada Admin"
          groups={[{ id: 'session', items: [{ id: 'out', label: 'Sign out', onAction: fn() }] }]}
        />
      </>
    ),
    footer: (
      <>
        <span>© 2018–2026 Kronos</span>
        <span>Version 0.1.0</span>
      </>
    ),
    children: (
      <Stack gap={24}>
        <PageHeader title="Dashboard" actions={<Button tone="accent">Order a server</Button>} />
        <Grid minimum={160}>
          <Stat label="Servers running" value="12" note="of 14" />
          <Stat label="Nodes up" value="2" note="of 2" />
          <Stat label="Failed processes" value="0" />
        </Grid>
      </Stack>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `The frame of every page.

- The first Tab MUST reach the skip link, which moves the focus to the main landmark.
- Banner, navigation, main and content information MUST be landmarks, each once.
- Bars stack above the header and stay visible with it; side menu and toasts keep clear of both.
- A floating element at the bottom, which sets \`--kr-shell-bottom\`, MUST NOT cover the last row or the footer.
- Below 900 px the menu MUST be in a popover, which closes when an entry is chosen.
- The order of the bars SHOULD stay the same from page to page.
- Motion: the menu's popover grows a little while it fades; with reduced motion it only fades.`,
      },
    },
  },
  // The frame fills the page, so it cancels the padding of stories.
  decorators: [(Story) => <div style={{ margin: -24 }}>{Story()}</div>],
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { bars: <DemoBanner badge="DEMO MODE">Nothing here is real.</DemoBanner> } };

export const SkipsToContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.hash).toBe('');
    for (const landmark of ['banner', 'navigation', 'contentinfo']) {
      await expect(canvas.getByRole(landmark)).toBeVisible();
    }
  },
};

/** Side menu and toasts start under the header, however many bars there are above it. */
export const BarsMoveTheRest: Story = {
  args: { bars: <DemoBanner badge="DEMO MODE">Nothing here is real.</DemoBanner> },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await waitFor(() =>
      expect(document.documentElement.style.getPropertyValue('--kr-shell-top')).toBe(
        `${header.parentElement?.offsetHeight}px`,
      ),
    );
    await expect(header.offsetHeight).toBe(56);
  },
};

export const BottomStaysClear: Story = {
  beforeEach: () => {
    document.documentElement.style.setProperty('--kr-shell-bottom', '60px');
    return () => void document.documentElement.style.removeProperty('--kr-shell-bottom');
  },
  play: async ({ canvas }) => {
    const page = document.documentElement;
    page.scrollTop = page.scrollHeight;
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight - 60);
  },
};

/** On small screens the menu is behind a button. */
const navigate = fn();

export const SmallScreen: Story = {
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <AppShell {...args} />
    </RouterProvider>
  ),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(dialog).getByRole('link', { name: 'Nodes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(navigate).toHaveBeenCalledWith('#n', undefined);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  args: { bars: <DemoBanner badge="DEMO MODE">Nothing here is real.</DemoBanner> },
};
