import { contract, type StatusNode, type StatusOverview } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { pageOf } from '../testing/page-of.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const dayMs = 86_400_000;
const ago = (days: number, minutes = 0) => new Date(now - days * dayMs + minutes * 60_000).toISOString();
const days: StatusNode['days'] = Array.from({ length: 90 }, (_, index) => {
  const isBad = index === 60;
  return { day: ago(89 - index).slice(0, 10), checks: 288, failures: isBad ? 4 : 0, seconds_down: isBad ? 1200 : 0 };
});
const film = { id: 1, name: 'Family Cinema' };
const attic = { id: 2, name: 'Attic' };
const aNode = (over: Partial<StatusNode>): StatusNode => ({
  id: 3,
  alias: 'Falkenstein',
  region: 'Saxony',
  state: 'up',
  since: ago(12),
  uptime_90d: 99.983,
  days,
  servers: [],
  ...over,
});
const own = aNode({ servers: [film, attic] });
const others = [
  aNode({ id: 4, alias: 'Berlin 2', region: null }),
  aNode({ id: 5, alias: 'Helsinki', state: 'unknown', since: null, uptime_90d: null, days: [] }),
];
const overview = (over: Partial<StatusOverview> = {}) =>
  contract.status.show.response.parse({
    data: {
      nodes: { up: 2, down: 0, unknown: 1 },
      own: [own],
      entries: [],
      incidents: [
        { id: 1, node: { id: 3, alias: 'Falkenstein' }, began_at: ago(29), ended_at: ago(29, 20), servers: [film] },
      ],
      maintenance: [{ id: 1, node: { id: 4, alias: 'Berlin 2' }, at: ago(-1), servers: [] }],
      cdn: [{ id: 1, name: 'Frankfurt edge', state: 'up' }],
      is_subscribed: false,
      ...over,
    },
  });
const listing = (...data: StatusNode[]) => contract.status.list.response.parse(pageOf(...data));

const meta = {
  title: 'Shell/Status',
  args: { ...panelArgs, path: '/app/status' },
  render: renderPanel(({ server }) => {
    server.answer('status.show', overview());
    server.answer('status.list', listing(own, ...others));
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The nodes of the viewer's own servers come first, then past and planned entries, then all nodes. */
export const Shows: Story = {
  async play({ canvas }) {
    await canvas.findByText('Your servers’ node is up.', {}, patient);
    await expect(canvas.getByRole('link', { name: 'Family Cinema' })).toHaveAttribute('href', '/app/dashboard/1');
    await expect(canvas.getByText('20 minutes')).toBeVisible();
    await expect(canvas.getByText('Frankfurt edge: Up')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Helsinki/ }, patient)).toHaveTextContent('Not checked');
  },
};

/** An outage names the affected servers, and disappears once it is over. */
export const TellsOfAnOutage: Story = {
  args: {
    prepare: ({ server }) =>
      server.answer(
        'status.show',
        overview({
          own: [{ ...own, state: 'down' }],
          incidents: [
            { id: 2, node: { id: 3, alias: 'Falkenstein' }, began_at: ago(0, -9), ended_at: null, servers: [film] },
          ],
        }),
      ),
  },
  async play({ canvas }) {
    await canvas.findByText('One of your servers’ nodes is down.', {}, patient);
    await expect(canvas.getByText('Currently unreachable: Family Cinema and Attic.')).toBeVisible();
    await expect(canvas.getByText('Down now')).toBeVisible();
    const { server, managers } = onStage();
    server.answer('status.show', overview());
    managers[0]?.emit('system', 'status-changed', {});
    await canvas.findByText('Your servers’ node is up.', {}, patient);
  },
};

/** A switch subscribes to outages; a refusal leaves it as it was. */
export const Subscribes: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const wish = await canvas.findByRole('switch', { name: /^Notify me when/ }, patient);
    server.refuse('status.subscribe', 409, { message: 'Not now.' });
    await userEvent.click(wish);
    await screen.findByText('Not now.', {}, patient);
    await userEvent.keyboard('{Escape}');
    await expect(wish).not.toBeChecked();
    server.answer('status.subscribe', { success: true });
    server.answer('status.show', overview({ is_subscribed: true }));
    await userEvent.click(wish);
    await screen.findByText('You will be notified', {}, patient);
    await expect(wish).toBeChecked();
  },
};

/** Someone without servers may subscribe to what concerns everyone. */
export const SubscribesWithoutServers: Story = {
  args: { prepare: ({ server }) => server.answer('status.show', overview({ own: [] })) },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const wish = await canvas.findByRole('switch', { name: /that concern everyone/ }, patient);
    server.answer('status.subscribe', { success: true });
    server.answer('status.show', overview({ own: [], is_subscribed: true }));
    await userEvent.click(wish);
    await screen.findByText('You will be notified', {}, patient);
    await expect(wish).toBeChecked();
  },
};

/** Entries by admins come first, with the viewer's affected servers and the updates so far. */
export const TellsOfAnEntry: Story = {
  args: {
    prepare: ({ server }) =>
      server.answer(
        'status.show',
        overview({
          entries: [
            {
              id: 7,
              kind: 'incident',
              title: 'Streams start slowly',
              text: 'Films take up to a minute to start.',
              state: 'identified',
              is_everywhere: false,
              nodes: [{ id: 3, alias: 'Falkenstein' }],
              servers: [film],
              starts_at: ago(0, -90),
              ends_at: null,
              updates: [
                { id: 2, at: ago(0, -30), state: 'identified', text: 'A disk is worn.' },
                { id: 1, at: ago(0, -80), state: 'investigating', text: '' },
              ],
            },
          ],
        }),
      ),
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Streams start slowly' }, patient);
    await expect(canvas.getByText('Your affected servers: Family Cinema.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Updates on Streams start slowly' })).toHaveTextContent(
      /Identified.*A disk is worn\..*Investigating/,
    );
  },
};

/** Without servers there is nothing to be notified about. */
export const WithoutServers: Story = {
  args: {
    prepare: ({ server }) => {
      server.answer(
        'status.show',
        overview({ own: [], incidents: [], maintenance: [], cdn: [], nodes: { up: 1, down: 2, unknown: 0 } }),
      );
      server.answer('status.list', listing());
    },
  },
  async play({ canvas }) {
    await canvas.findByText('2 nodes are down.', {}, patient);
    await expect(canvas.getByText('Nothing is planned.')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: /that concern everyone/ })).not.toBeChecked();
    await canvas.findByText('Nothing is checked yet', {}, patient);
  },
};

/** Without a response both parts say so. */
export const Fails: Story = {
  args: {
    prepare: ({ server }) => {
      server.refuse('status.show', 500, { message: 'No.' });
      server.refuse('status.list', 500, { message: 'No.' });
    },
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText('The status could not be loaded', {}, patient);
    const { server } = onStage();
    server.answer('status.show', overview());
    const [retry] = canvas.getAllByRole('button', { name: 'Retry' });
    await userEvent.click(retry as HTMLElement);
    await canvas.findByText('Your servers’ node is up.', {}, patient);
  },
};
