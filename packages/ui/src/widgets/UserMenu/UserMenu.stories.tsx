import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SignOutIcon } from '../../icons/actions.tsx';
import { UserIcon } from '../../icons/things.tsx';
import { UserMenu } from './UserMenu.tsx';

const signOut = fn();

const meta = {
  title: 'Widgets/UserMenu',
  component: UserMenu,
  args: {
    name: 'Ada Admin',
    title: 'admin@kronos.test',
    label: 'Account of Ada Admin',
    groups: [
      { id: 'account', items: [{ id: 'settings', label: 'Account settings', href: '#settings', icon: <UserIcon /> }] },
      { id: 'session', items: [{ id: 'out', label: 'Sign out', onAction: signOut, icon: <SignOutIcon /> }] },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `The signed-in user, with links to their account.

- Links MUST be links, so that they open in a new tab too.
- On small screens only the initials show; the user's name stays in the button's name.
- Signing out SHOULD come last, in a group of its own.
- Keyboard: Enter, Space or Down opens it; arrow keys move, Enter chooses, Escape closes.
- Focus: moves into the menu, and back to the button on Escape.
- Motion: its menu grows a little while it fades; with reduced motion it only fades.`,
      },
    },
  },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: 'Casey', label: 'Account of Casey' } };

export const SignsOut: Story = {
  play: async ({ canvas, userEvent }) => {
    signOut.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Ada Admin' }));
    await expect(await screen.findByRole('menuitem', { name: 'Account settings' })).toHaveAttribute(
      'href',
      '#settings',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-rtl'],
  decorators: [(Story) => <div style={{ display: 'grid', justifyItems: 'end', maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Ada Admin' }));
    await screen.findByRole('menu');
  },
};
