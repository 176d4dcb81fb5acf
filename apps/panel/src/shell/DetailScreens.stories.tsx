import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aUserDetail } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const user = {
  data: aUserDetail({
    whmcs_id: 12345,
    is_whmcs_user: true,
    servers: 0,
    loss: { servers: 0, operations: 0, sub_users: 0, tickets: 2 },
  }),
  version: 'v1',
};
const at = '/app/admin/users/7';

const meta = {
  title: 'Shell/DetailScreens',
  args: { ...panelArgs, path: at, as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminUsers.one', user);
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link opens a tab; only the first tab has the danger zone. */
export const OpensTheTabOfItsAddress: Story = {
  args: { path: `${at}?tab=servers` },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('tab', { name: 'Servers', selected: true }, patient);
    await expect(canvas.getByRole('heading', { name: 'No servers' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete user' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }));
    await canvas.findByRole('button', { name: 'Delete user' }, patient);
    await expect(onStage().location.read()).toBe(at);
    // A number that is an identifier has no thousands separators.
    await expect(canvas.getByRole('textbox', { name: /billing system/ })).toHaveValue('12345');
  },
};

/** While the server does not respond, the record stays with its age, and so does the input. */
export const TellsItsAge: Story = {
  async play({ canvas, userEvent }) {
    const { server, managers } = onStage();
    const name = await canvas.findByRole('textbox', { name: 'Name' }, patient);
    await userEvent.type(name, ' II');
    server.fail('adminUsers.one');
    managers[0]?.emit('admin', 'user-updated', { id: 7 });
    await canvas.findByText(/The panel is not responding/, {}, patient);
    await expect(name).toBeInTheDocument();
    await expect(name).toHaveValue('Casey Customer II');
    server.answer('adminUsers.one', user);
    managers[0]?.emit('admin', 'user-updated', { id: 7 });
    await waitFor(() => expect(canvas.queryByText(/The panel is not responding/)).toBeNull());
    await expect(name).toHaveValue('Casey Customer II');
  },
};

export const SaysWhenThereIsNone: Story = {
  args: { prepare: ({ server }) => server.refuse('adminUsers.one', 404, { message: 'This user does not exist.' }) },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'This user does not exist' }, patient);
    await expect(canvas.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/app/admin/users');
  },
};

export const SaysWhenItMayNotBeSeen: Story = {
  args: { prepare: ({ server }) => server.refuse('adminUsers.one', 403, { message: 'No.' }) },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'You do not have access to this' }, patient);
  },
};

export const RetriesAfterAFailure: Story = {
  args: { prepare: ({ server }) => server.refuse('adminUsers.one', 500, { message: 'The database is away.' }) },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { level: 1, name: 'This user could not be loaded' }, patient);
    onStage().server.answer('adminUsers.one', user);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('heading', { level: 1, name: 'Casey Customer' }, patient);
  },
};

/** The user types the name, which is sent to the server for comparison. */
export const DeletesByName: Story = {
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
  async play({ canvas, userEvent }) {
    const { server, location } = onStage();
    server.answer('adminUsers.remove', { success: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete user' }, patient));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Casey Customer”?' }, patient);
    await expect(within(dialog).getByText('2 tickets')).toBeVisible();
    const confirm = within(dialog).getByRole('button', { name: 'Delete user' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Casey Customer');
    await userEvent.click(confirm);
    await waitFor(() => expect(location.read()).toBe('/app/admin/users'), patient);
    const { query } = server.calls.findLast(({ endpoint }) => endpoint === 'adminUsers.remove') ?? {};
    await expect(query).toEqual({ name: 'Casey Customer' });
  },
};
