import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { SearchButton } from '../../components/SearchDialog/SearchButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { NodeIcon, ServerIcon } from '../../icons/things.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { ConnectionMark } from '../ConnectionMark/ConnectionMark.tsx';
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { Header } from './Header.tsx';

const meta = {
  title: 'Widgets/Header',
  component: Header,
  args: {
    brand: <Brand name="Kronos" href="#home" />,
    menu: (
      <SideMenu
        label="Main"
        groups={[
          {
            id: 'main',
            items: [
              { id: 'services', label: 'Services', href: '#s', icon: <ServerIcon size={20} />, current: 'page' },
              { id: 'nodes', label: 'Nodes', href: '#n', icon: <NodeIcon size={20} /> },
            ],
          },
        ]}
      />
    ),
    end: (
      <>
        <ConnectionMark state="live">Live</ConnectionMark>
        <NotificationBell unread={2}>{null}</NotificationBell>
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
  },
  parameters: {
    docs: {
      description: {
        component: `The bar at the top of every page.

- It MUST be the page's only banner landmark, 56 px high for any content.
- The brand and the content beside it MUST shrink before the tools at the end do.
- Below 900 px the menu MUST be behind a button, in a popover that closes when an entry is chosen.
- It SHOULD contain at most five tools; tools of one page SHOULD be in that page's header.
- Keyboard: Tab goes in reading order; below 900 px Enter or Space opens the menu, Escape closes it.
- Focus: moves into the menu's popover, and back to its button on close.
- Motion: the menu's popover grows a little while it fades; with reduced motion it only fades.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ margin: -24 }}>{Story()}</div>],
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const start = <SearchButton onPress={fn()} />;

export const Default: Story = {};

export const Playground: Story = { args: { start } };

/** On small screens the menu is behind a button. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(within(dialog).getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('banner').offsetHeight).toBe(56);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  // Each of them would be the page's banner landmark.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-banner', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  render: (args) => (
    <Stack gap={24}>
      <Header {...args} />
      <Header {...args} start={start} />
      <Header
        {...args}
        start={
          <Breadcrumbs
            items={[
              { id: 'nodes', label: 'Nodes', href: '#nodes' },
              { id: 'node', label: 'falkenstein-1' },
            ]}
          />
        }
      />
      <Header brand={args.brand} />
    </Stack>
  ),
};
