import { contract, type Mount, type NodeRow } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aNode, now } from '../testing/fixtures.ts';
import { pageOf } from '../testing/page-of.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const terabyte = 1024 ** 4;
const falkenstein = { id: 3, alias: 'Falkenstein' };
const berlin = { id: 4, alias: 'Berlin 2' };
const one = (more: Partial<Mount>): Mount => ({
  id: 1,
  name: 'Films',
  node: falkenstein,
  kind: 'nfs',
  source: 'nas.example:/films',
  target: '/mnt/films',
  options: null,
  username: null,
  has_credentials: false,
  state: 'mounted',
  size_bytes: 4 * terabyte,
  free_bytes: 1.5 * terabyte,
  checked_at: new Date(now - 60_000).toISOString(),
  failure: null,
  process_id: null,
  created_at: new Date(now - 9_000_000_000).toISOString(),
  ...more,
});
const listing = (...data: Mount[]) => contract.adminMounts.list.response.parse(pageOf(...data));
const unknown = { size_bytes: null, free_bytes: null };
const silent = 'The node Berlin 2 is not responding. Try again when it is back.';
const music = one({ id: 3, name: 'Music', target: '/mnt/music', state: 'missing', ...unknown });
const results = [
  one({}),
  one({ id: 2, name: 'Series', target: '/mnt/series', node: berlin, state: 'unchecked', failure: silent, ...unknown }),
  music,
  one({ id: 4, name: 'Archive', target: '/mnt/archive', process_id: 12, ...unknown }),
];
const nodes: NodeRow[] = [falkenstein, berlin].map((node) => aNode(node));
const at = '/app/admin/storage/mounts?node=3%2C4';

const meta = {
  title: 'Shell/MountChecks',
  args: { ...panelArgs, path: at, as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminMounts.list', listing(...results));
    server.answer('adminNodes.list', contract.adminNodes.list.response.parse(pageOf(...nodes)));
  }),
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

/** The results by node, the reason of a problem, and a check in progress; the filter names its nodes. */
export const Results: Story = {
  async play({ canvas }) {
    await canvas.findByRole('rowheader', { name: 'Films' }, patient);
    await expect(rowOf('Series')).toHaveTextContent(silent);
    await expect(rowOf('Music')).toHaveTextContent('Nothing is mounted at the path.');
    await expect(rowOf('Archive')).toHaveTextContent('In progress');
    await expect(within(rowOf('Archive')).getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Edit filter Node: Falkenstein and Berlin 2' })).toBeVisible();
    const asked = onStage().server.calls.findLast(({ endpoint }) => endpoint === 'adminMounts.list');
    await expect(asked?.query).toMatchObject({ node: [3, 4] });
  },
};

/** The filter by nodes is changed in place, and the address follows. */
export const NarrowsToOneNode: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Edit filter Node: Falkenstein and Berlin 2' }, patient),
    );
    const tag = await screen.findByRole('row', { name: 'Berlin 2' }, patient);
    await userEvent.click(within(tag).getByRole('button'));
    await waitFor(() => expect(onStage().location.read()).toBe('/app/admin/storage/mounts?node=3'), patient);
  },
};

/** A row is mounted again after a confirmation, and shows the result as soon as its node reports it. */
export const MountsAgain: Story = {
  async play({ canvas, userEvent }) {
    const { server, managers } = onStage();
    const done = { success: true as const, outcomes: [{ id: 3, success: true }] };
    server.answer('adminMounts.bulk', done);
    await canvas.findByRole('rowheader', { name: 'Music' }, patient);
    await userEvent.click(within(rowOf('Music')).getByRole('button', { name: 'Remount' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Remount 1 mount?' }, patient));
    server.answer('adminMounts.list', listing(...results.with(2, { ...music, process_id: 13 })));
    await userEvent.click(ask.getByRole('button', { name: 'Remount' }));
    await waitFor(() => expect(rowOf('Music')).toHaveTextContent('In progress'), patient);
    const call = server.calls.findLast(({ endpoint }) => endpoint === 'adminMounts.bulk');
    await expect(call?.body).toEqual({ ids: [3], action: 'remount' });
    server.answer('adminMounts.list', listing(...results.with(2, one({ id: 3, name: 'Music', target: '/mnt/music' }))));
    managers[0]?.emit('admin', 'mounts-changed', {});
    await waitFor(() => expect(rowOf('Music')).toHaveTextContent('Mounted'), patient);
  },
};

/** The chosen nodes are checked, those that cannot be are named, and the results of the others follow. */
export const ChecksNodes: Story = {
  args: { path: '/app/admin/nodes' },
  async play({ canvas, userEvent }) {
    const { server, location } = onStage();
    const message = 'Berlin 2 has no mounts to check.';
    server.answer('adminNodes.bulk', {
      success: true,
      outcomes: [
        { id: 3, success: true },
        { id: 4, success: false, message },
      ],
    });
    for (const { alias } of [falkenstein, berlin])
      await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(alias) }, patient));
    await userEvent.click(await screen.findByRole('button', { name: 'Check mounts' }, patient));
    const report = within(await screen.findByRole('dialog', { name: 'Check mounts' }, patient));
    await expect(report.getByText(message)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(location.read()).toBe('/app/admin/storage/mounts?node=3'), patient);
    const call = server.calls.findLast(({ endpoint }) => endpoint === 'adminNodes.bulk');
    await expect(call?.body).toEqual({ ids: [3, 4], action: 'check_mounts' });
  },
};
