import { contract, type DiscordAccount } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { anAccount, now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const account: DiscordAccount = {
  name: 'Ada',
  connected_at: new Date(now - 86_400_000).toISOString(),
  roles: [
    { id: '140000000000000001', guild: 'Film Club', role: 'Team', state: 'no-member' },
    { id: '140000000000000002', guild: 'Kronos Lounge', role: 'Resellers', state: 'waiting' },
    { id: '140000000000000003', guild: 'Kronos Lounge', role: 'Subscribers', state: 'given' },
    // A guild may have two roles with the same name.
    { id: '140000000000000004', guild: 'Kronos Lounge', role: 'Subscribers', state: 'given' },
  ],
};
const answer = (more: object = {}) =>
  contract.discordAccount.show.response.parse({ is_offered: true, account: null, ...more });

const path = '/app/settings/user';
const meta = {
  title: 'Shell/DiscordAccount',
  args: { ...panelArgs, path },
  render: renderPanel(({ server }) => {
    server.answer('account.fetch', anAccount());
    server.answer('security.show', {
      authenticator_since: null,
      recovery_codes_left: 0,
      passkeys: [],
      confirmed_until: null,
    });
    server.answer('ownSessions.list', { data: [], meta: { total: 0, per_page: 100, current_page: 1, last_page: 1 } });
    server.answer('discordAccount.show', answer());
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is connected yet: one press opens Discord, and a refusal is shown. */
export const Offered: Story = {
  async play({ canvas, userEvent }) {
    onStage().server.refuse('discordAccount.connect', 409, { message: 'No Discord server is set up to assign roles.' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect Discord' }, patient));
    await screen.findByText('No Discord server is set up to assign roles.', {}, patient);
  },
};

/** If no roles are given, the section is absent. */
export const NotOffered: Story = {
  args: { prepare: ({ server }) => server.answer('discordAccount.show', answer({ is_offered: false })) },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Close account' }, patient);
    await waitFor(() =>
      expect(onStage().server.calls.some(({ endpoint }) => endpoint === 'discordAccount.show')).toBe(true),
    );
    await expect(canvas.queryByRole('heading', { name: 'Discord' })).toBeNull();
  },
};

/**
 * Discord sends the browser back with a code, which is removed from the address at once; an event shows the given
 * roles.
 */
export const Arrives: Story = {
  args: {
    path: `${path}?code=abc&state=xyz`,
    prepare: ({ server }) => server.answer('discordAccount.finish', { success: true }),
  },
  async play({ canvas }) {
    const { server, managers } = onStage();
    await screen.findByText('Your Discord account is connected', {}, patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'discordAccount.finish')?.body;
    await expect(sent).toEqual({ code: 'abc', state: 'xyz' });
    server.answer('discordAccount.show', answer({ account }));
    managers[0]?.emit('user', 'discord-account-changed', {});
    await canvas.findByText(/Connected as Ada since/, {}, patient);
  },
};

/** A user who did not sign in at Discord reads that nothing was connected. */
export const Denied: Story = {
  args: { path: `${path}?error=access_denied&state=xyz` },
  async play() {
    await screen.findByText(/without signing in/, {}, patient);
    await expect(onStage().server.calls.some(({ endpoint }) => endpoint === 'discordAccount.finish')).toBe(false);
  },
};

/** Each role with its progress; all are given again, or taken back after a confirmation. */
export const Connected: Story = {
  args: { prepare: ({ server }) => server.answer('discordAccount.show', answer({ account })) },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const role = async (name: string) => canvas.findByRole('row', { name: new RegExp(name) }, patient);
    const subscribers = await canvas.findAllByRole('row', { name: /Subscribers/ }, patient);
    await expect(subscribers.map((row) => row.textContent)).toEqual(Array(2).fill('SubscribersKronos LoungeAssigned'));
    await expect(await role('Resellers')).toHaveTextContent('Not assigned yet');
    await expect(await role('Team')).toHaveTextContent(/Film Club.*Not a member/);
    await expect(canvas.getByText(/Join the Discord server/)).toBeVisible();
    server.answer('discordAccount.syncRoles', { success: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Update my roles' }));
    await screen.findByText('Your roles are being updated', {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Disconnect your Discord/ }, patient));
    server.answer('discordAccount.disconnect', { success: true });
    server.answer('discordAccount.show', answer());
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await canvas.findByRole('button', { name: 'Connect Discord' }, patient);
  },
};
