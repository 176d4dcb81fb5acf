import { contract, type NodeRebootMetrics } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const dayMs = 86_400_000;
const none = { request: 0, planned: 0, unplanned: 0, failed: 0 };
const nothing = { reboots: 0, unplanned: 0, failed: 0, median_seconds: null, longest_seconds: null };
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The days up to today, with events on every fifth. */
function metric(count: number, more: Partial<NodeRebootMetrics> = {}): NodeRebootMetrics {
  const days = Array.from({ length: count }, (_, index) => ({
    day: dayOf(now - (count - 1 - index) * dayMs),
    ...none,
    ...(index % 5 === 0 && { request: 1, planned: index % 3 }),
    ...(index % 10 === 0 && { unplanned: 2, failed: 1 }),
  }));
  return contract.adminMetrics.nodeReboots.response.parse({
    from: days[0]?.day,
    to: days.at(-1)?.day,
    days,
    totals: { reboots: 21, unplanned: 6, failed: 3, median_seconds: 74, longest_seconds: 412 },
    before: { reboots: 19, unplanned: 9, failed: 3, median_seconds: 62, longest_seconds: 90 },
    nodes: [
      {
        id: 4,
        alias: 'Berlin 2',
        ...none,
        unplanned: 6,
        failed: 3,
        last_at: new Date(now - 5 * dayMs).toISOString(),
        mean_seconds: null,
      },
      {
        id: 3,
        alias: 'Falkenstein',
        ...none,
        request: 6,
        planned: 6,
        last_at: new Date(now - 10 * dayMs).toISOString(),
        mean_seconds: 81.5,
      },
    ],
    ...more,
  });
}

const meta = {
  title: 'Shell/Metrics',
  args: { ...panelArgs, path: '/app/admin/metrics', as: 'admin' },
  render: renderPanel(({ server }) => server.answer('adminMetrics.nodeReboots', metric(30))),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = () => onStage().server.calls.findLast(({ endpoint }) => endpoint === 'adminMetrics.nodeReboots')?.query;

/** The area opens with its first metric: the change of the figures, the days, and the nodes. */
export const Reboots: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { level: 1, name: 'Node reboots' }, patient);
    const figure = await canvas.findByRole('figure', { name: 'Reboots by cause' }, patient);
    await expect(canvas.getByText('3 less')).toBeVisible();
    await expect(canvas.getByText('12 seconds more')).toBeVisible();
    await expect(canvas.getByText('Longest: 7 minutes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Berlin 2' })).toHaveAttribute('href', '/app/admin/nodes/4/reboots');
    await userEvent.click(within(figure).getByRole('button', { name: 'Show as table' }));
    await expect(within(figure).getByRole('row', { name: /^Oct 23, 2026 1 0 2 1$/ })).toBeInTheDocument();
  },
};

/** The address contains the period, which every metric is requested for. */
export const OtherPeriods: Story = {
  async play({ canvas, userEvent }) {
    const { server, app } = onStage();
    await canvas.findByRole('figure', { name: 'Reboots by cause' }, patient);
    await expect(asked()).toEqual({ from: '2026-10-23', to: '2026-11-21' });
    server.answer('adminMetrics.nodeReboots', metric(90));
    await userEvent.click(canvas.getByRole('radio', { name: '90 days' }));
    await canvas.findByText(/^Compared with the previous 90 days\./);
    await waitFor(() => expect(asked()).toEqual({ from: '2026-08-24', to: '2026-11-21' }));
    await expect(app.location.read()).toBe('/app/admin/metrics/node-reboots?days=90');
  },
};

/** From about three months on, each bar is a week. */
export const ALongPeriod: Story = {
  args: {
    path: '/app/admin/metrics/node-reboots?from=2026-01-01&to=2026-11-21',
    prepare: ({ server }) => server.answer('adminMetrics.nodeReboots', metric(325)),
  },
  async play({ canvas }) {
    await canvas.findByText('By week, from Monday to Sunday', {}, patient);
    await expect(asked()).toEqual({ from: '2026-01-01', to: '2026-11-21' });
    await expect(canvas.getByRole('radio', { name: '30 days' })).not.toBeChecked();
  },
};

/** Without restarts the figures still show the change. */
export const Quiet: Story = {
  args: {
    prepare: ({ server }) =>
      server.answer('adminMetrics.nodeReboots', metric(30, { totals: nothing, days: [], nodes: [] })),
  },
  async play({ canvas }) {
    await canvas.findByText('No node restarted in this period', {}, patient);
    await expect(canvas.getByText('19 less')).toBeVisible();
    await expect(canvas.getByText('Unknown')).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

/** The figures can be requested again, and the period can still be chosen. */
export const NotLoaded: Story = {
  args: {
    prepare: ({ server }) => server.refuse('adminMetrics.nodeReboots', 500, { message: 'The database is away.' }),
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText('The figures could not be loaded', {}, patient);
    await expect(canvas.getByRole('radio', { name: '30 days' })).toBeChecked();
    onStage().server.answer('adminMetrics.nodeReboots', metric(30));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('figure', { name: 'Reboots by cause' }, patient);
  },
};
