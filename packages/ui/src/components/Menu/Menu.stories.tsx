import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CopyIcon, ExternalIcon, RestartIcon, StopIcon } from '../../icons/actions.tsx';
import { NodeIcon } from '../../icons/things.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, Submenu } from './Menu.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    'aria-label': 'Actions',
    onAction: fn(),
    children: (
      <>
        <MenuItem id="open" icon={<ExternalIcon />}>
          Open
        </MenuItem>
        <MenuItem id="restart" icon={<RestartIcon />} shortcut="⌘R">
          Restart server
        </MenuItem>
        <MenuItem id="stop" icon={<StopIcon />} isDisabled description="A backup is running.">
          Stop server
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" tone="danger">
          Delete server
        </MenuItem>
      </>
    ),
  },
  render: (args) => (
    <MenuTrigger>
      <Button>Actions</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
  parameters: {
    // Description and shortcut belong to an item's description; WCAG 2.5.3 asks for its label in the name only.
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
    docs: {
      description: {
        component: `A list of actions that opens at its trigger.

- Arrow keys, Home, End and typing a letter MUST move within it; Enter and Space act; Escape closes and returns the focus.
- It MUST NOT be mounted while it is closed.
- A disabled item SHOULD give the reason in its description; the keyboard MUST reach it nevertheless.
- A submenu MUST open on the arrow key that points at it, on Enter and on hover, and close on the opposite arrow and Escape.
- A destructive item MUST be marked and SHOULD come last, after a separator.
- Names: a menu has the name of its trigger, a submenu that of its item.
- Motion: grows a little as it fades in and shrinks as it fades out; with reduced motion it only fades.`,
      },
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { placement: 'bottom start' } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const stop = screen.getByRole('menuitem', { name: 'Stop server' });
    await expect(stop).toHaveFocus();
    await expect(stop).toHaveAttribute('aria-disabled', 'true');
    await expect(stop).toHaveAccessibleDescription('A backup is running.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Delete server' })).toHaveFocus();
    await userEvent.keyboard('r');
    await expect(screen.getByRole('menuitem', { name: 'Restart server' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('restart', undefined);
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** With real keys, which a browser would not send on from an element that cannot have the focus. */
export const ReadsAReason: Story = {
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const stop = screen.getByRole('menuitem', { name: 'Stop server' });
    await expect(stop).toHaveFocus();
    await expect(stop).toHaveAccessibleDescription('A backup is running.');
    await userEvent.keyboard('{Enter} ');
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(stop).toHaveFocus();
  },
};

export const Sections: Story = {
  args: {
    children: (
      <>
        <MenuSection title="Server">
          <MenuItem id="open">Open</MenuItem>
          <MenuItem id="restart">Restart server</MenuItem>
        </MenuSection>
        <MenuSection title="Account">
          <MenuItem id="owner">Change owner</MenuItem>
        </MenuSection>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const account = await screen.findByRole('group', { name: 'Account' });
    await waitFor(() => expect(within(account).getByRole('menuitem', { name: 'Change owner' })).toBeVisible());
    await expect(screen.getByRole('group', { name: 'Server' })).toBeVisible();
    // The arrow keys move from one section into the next.
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Change owner' })).toHaveFocus());
  },
};

/** Shortcuts are visible, and announced with the item. */
export const Shortcuts: Story = {
  args: {
    children: (
      <>
        <MenuItem id="restart" shortcut="⌘R">
          Restart server
        </MenuItem>
        <MenuItem id="copy" shortcut="⇧⌘C">
          Copy address
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const item = await screen.findByRole('menuitem', { name: 'Restart server' });
    await expect(item).toHaveAccessibleDescription('⌘R');
  },
};

export const Checkable: Story = {
  args: {
    children: (
      <MenuSection title="Show" selectionMode="multiple" defaultSelectedKeys={['plex']}>
        <MenuItem id="plex">Plex</MenuItem>
        <MenuItem id="emby">Emby</MenuItem>
        <MenuItem id="jellyfin">Jellyfin</MenuItem>
      </MenuSection>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const emby = await screen.findByRole('menuitemcheckbox', { name: 'Emby' });
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Plex' })).toBeChecked();
    await userEvent.click(emby);
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Emby' })).toBeChecked());
  },
};

const inSubmenu = fn();

export const Submenus: Story = {
  args: {
    children: (
      <>
        <MenuItem id="open">Open</MenuItem>
        <Submenu label="Move to node" icon={<ExternalIcon />} onAction={inSubmenu}>
          <MenuItem id="berlin">berlin-1</MenuItem>
          <MenuItem id="oslo">oslo-2</MenuItem>
        </Submenu>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    inSubmenu.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const item = screen.getByRole('menuitem', { name: 'Move to node' });
    await expect(item).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'berlin-1' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(item).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'berlin-1' })).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'berlin-1' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(inSubmenu).toHaveBeenCalledWith('oslo', undefined);
    // All menus close, and the focus returns to the trigger.
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-rtl', 'visual-forced'],
  args: {
    children: (
      <>
        <MenuItem id="open" icon={<ExternalIcon />}>
          Open
        </MenuItem>
        <MenuItem id="restart" icon={<RestartIcon />} shortcut="⌘R">
          Restart server
        </MenuItem>
        <MenuItem id="stop" icon={<StopIcon />} isDisabled description="A backup is running.">
          Stop server
        </MenuItem>
        <MenuItem id="copy" icon={<CopyIcon />}>
          Copy address
        </MenuItem>
        <Submenu label="Move to node" icon={<NodeIcon />}>
          <MenuItem id="berlin">berlin-1</MenuItem>
        </Submenu>
        <MenuSeparator />
        <MenuSection title="Show" selectionMode="multiple" selectedKeys={['plex']}>
          <MenuItem id="plex">Plex</MenuItem>
          <MenuItem id="emby">Emby</MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="delete" tone="danger">
          Delete server
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    // The list may still be loading at the second key press, which must not close it.
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.queryAllByRole('menu')).toHaveLength(0);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Home}{ArrowDown}');
  },
};
