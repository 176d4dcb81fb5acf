import { contract, type UptimeRobotAccount, type UptimeRow } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { pageOf } from '../testing/page-of.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const dayMs = 86_400_000;
const dayOf = (ago: number) => new Date(now - ago * dayMs).toISOString().slice(0, 10);
const days: UptimeRow['days'] = Array.from({ length: 84 }, (_, index) => {
  const ago = 83 - index;
  const isBad = ago === 12;
  return { day: dayOf(ago), checks: 288, failures: isBad ? 4 : 0, seconds_down: isBad ? 1200 : 0 };
});
const found = {
  since: new Date(now - 12 * dayMs).toISOString(),
  last_checked_at: new Date(now - 60_000).toISOString(),
  last_error: null,
  uptime_90d: 99.983,
  days,
};
const nothing = { since: null, last_checked_at: null, last_error: null, uptime_90d: null, days: [] };
const failure = 'The connection was refused.';
const robot = (state: NonNullable<UptimeRow['robot']>['state'], message: string | null = null) => ({
  state,
  read_at: state === 'up' || state === 'down' ? new Date(now - 120_000).toISOString() : null,
  message,
});
const full = 'UptimeRobot rejected the request: You have reached the limit of monitors of your plan.';
const of = (alias: string, host: string) => ({ alias, address: `${host}.example.test:22`, interval_minutes: 5 });
const rows: UptimeRow[] = [
  { id: 3, ...of('Falkenstein', 'fsn'), state: 'up', ...found, robot: robot('up') },
  { id: 4, ...of('Berlin 2', 'ber'), state: 'down', ...found, last_error: failure, robot: robot('refused', full) },
  { id: 5, ...of('Helsinki', 'hel'), state: 'pending', ...nothing, robot: robot('adding') },
  {
    id: 6,
    ...of('Attic', ''),
    state: 'unmonitored',
    address: null,
    interval_minutes: null,
    ...nothing,
    robot: robot('none'),
  },
];
const account: UptimeRobotAccount = {
  calls_per_minute: 10,
  nodes: 4,
  watched: 1,
  read_at: new Date(now - 120_000).toISOString(),
  failure: null,
  failed_at: null,
  run: null,
};
const run = { process_id: 12, is_under_way: true, done: 2, total: 3, refused: 1, result: '' };
const listing = (...data: UptimeRow[]) => contract.adminUptime.list.response.parse(pageOf(...data));

const meta = {
  title: 'Shell/Uptime',
  args: { ...panelArgs, path: '/app/admin/integrations/uptime-robot', as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminUptime.settings', { interval_minutes: 5, nodes: 4, monitored: 3 });
    server.answer('adminUptime.list', listing(...rows));
    server.answer('adminUptimeRobot.show', { data: account });
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Which nodes are monitored, their uptime, and a button to monitor all. */
export const Lists: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await canvas.findByText('3 of 4 nodes are monitored', {}, patient);
    await expect(await canvas.findByText(failure, {}, patient)).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: '99.983% over 90 days' })).toHaveLength(2);
    server.answer('adminUptime.addAll', { success: true, added: 1 });
    server.answer('adminUptime.settings', { interval_minutes: 5, nodes: 4, monitored: 4 });
    await userEvent.click(canvas.getByRole('button', { name: 'Monitor all nodes' }));
    await screen.findByText('One more node is now being monitored', {}, patient);
    await canvas.findByText('4 of 4 nodes are monitored', {}, patient);
  },
};

/** A node is monitored from its row; stopping that needs a confirmation. */
export const ActsInARow: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const row = await canvas.findByRole('row', { name: /Attic/ }, patient);
    server.answer('adminUptime.bulk', { success: true, outcomes: [{ id: 6, success: true }] });
    await userEvent.click(within(row).getByRole('button', { name: 'Monitor' }));
    await screen.findByText('The node is now being monitored', {}, patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminUptime.bulk');
    await expect(sent?.body).toEqual({ ids: [6], action: 'monitor' });
    const watched = await canvas.findByRole('row', { name: /Falkenstein/ }, patient);
    await userEvent.click(within(watched).getByRole('button', { name: 'Stop monitoring' }));
    await screen.findByRole('alertdialog', { name: 'Stop monitoring the node?' }, patient);
  },
};

/** A refusal of the interval stays in the form. */
export const ChangesTheInterval: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await userEvent.click(await canvas.findByRole('button', { name: 'Change interval' }, patient));
    const dialog = await screen.findByRole('dialog', { name: 'Interval for new monitors' }, patient);
    server.refuse('adminUptime.save', 422, { message: 'No.', errors: { interval_minutes: ['Not now'] } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText('Not now', {}, patient);
  },
};

/** Without a response the list and the coverage each say so. */
export const Fails: Story = {
  args: {
    prepare: ({ server }) => {
      server.refuse('adminUptime.settings', 500, { message: 'No.' });
      server.refuse('adminUptime.list', 500, { message: 'No.' });
      server.refuse('adminUptimeRobot.show', 500, { message: 'No.' });
    },
  },
  async play({ canvas }) {
    await canvas.findByText('The coverage could not be loaded', {}, patient);
    await canvas.findByText('The UptimeRobot account could not be loaded', {}, patient);
    await expect((await canvas.findAllByRole('button', { name: /Retry|again/ }, patient)).length).toBeGreaterThan(0);
  },
};

/** Without a key: what it is for, and a refusal by UptimeRobot at its field. */
export const ConnectsUptimeRobot: Story = {
  args: {
    prepare: ({ server }) => {
      server.answer('adminUptimeRobot.show', { data: null });
      server.answer('adminUptime.list', listing(...rows.map((row) => ({ ...row, robot: null }))));
    },
  },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect UptimeRobot' }, patient));
    const dialog = within(await screen.findByRole('dialog', { name: 'UptimeRobot account' }, patient));
    await userEvent.type(dialog.getByLabelText(/^API key/), 'nonsense');
    const words = 'UptimeRobot does not accept the key: Invalid or missing API key';
    server.refuse('adminUptimeRobot.connect', 422, { message: 'No.', errors: { api_key: [words] } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(words, {}, patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminUptimeRobot.connect');
    await expect(sent?.body).toEqual({ api_key: 'nonsense', calls_per_minute: 10 });
    await userEvent.type(dialog.getByLabelText(/^API key/), '2');
    server.answer('adminUptimeRobot.connect', { success: true });
    server.answer('adminUptimeRobot.show', { data: account });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByText('UptimeRobot watches 1 of 4 nodes', {}, patient);
  },
};

/** All nodes are added at the rate of the account, with the progress and a button to stop. */
export const AddsAllToUptimeRobot: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    server.answer('adminUptimeRobot.watchAll', { success: true, message: '', process: { id: 12 } });
    const add = await canvas.findByRole('button', { name: 'Add all nodes' }, patient);
    server.answer('adminUptimeRobot.show', { data: { ...account, run } });
    await userEvent.click(add);
    const bar = await canvas.findByRole('progressbar', { name: 'Adding nodes' }, patient);
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 3');
    await expect(canvas.getByText('1 refused')).toBeVisible();
    const result = 'Canceled after 2 nodes.';
    server.answer('adminUptimeRobot.cancel', { success: true });
    server.answer('adminUptimeRobot.show', { data: { ...account, run: { ...run, is_under_way: false, result } } });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop adding' }));
    await canvas.findByText(new RegExp(result), {}, patient);
    await expect(canvas.getByRole('link', { name: 'Node by node' })).toHaveAttribute('href', '/app/admin/processes/12');
  },
};

/** The state of each node at UptimeRobot, why it refused one, and how a node is added or removed. */
export const WatchesInARow: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const sent = () => server.calls.findLast(({ endpoint }) => endpoint === 'adminUptime.bulk')?.body;
    await expect(await canvas.findByText(full, {}, patient)).toBeVisible();
    server.answer('adminUptime.bulk', { success: true, outcomes: [{ id: 6, success: true }] });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to UptimeRobot: Attic' }));
    await screen.findByText('The node is being added to UptimeRobot', {}, patient);
    await expect(sent()).toEqual({ ids: [6], action: 'watch' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from UptimeRobot: Falkenstein' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Remove Falkenstein from UptimeRobot?' }, patient),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent()).toEqual({ ids: [3], action: 'unwatch' }), patient);
  },
};

/** Earlier data of UptimeRobot stays while it does not accept the key. */
export const UptimeRobotFails: Story = {
  args: {
    prepare: ({ server }) => {
      const words = 'UptimeRobot does not accept the key: Invalid or missing API key.';
      const failed_at = new Date(now - 60_000).toISOString();
      server.answer('adminUptimeRobot.show', { data: { ...account, failure: words, failed_at } });
    },
  },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await canvas.findByText(/UptimeRobot does not accept the key: .* \(a minute ago|1 minute ago\)/, {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove key' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the UptimeRobot key?' }, patient));
    server.answer('adminUptimeRobot.disconnect', { success: true });
    server.answer('adminUptimeRobot.show', { data: null });
    await userEvent.click(dialog.getByRole('button', { name: 'Remove key' }));
    await canvas.findByRole('button', { name: 'Connect UptimeRobot' }, patient);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patient);
  },
};
