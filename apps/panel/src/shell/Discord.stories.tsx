import { contract, type KnownGuild } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { noChoice } from '../screens/admin/integrations/discord/guild-choice.ts';
import { now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const channel = (id: string, name: string) => ({ id, name, url: `http://discord.test/channels/1/${id}` });
const news = channel('130000000000000001', 'announcements');
const status = channel('130000000000000002', 'status');
const subscribers = { id: '140000000000000001', name: 'Subscribers' };
const team = { id: '140000000000000002', name: 'Team' };
const general = channel('130000000000000003', 'general');
const guild = (more: Partial<KnownGuild> = {}): KnownGuild => ({
  id: 1,
  guild_id: '120000000000000001',
  name: 'Kronos Lounge',
  announcements: news,
  status: null,
  state: 'working',
  waiting: 0,
  last_success_at: ago(90),
  last_error: null,
  last_error_at: null,
  roles: [{ group: 'server_owner', role: subscribers }],
  members: 12,
  version: 'first',
  roles_error: null,
  roles_error_at: null,
  ...more,
});
const failing = guild({
  id: 2,
  guild_id: '120000000000000002',
  name: 'Film Club',
  state: 'failing',
  waiting: 2,
  last_error: 'Discord: Missing Access',
  last_error_at: ago(5),
  roles: [],
  members: 0,
});
const application = { client_id: '110000000000000001', is_client_secret_set: true, is_bot_token_set: true };
const redirect_url = 'https://panel.example/app/admin/integrations/discord';
const account_redirect_url = 'https://panel.example/app/settings/user';
const answer = (more: object = {}) =>
  contract.adminDiscord.show.response.parse({
    application,
    redirect_url,
    account_redirect_url,
    guilds: [guild(), failing],
    ...more,
  });
const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
const parts = { channels: [news, status, general].map(named), roles: [subscribers, team] };
const lounge = { guild: { id: '120000000000000001', name: 'Kronos Lounge', ...parts } };

const path = '/app/admin/integrations/discord';
const meta = {
  title: 'Shell/Discord',
  args: { ...panelArgs, path, as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminDiscord.show', answer());
    server.answer('adminDiscord.known', lounge);
    server.answer('adminDiscord.oauth', { token: 'handle' });
    server.answer('adminDiscord.guilds', { guilds: [{ id: '120000000000000003', name: 'Night Owls' }] });
    server.answer('adminDiscord.guild', {
      guild: { id: '120000000000000003', name: 'Night Owls', ...parts },
    });
  }),
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastBody = (endpoint: string) => onStage().server.calls.findLast((call) => call.endpoint === endpoint)?.body;

/** The channels of messages, and why some did not arrive; an event updates the outcome. */
export const Guilds: Story = {
  async play({ canvas }) {
    const { server, managers } = onStage();
    const club = await canvas.findByRole('article', { name: 'Film Club' }, patient);
    await expect(club).toHaveTextContent('Failing');
    await expect(club).toHaveTextContent('Discord: Missing Access');
    await expect(club).toHaveTextContent('2 messages');
    await expect(within(club).getByRole('link', { name: '#announcements' })).toHaveAttribute('rel', 'noreferrer');
    server.answer(
      'adminDiscord.show',
      answer({ guilds: [guild(), guild({ ...failing, state: 'working', last_error: null })] }),
    );
    managers[0]?.emit('admin', 'discord-changed', {});
    await waitFor(() => expect(canvas.queryByText('Failing')).toBeNull(), patient);
  },
};

/** Without an application nothing can be connected; a refusal is shown at its field. */
export const SetsUp: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    server.answer('adminDiscord.show', answer({ application: null, guilds: [] }));
    server.refuse('adminDiscord.save', 422, {
      message: 'Some fields are not valid.',
      errors: { bot_token: ['Discord does not accept this token'] },
    });
    onStage().managers[0]?.emit('admin', 'discord-changed', {});
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }, patient));
    await expect(canvas.queryByRole('button', { name: 'Connect a Discord server' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Application' }, patient));
    await userEvent.type(dialog.getByRole('textbox', { name: /Client ID/ }), application.client_id);
    await userEvent.type(dialog.getByLabelText(/Client secret/), 'secret');
    await userEvent.type(dialog.getByLabelText(/Bot token/), 'bot');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Discord does not accept this token', {}, patient);
    await userEvent.type(dialog.getByLabelText(/Bot token/), '2');
    server.answer('adminDiscord.save', { success: true });
    server.answer('adminDiscord.show', answer({ guilds: [] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByText('No Discord server is connected', {}, patient);
    await expect(lastBody('adminDiscord.save')).toEqual({
      client_id: application.client_id,
      client_secret: 'secret',
      bot_token: 'bot2',
    });
  },
};

/** Discord sends the browser back with a code, which is removed from the address at once. */
export const Connects: Story = {
  args: { path: `${path}?code=abc&state=xyz` },
  async play({ userEvent }) {
    const { server } = onStage();
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect a Discord server' }, patient));
    await expect(server.calls.findLast(({ endpoint }) => endpoint === 'adminDiscord.oauth')?.query).toEqual({
      code: 'abc',
      state: 'xyz',
    });
    await userEvent.type(dialog.getByRole('combobox', { name: /Discord server/ }), 'Ni');
    await userEvent.click(await screen.findByRole('option', { name: 'Night Owls' }, patient));
    const field = await dialog.findByRole('combobox', { name: /Announcements/ }, patient);
    await userEvent.type(field, 'gen');
    await userEvent.click(await screen.findByRole('option', { name: '#general' }, patient));
    await userEvent.type(dialog.getByRole('combobox', { name: /^Moderators/ }), 'te');
    await userEvent.click(await screen.findByRole('option', { name: '@Team' }, patient));
    server.answer('adminDiscord.create', { success: true, id: 3 });
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    await waitFor(
      () =>
        expect(lastBody('adminDiscord.create')).toEqual({
          ...noChoice,
          guild_id: '120000000000000003',
          announcements_channel: general.id,
          moderator_role: team.id,
        }),
      patient,
    );
  },
};

/** An admin who did not admit the bot reads that nothing was connected. */
export const Denied: Story = {
  args: { path: `${path}?error=access_denied&state=xyz` },
  async play({ canvas }) {
    await screen.findByText(/without adding the bot/, {}, patient);
    await expect(onStage().server.calls.some(({ endpoint }) => endpoint === 'adminDiscord.oauth')).toBe(false);
    await expect(canvas.queryByRole('dialog', { name: 'Connect a Discord server' })).toBeNull();
  },
};

/** Channels that could not be read can be requested again; the chosen one is shown. */
export const Changes: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const card = within(await canvas.findByRole('article', { name: 'Kronos Lounge' }, patient));
    server.refuse('adminDiscord.known', 409, { message: 'Discord: Missing Access' });
    await userEvent.click(card.getByRole('button', { name: 'Change Kronos Lounge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Kronos Lounge' }, patient));
    await dialog.findByText('Discord: Missing Access', {}, patient);
    server.answer('adminDiscord.known', lounge);
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(await dialog.findByRole('combobox', { name: /Announcements/ }, patient)).toHaveValue('#announcements');
    await expect(dialog.getByRole('combobox', { name: /Owners of a server/ })).toHaveValue('@Subscribers');
    await userEvent.type(dialog.getByRole('combobox', { name: /Resellers/ }), 'te');
    await userEvent.click(await screen.findByRole('option', { name: '@Team' }, patient));
    server.answer('adminDiscord.update', { success: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(
      () =>
        expect(lastBody('adminDiscord.update')).toEqual({
          ...noChoice,
          announcements_channel: news.id,
          server_owner_role: subscribers.id,
          reseller_role: team.id,
        }),
      patient,
    );
  },
};

/** Which group is given which role, why one could not be given, and how all are given again. */
export const Roles: Story = {
  async play({ canvas, userEvent }) {
    const { server, managers } = onStage();
    const card = await canvas.findByRole('article', { name: 'Kronos Lounge' }, patient);
    await expect(card).toHaveTextContent('Owners of a server get @Subscribers');
    await expect(card).toHaveTextContent('12 users have a role');
    await expect(within(card).getByText('Working')).toBeVisible();
    server.answer('adminDiscord.syncRoles', { success: true });
    await userEvent.click(within(card).getByRole('button', { name: 'Assign roles again in Kronos Lounge' }));
    await screen.findByText('The roles of Kronos Lounge are being assigned again', {}, patient);
    const refused = { roles_error: 'Discord: Missing Permissions', roles_error_at: ago(1) };
    server.answer('adminDiscord.show', answer({ guilds: [guild(refused)] }));
    managers[0]?.emit('admin', 'discord-changed', {});
    await within(card).findByText('Discord: Missing Permissions', {}, patient);
    await expect(within(card).getByText('Failing')).toBeVisible();
  },
};

/** A test reports where it arrived; a removal needs a confirmation. */
export const TestsAndRemoves: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const card = within(await canvas.findByRole('article', { name: 'Kronos Lounge' }, patient));
    server.answer('adminDiscord.test', { success: true });
    await userEvent.click(card.getByRole('button', { name: 'Send a test message to Kronos Lounge' }));
    await screen.findByText('The test message has arrived in Kronos Lounge', {}, patient);
    await userEvent.click(card.getByRole('button', { name: 'Remove Kronos Lounge' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Kronos Lounge' }, patient));
    server.answer('adminDiscord.remove', { success: true });
    server.answer('adminDiscord.show', answer({ guilds: [failing] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Kronos Lounge' })).toBeNull(), patient);
  },
};
