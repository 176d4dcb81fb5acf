import type { DockerServiceDetail, DockerServiceRow, ServicePlacementRow } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aNode, now } from '../testing/fixtures.ts';
import { pageOf } from '../testing/page-of.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const failure =
  'The image tautulli/tautulli:v3 could not be pulled on the node Cellar. manifest for tautulli/tautulli:v3 not found';
const digest = 'sha256:0d1f7e2b9c3a4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6';

const service = (id: number, name: string, more: Partial<DockerServiceRow> = {}): DockerServiceRow => ({
  id,
  name,
  description: 'Shows who watches what.',
  image: 'tautulli/tautulli',
  tag: 'v2.15.1',
  nodes: 4,
  running: 2,
  outdated: 0,
  created_at: ago(9000),
  ...more,
});
const tautulli: DockerServiceDetail = {
  ...service(1, 'Tautulli', { outdated: 1 }),
  command: [],
  variables: [
    { name: 'TZ', value: 'Europe/Berlin', is_secret: false },
    { name: 'API_KEY', value: null, is_secret: true },
  ],
  ports: [{ host: 8181, container: 8181, protocol: 'tcp' }],
  mounts: [{ source: '/srv/tautulli', target: '/config', is_read_only: false }],
  may_use_engine: false,
  restart_policy: 'unless-stopped',
  memory_mb: 512,
  cpus: null,
  undeletable: 'Tautulli is on Attic, Cellar, Garage and Rack. Remove it there first.',
};
const placement = (id: number, alias: string, more: Partial<ServicePlacementRow> = {}): ServicePlacementRow => ({
  id,
  service: { id: 1, name: 'Tautulli' },
  node: { id, alias },
  state: 'running',
  seen_at: ago(0),
  digest,
  is_outdated: false,
  created_at: ago(9000),
  process_id: null,
  progress: null,
  failed: null,
  ...more,
});

const meta = {
  title: 'Shell/DockerServices',
  args: { ...panelArgs, path: '/app/admin/integrations/docker-services/1?tab=nodes', as: 'admin' },
  render: renderPanel(({ server: api }) => {
    api.answer(
      'adminDockerServices.list',
      pageOf(
        service(1, 'Tautulli', { outdated: 1 }),
        service(2, 'Metrics', { description: '', image: 'prom/node-exporter', tag: 'latest', nodes: 0, running: 0 }),
      ),
    );
    api.answer('adminDockerServices.one', { data: tautulli, version: 'v1' });
    api.answer(
      'adminServicePlacements.list',
      pageOf(
        placement(1, 'Attic', { is_outdated: true }),
        placement(2, 'Cellar', { state: 'missing', digest: null, failed: { process_id: 9, message: failure } }),
        placement(3, 'Garage', { state: 'stopped', process_id: 12, progress: 0.4 }),
        placement(4, 'Rack', { state: 'unknown', seen_at: ago(180) }),
      ),
    );
    api.answer('adminNodes.list', pageOf(aNode({ id: 5, alias: 'Shed' }), aNode({ id: 6, alias: 'Tower' })));
  }),
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentTo = (endpoint: string) => onStage().server.calls.findLast((call) => call.endpoint === endpoint);

/** The declared services, and on how many nodes each runs. */
export const Services: Story = {
  args: { path: '/app/admin/integrations/docker-services' },
  async play({ canvas }) {
    const row = within(await canvas.findByRole('row', { name: /Tautulli/ }, patient));
    await expect(row.getByRole('link', { name: 'Tautulli' })).toHaveAttribute(
      'href',
      '/app/admin/integrations/docker-services/1?tab=nodes',
    );
    await expect(row.getByText('tautulli/tautulli:v2.15.1')).toBeVisible();
    await expect(row.getByText('Outdated on 1 node')).toBeVisible();
  },
};

/** The list before the first service. */
export const None: Story = {
  args: {
    path: '/app/admin/integrations/docker-services',
    prepare: ({ server: api }) => api.answer('adminDockerServices.list', pageOf()),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No services yet', {}, patient)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Declare service' })[0]).toBeVisible();
  },
};

/** The state of a service on each node, the operation in progress, a failure, and the age of an outdated state. */
export const OnNodes: Story = {
  async play({ canvas }) {
    const rowOf = async (name: RegExp) => within(await canvas.findByRole('row', { name }, patient));
    const attic = await rowOf(/Attic/);
    await expect(attic.getByText('Running')).toBeVisible();
    await expect(attic.getByText('Outdated declaration')).toBeVisible();
    const cellar = await rowOf(/Cellar/);
    await expect(cellar.getByText('No container')).toBeVisible();
    await expect(cellar.getByRole('link', { name: `Failed on Cellar: ${failure}` })).toBeVisible();
    const garage = await rowOf(/Garage/);
    await expect(garage.getByRole('progressbar', { name: 'Progress on Garage' })).toBeVisible();
    await expect(garage.queryByRole('button', { name: 'Actions on Garage' })).toBeNull();
    const rack = await rowOf(/Rack/);
    await expect(rack.getByText('Unknown')).toBeVisible();
    await expect(rack.getByText('3 hours ago')).toBeVisible();
    await expect(sentTo('adminServicePlacements.list')?.query).toMatchObject({ service: 1 });
  },
};

/** A refusal stays in the dialog; an accepted request runs in the background on each node. */
export const PutsOnNodes: Story = {
  async play({ canvas, userEvent }) {
    const { server: api } = onStage();
    await userEvent.click(await canvas.findByRole('button', { name: 'Deploy to nodes…' }, patient));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deploy Tautulli to nodes' }, patient));
    await userEvent.type(dialog.getByRole('combobox', { name: /^Nodes/ }), 'Shed');
    await userEvent.click(await screen.findByRole('option', { name: 'Shed' }, patient));
    await userEvent.tab();
    const message = 'Tautulli is already there.';
    api.refuse('adminDockerServices.place', 409, { message });
    await userEvent.click(dialog.getByRole('button', { name: 'Deploy to nodes' }));
    await dialog.findByText(message, {}, patient);
    api.answer('adminDockerServices.place', { success: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Deploy to nodes' }));
    await screen.findByText('It is being deployed to the node', {}, patient);
    await expect(sentTo('adminDockerServices.place')?.body).toEqual({ node_ids: [5] });
  },
};

/** A removal needs a confirmation, and a refusal is shown in the dialog. */
export const Removes: Story = {
  async play({ canvas, userEvent }) {
    const { server: api } = onStage();
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions on Attic' }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }, patient));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Tautulli from Attic?' }, patient));
    const message = 'Another operation on Tautulli on Attic is in progress. Wait until it finishes.';
    api.answer('adminServicePlacements.bulk', { success: true, outcomes: [{ id: 1, success: false, message }] });
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await dialog.findByText(message, {}, patient);
    api.answer('adminServicePlacements.bulk', { success: true, outcomes: [{ id: 1, success: true }] });
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('It is being removed', {}, patient);
    await expect(sentTo('adminServicePlacements.bulk')?.body).toEqual({ ids: [1], action: 'remove' });
  },
};

/** A changed declaration is applied to older containers. */
export const AppliesChanges: Story = {
  async play({ canvas, userEvent }) {
    onStage().server.answer('adminDockerServices.apply', { success: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply changes on 1 node' }, patient));
    await screen.findByText('The containers are being recreated', {}, patient);
  },
};

/** A secret is replaced but never shown; refusals are shown at their rows. */
export const Declaration: Story = {
  args: { path: '/app/admin/integrations/docker-services/1' },
  async play({ canvas, userEvent }) {
    const { server: api } = onStage();
    const secret = within(await canvas.findByRole('group', { name: 'Variable 2' }, patient));
    await expect(secret.getByRole('textbox', { name: 'Name' })).toHaveValue('API_KEY');
    await userEvent.click(secret.getByRole('button', { name: /^Replace/ }));
    await userEvent.type(secret.getByLabelText(/^Value/), 'another');
    await userEvent.click(canvas.getByRole('button', { name: 'Add port' }));
    const port = within(canvas.getByRole('group', { name: 'Port 2' }));
    await userEvent.type(port.getByRole('textbox', { name: /^Port on the node/ }), '20001');
    await userEvent.type(port.getByRole('textbox', { name: /^Port in the container/ }), '9000');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Mount 1' }));
    const words = 'Servers on Attic may be assigned this port';
    api.refuse('adminDockerServices.update', 422, { message: 'No.', errors: { 'ports.1.host': [words] } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await port.findByText(words, {}, patient);
    await expect(sentTo('adminDockerServices.update')?.body).toMatchObject({
      variables: [
        { name: 'TZ', value: 'Europe/Berlin', is_secret: false },
        { name: 'API_KEY', value: 'another', is_secret: true },
      ],
      ports: [
        { host: 8181, container: 8181, protocol: 'tcp' },
        { host: 20001, container: 9000, protocol: 'tcp' },
      ],
      mounts: [],
    });
    await expect(canvas.getByRole('button', { name: 'Delete service' })).toBeDisabled();
    await waitFor(() => expect(canvas.getByText(/Remove it there first/)).toBeVisible(), patient);
  },
};

/** A new service runs nowhere yet, so its page of nodes opens. */
export const Declares: Story = {
  args: { path: '/app/admin/integrations/docker-services/new' },
  async play({ canvas, userEvent }) {
    const { server: api, location } = onStage();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }, patient), 'Metrics');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Image/ }), 'prom/node-exporter');
    await userEvent.click(canvas.getByRole('button', { name: 'Add variable' }));
    const variable = within(canvas.getByRole('group', { name: 'Variable 1' }));
    await userEvent.type(variable.getByRole('textbox', { name: /^Name/ }), 'API_KEY');
    await userEvent.click(variable.getByRole('checkbox', { name: 'Secret' }));
    await userEvent.type(variable.getByLabelText(/^Value/), 'hidden');
    api.answer('adminDockerServices.create', { success: true, id: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Declare service' }));
    await screen.findByText('The service has been declared', {}, patient);
    await expect(sentTo('adminDockerServices.create')?.body).toMatchObject({
      name: 'Metrics',
      image: 'prom/node-exporter',
      tag: 'latest',
      variables: [{ name: 'API_KEY', value: 'hidden', is_secret: true }],
      restart_policy: 'unless-stopped',
    });
    await waitFor(() => expect(location.read()).toBe('/app/admin/integrations/docker-services/1?tab=nodes'), patient);
  },
};
