import { type AuditRow, contract } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const at = '/app/admin/user-interaction/alerts/7';

const saved = contract.adminAlerts.one.response.parse({
  version: 'first',
  data: {
    id: 7,
    tone: 'info',
    text: 'The streams pause at ten',
    pages: [],
    is_dismissible: true,
    audience: ['customer'],
    is_enabled: true,
    state: 'on',
    starts_at: new Date(now).toISOString(),
    ends_at: null,
    created_at: new Date(now).toISOString(),
    dismissals: 0,
  },
});

let lastId = 0;
const anEntry = (more: Partial<AuditRow> = {}): AuditRow => ({
  id: (lastId += 1),
  at: new Date(now - lastId * 3_600_000).toISOString(),
  actor: { id: 1, name: 'Ada Admin' },
  behalf_of: null,
  client: null,
  action: 'adminAlerts.update',
  target: { kind: 'alert', id: '7', name: 'The streams pause at ten' },
  before: { is_enabled: false },
  after: { is_enabled: true },
  ip: '203.0.113.5',
  ...more,
});
const page = (data: AuditRow[], total = data.length) => ({
  data,
  meta: { total, per_page: 25, current_page: 1, last_page: 1 },
});

const made = anEntry({
  action: 'adminAlerts.create',
  client: 'Status page',
  before: null,
  after: { text: 'The streams pause at ten', audience: ['customer'], content: `<p>${'Long. '.repeat(80)}</p>` },
});
const ended = anEntry({
  action: 'adminAlerts.bulk',
  behalf_of: { id: 2, name: 'Casey Customer' },
  before: null,
  after: null,
  ip: null,
});

const meta = {
  title: 'Shell/History',
  args: { ...panelArgs, path: `${at}?tab=history`, as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminAlerts.one', saved);
    server.answer('adminAudit.list', page([anEntry(), ended, made]));
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who made each change, through which client, and what it changed; the form is the other tab. */
export const TellsWhatWasDone: Story = {
  async play({ canvas, userEvent }) {
    const { server, managers, location } = onStage();
    const history = await canvas.findByRole('list', { name: 'History of The streams pause at ten' }, patient);
    const [first, second, third] = within(history).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Ada Admin changed this record');
    await expect(first).toHaveTextContent('is_enabled: false → true');
    await expect(first).toHaveTextContent('From 203.0.113.5');
    await expect(second).toHaveTextContent('Ada Admin on behalf of Casey Customer: adminAlerts.bulk');
    await expect(third).toHaveTextContent('Ada Admin, through the API client Status page created this record');
    const { query } = server.calls.findLast(({ endpoint }) => endpoint === 'adminAudit.list') ?? {};
    await expect(query).toMatchObject({ kind: 'alert', id: 7 });

    server.answer(
      'adminAudit.list',
      page([anEntry({ action: 'adminAlerts.remove', after: null }), anEntry({ action: 'system' })]),
    );
    managers[0]?.emit('system', 'words-changed', {});
    await canvas.findByText('Ada Admin deleted this record', {}, patient);
    await expect(canvas.getByText('Done by the panel itself')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await canvas.findByRole('textbox', { name: 'Text' }, patient);
    await expect(location.read()).toBe(at);
  },
};

export const ShowsMore: Story = {
  args: { prepare: ({ server }) => server.answer('adminAudit.list', page([anEntry()], 2)) },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const more = await canvas.findByRole('button', { name: 'Show more' }, patient);
    server.answer('adminAudit.list', page([anEntry(), made]));
    await userEvent.click(more);
    await canvas.findByText(/created this record/, {}, patient);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull());
    const { query } = server.calls.findLast(({ endpoint }) => endpoint === 'adminAudit.list') ?? {};
    await expect(query).toMatchObject({ page: 1, per_page: 100 });
  },
};

export const SaysWhenThereIsNothing: Story = {
  args: { prepare: ({ server }) => server.answer('adminAudit.list', page([])) },
  async play({ canvas }) {
    await canvas.findByText('Nothing has been recorded yet.', {}, patient);
  },
};

export const RetriesAfterAFailure: Story = {
  args: { prepare: ({ server }) => server.refuse('adminAudit.list', 500, { message: 'The database is away.' }) },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'The history could not be loaded' }, patient);
    onStage().server.answer('adminAudit.list', page([made]));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByText(/created this record/, {}, patient);
  },
};
