import { contract, type NodeExtractionRow } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aNodeRow, now } from '../testing/fixtures.ts';
import { pageOf } from '../testing/page-of.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const one = (more: Partial<NodeExtractionRow>): NodeExtractionRow => ({
  id: 1,
  node: { id: 3, alias: 'Falkenstein' },
  archive: '/srv/in/plex.tar.gz',
  target: '/srv/kronos/plex',
  strip_components: 0,
  keep_archive: true,
  state: 'done',
  progress: 1,
  bytes: 12_400_000_000,
  at: new Date(now - 86_400_000).toISOString(),
  seconds: 312,
  by: 'Ada Admin',
  process_id: 12,
  message: null,
  ...more,
});
const listing = (...data: NodeExtractionRow[]) => contract.adminExtractions.list.response.parse(pageOf(...data));
const berlin = { id: 4, alias: 'Berlin 2' };
const failure = 'The disk of the node Berlin 2 is full. Anything unpacked by then is in /srv/kronos/emby.';
const all = [
  one({ id: 6, state: 'waiting', progress: null, bytes: null, seconds: null, archive: '/srv/in/next.tar' }),
  one({ id: 5, state: 'running', progress: 0.42, seconds: null, archive: '/srv/in/films.tar.xz' }),
  one({
    id: 4,
    state: 'failed',
    progress: null,
    node: berlin,
    archive: '/srv/in/emby.tar',
    seconds: 75,
    message: failure,
  }),
  one({ id: 3, state: 'canceled', progress: null, node: berlin, seconds: 41, by: null }),
  one({}),
];

const meta = {
  title: 'Shell/Extractions',
  args: { ...panelArgs, path: '/app/admin/nodes/extractions', as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminExtractions.list', listing(...all));
    server.answer('adminNodes.extractTar', { success: true, message: 'It is.', process: { id: 13 } });
  }),
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The progress of one extraction, the duration of others, and the reason of a failure. */
export const Lists: Story = {
  async play({ canvas }) {
    const bar = await canvas.findByRole('progressbar', { name: 'Progress of /srv/in/films.tar.xz' }, patient);
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByText('5 minutes')).toBeVisible();
    await expect(canvas.getByText(failure)).toBeVisible();
    await expect(canvas.getByText('Canceled')).toBeVisible();
  },
};

/** A problem with a path is shown at its field. */
export const ExtractsOne: Story = {
  args: { prepare: ({ server }) => server.answer('adminExtractions.list', listing()) },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await canvas.findByText('No extractions yet', {}, patient);
    server.answer('adminNodes.list', pageOf(aNodeRow()));
    await userEvent.click(canvas.getByRole('button', { name: 'Extract archive' }));
    const dialog = await screen.findByRole('dialog', { name: 'Extract an archive' }, patient);
    await userEvent.type(await within(dialog).findByRole('combobox', { name: 'Node' }), 'falk');
    await userEvent.click(await screen.findByRole('option', { name: /Falkenstein/ }, patient));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Archive' }), '/srv/in/films.tar.xz');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Folder' }), '/etc');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Keep the archive/ }));
    const errors = { target: ['Choose a folder that does not belong to the system'] };
    server.refuse('adminNodes.extractTar', 422, { message: 'Please check your input.', errors });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Extract' }));
    await within(dialog).findByText('Choose a folder that does not belong to the system');
    server.answer('adminNodes.extractTar', { success: true, message: 'It is.', process: { id: 13 } });
    await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Folder' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Folder' }), '/srv/films');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Extract' }));
    await screen.findByText('The archive is being unpacked', {}, patient);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminNodes.extractTar');
    await expect(sent).toMatchObject({
      params: { id: 3 },
      body: { archive: '/srv/in/films.tar.xz', target: '/srv/films', strip_components: 0, keep_archive: false },
    });
  },
};

/** A cancellation needs a confirmation. */
export const CancelsOne: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const row = await canvas.findByRole('row', { name: /films\.tar\.xz/ }, patient);
    await userEvent.click(within(row).getByRole('checkbox'));
    server.answer('adminExtractions.bulk', { success: true, outcomes: [{ id: 5, success: true }] });
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel extraction' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel the extraction?' }, patient);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel extraction' }));
    await screen.findByText('The extraction is being canceled', {}, patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminExtractions.bulk');
    await expect(sent?.body).toEqual({ ids: [5], action: 'cancel' });
  },
};
