import { contract, type UptimeRow } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
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
const rows: UptimeRow[] = [
  { id: 3, alias: 'Falkenstein', state: 'up', address: 'fsn.example.test:22', interval_minutes: 5, ...found },
  {
    id: 4,
    alias: 'Berlin 2',
    state: 'down',
    address: 'ber.example.test:22',
    interval_minutes: 5,
    ...found,
    last_error: failure,
  },
  { id: 5, alias: 'Helsinki', state: 'pending', address: 'hel.example.test:22', interval_minutes: 5, ...nothing },
  { id: 6, alias: 'Attic', state: 'unmonitored', address: null, interval_minutes: null, ...nothing },
];
const listing = (...data: UptimeRow[]) => contract.adminUptime.list.response.parse(pageOf(...data));

const meta = {
  title: 'Shell/Uptime',
  args: { ...panelArgs, path: '/app/admin/integrations/uptime-robot', as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminUptime.settings', { interval_minutes: 5, nodes: 4, monitored: 3 });
    server.answer('adminUptime.list', listing(...rows));
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Which nodes are monitored, how they did, and the way to all of them. */
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

/** What is not monitored is monitored from its row; to stop it is asked first. */
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
    const dialog = await screen.findByRole('dialog', { name: 'Interval of new monitors' }, patient);
    server.refuse('adminUptime.save', 422, { message: 'No.', errors: { interval_minutes: ['Not now'] } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText('Not now', {}, patient);
  },
};

/** Without an answer the list and the coverage say so each. */
export const Fails: Story = {
  args: {
    prepare: ({ server }) => {
      server.refuse('adminUptime.settings', 500, { message: 'No.' });
      server.refuse('adminUptime.list', 500, { message: 'No.' });
    },
  },
  async play({ canvas }) {
    await canvas.findByText('The coverage could not be loaded', {}, patient);
    await expect((await canvas.findAllByRole('button', { name: /Retry|again/ }, patient)).length).toBeGreaterThan(0);
  },
};
