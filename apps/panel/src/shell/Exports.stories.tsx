import { contract, type RecordExportRow } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { pageOf } from '../testing/page-of.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const at = new Date(now - 600_000).toISOString();
const one = (more: Partial<RecordExportRow>): RecordExportRow => ({
  id: 1,
  subject: 'users',
  format: 'csv',
  state: 'ready',
  rows: 20_000,
  total: 20_000,
  bytes: 2_400_000,
  message: null,
  by: 'Ada Admin',
  created_at: at,
  expires_at: new Date(now + 600_000_000).toISOString(),
  ...more,
});
const unready = { bytes: null, expires_at: null } as const;
const listing = (...data: RecordExportRow[]) => contract.adminExports.list.response.parse(pageOf(...data));
const failure = 'The backup storage is full.';
const all = [
  one({ id: 3, subject: 'audit', format: 'json', state: 'making', rows: 4500, total: 90_000, ...unready }),
  one({ id: 2, subject: 'servers', state: 'failed', message: failure, ...unready }),
  one({}),
];

const meta = {
  title: 'Shell/Exports',
  args: { ...panelArgs, path: '/app/admin/app-management/exports', as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminExports.list', listing(...all));
    server.answer('adminExports.create', { success: true, id: 4 });
  }),
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The progress of each export, the reason of a failure, and a file if there is one. */
export const Lists: Story = {
  async play({ canvas }) {
    await canvas.findByText('4,500 of 90,000', {}, patient);
    await expect(canvas.getByText(failure)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Download/ })).toHaveLength(1);
  },
};

/** A refusal stays in the form; a begun export is confirmed with a toast. */
export const BeginsOne: Story = {
  args: { prepare: ({ server }) => server.answer('adminExports.list', listing()) },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await canvas.findByText('No exports yet', {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'New export' }));
    const dialog = await screen.findByRole('dialog', { name: 'New export' }, patient);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Audit records' }));
    await userEvent.click(within(dialog).getByRole('radio', { name: 'JSON' }));
    server.refuse('adminExports.create', 409, { message: 'Not now.' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start export' }));
    await within(dialog).findByText('Not now.');
    server.answer('adminExports.create', { success: true, id: 4 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start export' }));
    await screen.findByText('The export is being created', {}, patient);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminExports.create');
    await expect(sent?.body).toEqual({ subject: 'audit', format: 'json' });
  },
};
