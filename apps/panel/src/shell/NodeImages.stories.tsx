import type { FleetImageRow, ImagePullRow, NodeImageRow, NodeImagesSummary } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aNode, now } from '../testing/fixtures.ts';
import { pageOf } from '../testing/page-of.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const falkenstein = { id: 3, alias: 'Falkenstein' };
const berlin = { id: 4, alias: 'Berlin 2' };
const silence = 'The node Berlin 2 is not responding. Try again when it is back.';

const fleet = (id: number, image: string, more: Partial<FleetImageRow> = {}): FleetImageRow => ({
  id,
  image,
  nodes: 2,
  outdated: 0,
  containers: 7,
  bytes: 890_000_000,
  built_at: ago(50),
  ...more,
});
const onNode = (id: number, more: Partial<NodeImageRow> = {}): NodeImageRow => ({
  id,
  node: falkenstein,
  image: 'linuxserver/plex:latest',
  digest: 'sha256:5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
  bytes: 445_000_000,
  built_at: ago(50),
  containers: 4,
  is_outdated: false,
  read_at: ago(0.1),
  ...more,
});
const pull = (id: number, more: Partial<ImagePullRow> = {}): ImagePullRow => ({
  id,
  node: falkenstein,
  image: 'linuxserver/plex:latest',
  state: 'done',
  progress: 1,
  at: ago(2),
  seconds: 41,
  by: 'Ada Admin',
  process_id: 12,
  message: 'The node now has a newer version. Servers use it once they are rebuilt.',
  ...more,
});
const summary = (node: typeof berlin, more: Partial<NodeImagesSummary> = {}): NodeImagesSummary => ({
  node,
  images: 6,
  bytes: 3_100_000_000,
  unused: 2,
  unused_bytes: 812_000_000,
  read_at: ago(0.1),
  failure: null,
  ...more,
});
const node = aNode({ ...falkenstein });

const meta = {
  title: 'Shell/NodeImages',
  args: { ...panelArgs, path: '/app/admin/nodes/images', as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer(
      'adminFleetImages.list',
      pageOf(
        fleet(1, 'linuxserver/plex:latest', { outdated: 1 }),
        fleet(2, 'linuxserver/jellyfin:10.9', { nodes: 1, containers: 0, bytes: 812_000_000 }),
      ),
    );
    server.answer('adminNodeImages.nodes', {
      data: [summary(berlin, { failure: silence, read_at: ago(5), unused: 1 }), summary(falkenstein)],
    });
    server.answer('adminNodes.list', pageOf(node));
    server.answer('adminImages.list', pageOf());
    server.answer(
      'adminImagePulls.list',
      pageOf(
        pull(5, { state: 'running', progress: 0.42, seconds: null, message: null }),
        pull(4, { state: 'failed', progress: null, node: berlin, message: silence }),
        pull(3),
      ),
    );
  }),
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number of nodes with each image, those with an older one, and a node that could not be read. */
export const OnAllNodes: Story = {
  async play({ canvas }) {
    const row = await canvas.findByRole('row', { name: /linuxserver\/plex:latest/ }, patient);
    await expect(within(row).getByText('Older on 1 node')).toBeVisible();
    await canvas.findByText('One node could not be checked.', {}, patient);
    await expect(canvas.getByText(`Berlin 2: ${silence} The data shown is from 5 hours ago.`)).toBeVisible();
  },
};

/** A pull needs a confirmation, which says what it means for servers. */
export const PullsAgain: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const row = await canvas.findByRole('row', { name: /linuxserver\/plex:latest/ }, patient);
    await userEvent.click(within(row).getByRole('checkbox'));
    server.answer('adminFleetImages.bulk', { success: true, outcomes: [{ id: 1, success: true }] });
    await userEvent.click(await canvas.findByRole('button', { name: 'Pull again' }));
    const question = await screen.findByRole('alertdialog', { name: 'Pull the image again?' }, patient);
    await userEvent.click(within(question).getByRole('button', { name: 'Pull again' }));
    await screen.findByText('The image is being pulled', {}, patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminFleetImages.bulk');
    await expect(sent?.body).toEqual({ ids: [1], action: 'update' });
  },
};

/** The dialog says how many images are removed from the chosen nodes and how much space that frees. */
export const RemovesUnused: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await canvas.findByRole('row', { name: /linuxserver\/plex:latest/ }, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove unused' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove unused images' }, patient);
    await userEvent.type(await within(dialog).findByRole('combobox', { name: /^Nodes/ }), 'falk');
    await userEvent.click(await screen.findByRole('option', { name: /Falkenstein/ }, patient));
    await userEvent.tab();
    await within(dialog).findByText('2 images will be removed, which frees up to 812 MB.', {}, patient);
    server.answer('adminNodeImages.prune', { success: true });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove 2 images' }));
    await screen.findByText('Unused images are being removed', {}, patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminNodeImages.prune');
    await expect(sent?.body).toEqual({ node_ids: [3] });
  },
};

/** A refusal is shown in the dialog; a begun pull links to the list of pulls. */
export const PullsOne: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await canvas.findByRole('row', { name: /linuxserver\/plex:latest/ }, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Pull image' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pull an image' }, patient);
    await userEvent.type(await within(dialog).findByRole('combobox', { name: 'Image' }), 'linuxserver/emby:4');
    await userEvent.click(await screen.findByRole('option', { name: /linuxserver\/emby:4/ }, patient));
    await userEvent.type(within(dialog).getByRole('combobox', { name: /^Nodes/ }), 'falk');
    await userEvent.click(await screen.findByRole('option', { name: /Falkenstein/ }, patient));
    await userEvent.tab();
    const message = 'linuxserver/emby:4 is already being pulled there.';
    server.refuse('adminImagePulls.begin', 409, { message });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pull' }));
    await within(dialog).findByText(message);
    server.answer('adminImagePulls.begin', { success: true });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pull' }));
    await screen.findByRole('heading', { level: 1, name: 'Image pulls' }, patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminImagePulls.begin');
    await expect(sent?.body).toEqual({ image: 'linuxserver/emby:4', node_ids: [3] });
  },
};

/** The progress of one pull, the result of another, and the reason of a failure. */
export const Pulls: Story = {
  args: { path: '/app/admin/nodes/images/pulls' },
  async play({ canvas }) {
    const bar = await canvas.findByRole(
      'progressbar',
      { name: 'Progress of linuxserver/plex:latest on Falkenstein' },
      patient,
    );
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByText(silence)).toBeVisible();
  },
};

/** The total size of the images, and a button to read it again. */
export const OnOneNode: Story = {
  args: {
    path: '/app/admin/nodes/3/images',
    prepare: ({ server }) => {
      server.answer('adminNodes.one', { data: node, version: 'first' });
      server.answer(
        'adminNodeImages.list',
        pageOf(onNode(1), onNode(2, { image: null, containers: 0 }), onNode(3, { image: 'a/b:1', is_outdated: true })),
      );
    },
  },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await canvas.findByText(
      '6 images use up to 3.1 GB. 2 are not used by any container: up to 812 MB. Checked 6 minutes ago.',
      {},
      patient,
    );
    await expect(await canvas.findByText('Superseded')).toBeVisible();
    await expect(canvas.getByText('Another node has a newer one')).toBeVisible();
    server.answer('adminNodeImages.read', { success: true, data: summary(falkenstein) });
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await screen.findByText('The images on the node have been checked', {}, patient);
    await waitFor(() => expect(server.calls.some(({ endpoint }) => endpoint === 'adminNodeImages.read')).toBe(true));
  },
};
