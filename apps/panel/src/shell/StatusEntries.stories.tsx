import { contract, type StatusEntryDetail } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const begun = { id: 1, at: ago(80), state: 'investigating', text: '', by: 'Ada Admin' } as const;
const entry = (more: Partial<StatusEntryDetail> = {}): StatusEntryDetail => ({
  id: 7,
  kind: 'incident',
  title: 'Streams start slowly',
  text: 'Films take up to a minute to start.',
  state: 'investigating',
  is_everywhere: false,
  node_ids: [3, 4],
  nodes: [
    { id: 4, alias: 'Berlin 2' },
    { id: 3, alias: 'Falkenstein' },
  ],
  starts_at: ago(90),
  ends_at: null,
  created_at: ago(80),
  updates: [begun],
  ...more,
});
const saved = (more: Partial<StatusEntryDetail> = {}, version = 'first') =>
  contract.adminStatusEntries.one.response.parse({ version, data: entry(more) });
const planned: Partial<StatusEntryDetail> = {
  id: 8,
  title: 'New switch',
  kind: 'maintenance',
  state: 'planned',
  is_everywhere: true,
  node_ids: [],
  nodes: [],
};
const listing = contract.adminStatusEntries.list.response.parse({
  data: [entry(), entry(planned)],
  meta: { total: 2, per_page: 25, current_page: 1, last_page: 1 },
});

const meta = {
  title: 'Shell/StatusEntries',
  args: { ...panelArgs, path: '/app/admin/user-interaction/status/7', as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminStatusEntries.list', listing);
    server.answer('adminStatusEntries.one', saved());
  }),
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The state of each entry, and what it affects. */
export const Lists: Story = {
  args: { path: '/app/admin/user-interaction/status' },
  async play({ canvas }) {
    const row = await canvas.findByRole('row', { name: /Streams start slowly/ }, patient);
    await expect(row).toHaveTextContent('Incident: investigating');
    await expect(row).toHaveTextContent('Berlin 2 and Falkenstein');
    await expect(canvas.getByRole('row', { name: /New switch/ })).toHaveTextContent('Everything');
  },
};

/** An update is appended with its new state; a refusal stays in the dialog. */
export const Appends: Story = {
  async play({ canvas, userEvent }) {
    const { server, managers } = onStage();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add update' }, patient));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add update' }, patient));
    await userEvent.type(dialog.getByRole('textbox', { name: /What is new/ }), 'A disk is worn.');
    await userEvent.click(dialog.getByRole('button', { name: /State/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Incident: identified' }, patient));
    server.refuse('adminStatusEntries.append', 409, { message: 'This entry already has 100 updates.' });
    await userEvent.click(dialog.getByRole('button', { name: 'Add update' }));
    await dialog.findByText('This entry already has 100 updates.', {}, patient);
    server.answer('adminStatusEntries.append', { success: true });
    const told = { id: 2, at: ago(0), state: 'identified', text: 'A disk is worn.', by: 'Ada Admin' } as const;
    server.answer('adminStatusEntries.one', saved({ state: 'identified', updates: [begun, told] }, 'second'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add update' }));
    const call = () => server.calls.findLast(({ endpoint }) => endpoint === 'adminStatusEntries.append');
    await waitFor(() => expect(call()?.body).toEqual({ state: 'identified', text: 'A disk is worn.' }), patient);
    managers[0]?.emit('system', 'status-changed', {});
    await waitFor(
      () => expect(canvas.getByRole('list', { name: 'Updates' })).toHaveTextContent('A disk is worn.'),
      patient,
    );
  },
};

/** An entry that affects everything needs no nodes. */
export const AffectsEverything: Story = {
  args: { path: '/app/admin/user-interaction/status/create' },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('combobox', { name: /^Nodes/ }, patient);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Everything is affected' }));
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: /^Nodes/ })).toBeNull(), patient);
  },
};
