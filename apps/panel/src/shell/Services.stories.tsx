import type { BatchDetail, BatchItem, ServerRow } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { serverOver } from '../routes/restored.ts';
import { aServer, now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';
import type { TestApp } from '../testing/StoryPanel.tsx';

const owner = { id: 7, name: 'Casey Customer' };
const rowOf = (id: number, name: string): ServerRow => ({
  ...aServer({ id, name, status: 'running' }),
  owner,
  product: null,
});
const rows = [rowOf(1, 'Attic'), rowOf(2, 'Cellar'), rowOf(3, 'Living room')];

const itemOf = (id: number, name: string, more: Partial<BatchItem>): BatchItem => ({
  id,
  name,
  node: 'Falkenstein',
  state: 'succeeded',
  message: 'The server has been moved to the node Falkenstein',
  process_id: 30 + id,
  ...more,
});
const refused = { state: 'failed', node: 'Sandbox', message: 'The disk of the node Falkenstein is full.' } as const;
const waiting = { state: 'waiting', node: 'Sandbox', message: null, process_id: null } as const;
const batch: BatchDetail = {
  id: 20,
  action: 'move',
  command: 'Move 2 servers to the node Falkenstein',
  state: 'failed',
  result: '1 of 2 servers is done. 1 failed.',
  created_at: new Date(now - 60_000).toISOString(),
  items: [itemOf(1, 'Attic', {}), itemOf(3, 'Living room', refused)],
};
const goingOn: BatchDetail = {
  ...batch,
  state: 'running',
  result: '',
  items: [itemOf(1, 'Attic', {}), itemOf(3, 'Living room', waiting)],
};
const retried: BatchDetail = {
  ...batch,
  id: 21,
  command: 'Move 1 server to the node Falkenstein',
  state: 'running',
  result: '',
  items: [itemOf(3, 'Living room', { ...waiting, state: 'running' })],
};
const fit = { obstacles: [], score: 0.9, servers: 2, capacity: 40, free_memory: 0.6, free_cpu: 0.8 };
const accepted = (id: number) => ({ success: true as const, message: 'Begun.', process: { id } });

const meta = {
  title: 'Shell/Services',
  args: { ...panelArgs, as: 'admin' },
  render: renderPanel(({ server }) => {
    const page = { total: rows.length, per_page: 25, current_page: 1, last_page: 1 };
    server.answer('adminServers.list', { data: rows, meta: page });
    server.answer('serverBatches.movePlan', {
      data: {
        nodes: [
          { ...fit, id: 5, alias: 'Falkenstein' },
          { ...fit, id: 6, alias: 'Helsinki', obstacles: ['full'] },
        ],
        running: 2,
        outage_seconds: 120,
      },
    });
    server.answer('serverBatches.blastRadius', { servers: 2, customers: 1, shared_with: 0, operations: 0 });
    server.answer('serverBatches.begin', accepted(20));
    server.answer('serverBatches.retry', accepted(21));
    server.answer('serverBatches.one', (input) => ({ data: input.params.id === 21 ? retried : batch }));
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (endpoint: string) => onStage().server.calls.findLast((call) => call.endpoint === endpoint)?.body;

/** The result of each server, also after returning to the page, and a retry of the failed ones. */
export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  args: { path: '/app/admin/services/batches/20' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Move 2 servers/ }, patient)).toBeVisible();
    const failed = canvas.getByRole('row', { name: /Living room/ });
    await expect(failed).toHaveTextContent('The disk of the node Falkenstein is full.');
    await expect(canvas.getByRole('button', { name: 'Retry 1 failed' })).toBeEnabled();
    // The part of the frame that is loaded last.
    await expect(await canvas.findByRole('button', { name: 'Recent Processes' }, patient)).toBeVisible();
    await expect(await canvas.findByText('Live', undefined, patient)).toBeVisible();
  },
};

/** Several servers are selected and moved to one node, with a result for each; only the failed ones are tried again. */
export const MovesSeveral: Story = {
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
  args: {
    path: '/app/admin/services',
    prepare: ({ server }) => server.answer('serverBatches.one', { data: goingOn }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const name of ['Attic', 'Living room'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }, patient));
    const page = within(canvasElement.ownerDocument.body);
    const bar = await page.findByRole('group', { name: 'Actions for the selection' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Move' }));

    const dialog = await page.findByRole('alertdialog', { name: 'Move 2 servers?' }, patient);
    await within(dialog).findByText(/This affects 2 servers of 1 customer/);
    await userEvent.click(await within(dialog).findByRole('button', { name: /New node/ }));
    await expect(await page.findByRole('option', { name: /^Helsinki/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('option', { name: /^Falkenstein/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));

    await expect(await canvas.findByText('1 of 2 done, 0 failed', undefined, patient)).toBeVisible();
    await expect(bodyOf('serverBatches.begin')).toEqual({ action: 'move', ids: [1, 3], node_id: 5 });
    await expect(canvas.getByRole('row', { name: /Living room/ })).toHaveTextContent('Not started');
    await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull();

    const { server, managers, clock } = onStage();
    server.answer('serverBatches.one', (input) => ({ data: input.params.id === 21 ? retried : batch }));
    managers[0]?.emit('admin', 'process-updated', { id: 20 });
    // A burst of events causes one read.
    clock.advance(1000);
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry 1 failed' }, patient));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Move 1 server/ }, patient)).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
  },
};

const many = Array.from({ length: 120 }, (_, index) => rowOf(index + 1, `Server ${index + 1}`));

const answerPages = ({ server }: TestApp) =>
  server.answer('adminServers.list', ({ query }) => {
    const found = query.type === 'emby' ? rows : many;
    const { page, per_page = 25 } = query;
    const meta = { total: found.length, per_page, current_page: page, last_page: Math.ceil(found.length / per_page) };
    return { data: found.slice((page - 1) * per_page, page * per_page), meta };
  });

/** An existing page of the list is not replaced by the last one, whatever was shown before. */
export const KeepsThePage: Story = {
  args: {
    path: '/app/admin/services?page=4',
    prepare: answerPages,
  },
  play: async ({ canvas, userEvent }) => {
    const { app, server } = onStage();
    const { location } = app;
    await canvas.findByText('76–100 of 120', undefined, patient);
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '10');
    await expect(await canvas.findByText('71–80 of 120')).toBeVisible();
    await expect(location.read()).toBe('/app/admin/services?per_page=10&page=8');

    location.navigate('/app/admin/services?type=emby');
    await canvas.findByText('1–3 of 3');
    location.navigate('/app/admin/services?page=3');
    await expect(await canvas.findByText('51–75 of 120')).toBeVisible();
    await expect(location.read()).toBe('/app/admin/services?page=3');
    // A page that does not exist is replaced by the last one.
    location.navigate('/app/admin/services?page=9');
    await waitFor(() => expect(location.read()).toBe('/app/admin/services?page=5'));
    // The number of pages is not known while the list does not respond.
    await canvas.findByText('101–120 of 120');
    server.refuse('adminServers.list', 500, { message: 'The database is away.' });
    location.navigate('/app/admin/services?per_page=10&page=8');
    await canvas.findByText(/^The panel is not responding\./);
    await expect(location.read()).toBe('/app/admin/services?per_page=10&page=8');
  },
};

/** A second press continues from the requested page, although the previous one is still on screen. */
export const TurnsTwoPages: Story = {
  args: { path: '/app/admin/services', prepare: answerPages },
  play: async ({ canvas, userEvent }) => {
    const { server, location } = onStage();
    await canvas.findByText('1–25 of 120', undefined, patient);
    const letThrough = server.hang('adminServers.list');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next page' }));
    letThrough();
    await expect(await canvas.findByRole('rowheader', { name: 'Server 51' })).toBeVisible();
    await expect(location.history.slice(-2)).toEqual(['/app/admin/services?page=2', '/app/admin/services?page=3']);
  },
};

/** Typed text is searched even if a button is pressed before the pause ends, and the press counts as well. */
export const SearchesAndGoesOn: Story = {
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
  args: { path: '/app/admin/services' },
  play: async ({ canvas, userEvent }) => {
    const { server, location, clock } = onStage();
    await canvas.findByRole('rowheader', { name: 'Attic' }, patient);
    const field = canvas.getByRole('searchbox', { name: 'Search services' });
    const name = within(canvas.getByRole('columnheader', { name: 'Name' })).getByRole('button');
    await userEvent.type(field, 'att');
    // A press by assistive technology: the field keeps the focus.
    name.click();
    await expect(location.read()).toBe('/app/admin/services?sort=name&direction=desc');
    clock.advance(250);
    await expect(location.read()).toBe('/app/admin/services?q=att&sort=name&direction=desc');

    await userEvent.type(field, 'ic');
    await userEvent.click(name);
    await expect(location.read()).toBe('/app/admin/services?q=attic');

    server.hang('adminServers.export');
    await userEvent.type(field, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(server.calls.at(-1)).toMatchObject({ endpoint: 'adminServers.export', query: { q: 'attic!' } });
  },
};

/** The dialog of a server lists what was done to it, and by whom. */
export const ReadsTheAuditLog: Story = {
  args: { path: '/app/admin/services' },
  play: async ({ canvas, userEvent }) => {
    const { app, server } = onStage();
    server.answer('adminServers.one', {
      data: {
        ...aServer({ id: 1, name: 'Attic' }),
        owner: { ...owner, email: 'casey@example.test', is_admin: false },
        product: null,
        image: 'kronos/plex:latest',
        limits: { cpus: null, memory_bytes: null, pids: null },
        container: null,
        shared_with: [],
      },
    });
    server.answer('adminAudit.list', {
      data: [
        {
          id: 1,
          at: new Date(now - 60_000).toISOString(),
          actor: { id: 1, name: 'Ada Admin' },
          behalf_of: null,
          client: null,
          action: 'adminServers.suspend',
          target: { kind: 'server', id: '1', name: 'Attic' },
          before: { suspension: null },
          after: { suspension: 'The invoice is not paid.' },
          ip: null,
        },
      ],
      meta: { total: 1, per_page: 10, current_page: 1, last_page: 1 },
    });
    await canvas.findByRole('checkbox', { name: 'Select Attic' }, patient);
    app.location.navigate(serverOver(1, app.location.read()));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Attic' }, patient));
    await userEvent.click(await dialog.findByRole('tab', { name: 'Audit log' }, patient));
    await expect(await dialog.findByText('Ada Admin: adminServers.suspend', {}, patient)).toBeVisible();
    const asked = server.calls.find(({ endpoint }) => endpoint === 'adminAudit.list');
    await expect(asked).toMatchObject({ query: { kind: 'server', id: 1 } });
  },
};

/** A server's dialog over the list leaves the list unchanged: nothing is read again, the selection stays. */
export const LooksAtOne: Story = {
  args: { path: '/app/admin/services' },
  play: async ({ canvas, userEvent }) => {
    const { app, asked } = onStage();
    const { location } = app;
    for (const name of ['Attic', 'Living room'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }, patient));
    const page = within(document.body);
    location.navigate(serverOver(1, location.read()));
    await userEvent.click(await page.findByRole('button', { name: 'Close' }, patient));
    await waitFor(() => expect(location.read()).toBe('/app/admin/services'));
    for (const name of ['Attic', 'Living room'])
      await expect(await canvas.findByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
    await expect(asked('adminServers.list')).toBe(1);
  },
};
