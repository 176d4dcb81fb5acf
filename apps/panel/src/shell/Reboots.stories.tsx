import { contract, type NodeRebootRow } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aNodeRow, now } from '../testing/fixtures.ts';
import { pageOf } from '../testing/page-of.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const one = (more: Partial<NodeRebootRow>): NodeRebootRow => ({
  id: 1,
  node: { id: 3, alias: 'Falkenstein' },
  cause: 'request',
  state: 'done',
  at: new Date(now - 86_400_000).toISOString(),
  seconds: 74,
  reason: '',
  by: 'Ada Admin',
  process_id: 12,
  message: null,
  ...more,
});
const listing = (...data: NodeRebootRow[]) => contract.adminReboots.list.response.parse(pageOf(...data));
const unbegun = { seconds: null, process_id: null } as const;
const berlin = { id: 4, alias: 'Berlin 2' };
const failure = 'The node Berlin 2 did not come back within ten minutes. Check its console.';
const all = [
  one({
    id: 6,
    cause: 'planned',
    state: 'planned',
    at: new Date(now + 86_400_000).toISOString(),
    reason: 'Kernel 6.12',
    ...unbegun,
  }),
  one({ id: 5, node: berlin, state: 'running', seconds: null }),
  one({ id: 4, node: berlin, state: 'failed', seconds: null, message: failure }),
  one({ id: 3, cause: 'unplanned', by: null, ...unbegun }),
  one({
    id: 7,
    cause: 'planned',
    state: 'missed',
    message: 'The panel was not running at that time.',
    ...unbegun,
  }),
  one({ id: 2 }),
  one({ seconds: 312 }),
];

const meta = {
  title: 'Shell/Reboots',
  args: { ...panelArgs, path: '/app/admin/nodes/reboots', as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminReboots.list', listing(...all));
    server.answer('adminReboots.plan', { success: true });
  }),
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How long each node was down, why one failed, and which reboots are planned. */
export const Lists: Story = {
  async play({ canvas }) {
    await canvas.findByText('74 seconds', {}, patient);
    await expect(canvas.getByText('5 minutes')).toBeVisible();
    await expect(canvas.getByText(failure)).toBeVisible();
    await expect(canvas.getByText('Kernel 6.12')).toBeVisible();
  },
};

/** A refusal stays in the form. */
export const PlansOne: Story = {
  args: { prepare: ({ server }) => server.answer('adminReboots.list', listing()) },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await canvas.findByText('No reboots yet', {}, patient);
    server.answer('adminNodes.list', pageOf(aNodeRow()));
    await userEvent.click(canvas.getByRole('button', { name: 'Plan reboot' }));
    const dialog = await screen.findByRole('dialog', { name: 'Plan a reboot' }, patient);
    await userEvent.type(await within(dialog).findByRole('combobox', { name: 'Node' }), 'falk');
    await userEvent.click(await screen.findByRole('option', { name: /Falkenstein/ }, patient));
    await userEvent.click(within(dialog).getByRole('spinbutton', { name: /month/ }));
    await userEvent.keyboard('122420300515PM');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Kernel 6.12');
    server.refuse('adminReboots.plan', 409, { message: 'Not now.' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Plan' }));
    await within(dialog).findByText('Not now.');
    server.answer('adminReboots.plan', { success: true });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Plan' }));
    await screen.findByText('The reboot is planned', {}, patient);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminReboots.plan');
    await expect(sent?.body).toMatchObject({ node_ids: [3], gap_minutes: 0, reason: 'Kernel 6.12' });
  },
};

/** Several nodes are rebooted one after the other. */
export const PlansForSeveral: Story = {
  args: {
    path: '/app/admin/nodes',
    prepare: ({ server }) =>
      server.answer(
        'adminNodes.list',
        pageOf(aNodeRow(), aNodeRow({ id: 4, alias: 'Berlin 2', servers: 30, running: 21 })),
      ),
  },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('link', { name: 'Berlin 2' }, patient);
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Plan reboot' }));
    const dialog = await screen.findByRole('dialog', { name: 'Plan 2 reboots' }, patient);
    await expect(within(dialog).getByText(/^30 servers go down\./)).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: /Minutes between nodes/ })).toHaveValue('10');
  },
};
