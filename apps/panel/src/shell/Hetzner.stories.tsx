import type { HetznerProject, HetznerServerRow } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aNode, now } from '../testing/fixtures.ts';
import { pageOf } from '../testing/page-of.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const rack = { id: 3, alias: 'Rack', running: 12 };
const locked = 'Hetzner rejected the request: server is locked (locked).';
const revoked = 'Hetzner does not accept the token: unable to authenticate (unauthorized).';

const project = (id: number, name: string, more: Partial<HetznerProject> = {}): HetznerProject => ({
  id,
  name,
  has_credentials: true,
  servers: 14,
  nodes: 3,
  read_at: ago(1),
  latency_ms: 182,
  failure: null,
  failed_at: null,
  created_at: ago(9000),
  ...more,
});
const server = (id: number, name: string, more: Partial<HetznerServerRow> = {}): HetznerServerRow => ({
  id,
  number: 48_210_000 + id,
  name,
  project: { id: 1, name: 'Media nodes' },
  status: 'running',
  type: 'ccx33',
  cores: 8,
  memory_gb: 32,
  disk_gb: 240,
  location: 'fsn1',
  ipv4: `192.0.2.${id}`,
  ipv6: '2001:db8::/64',
  is_locked: false,
  node: null,
  process_id: null,
  failed: null,
  read_at: ago(1),
  ...more,
});
const onRack = server(1, 'falkenstein-1', { node: rack });

const meta = {
  title: 'Shell/Hetzner',
  args: { ...panelArgs, path: '/app/admin/integrations/hetzner', as: 'admin' },
  render: renderPanel(({ server: api }) => {
    api.answer(
      'adminHetznerProjects.list',
      pageOf(
        project(1, 'Media nodes'),
        project(2, 'Tests', { failure: revoked, failed_at: ago(4), read_at: ago(300) }),
      ),
    );
    api.answer(
      'adminHetznerServers.list',
      pageOf(
        onRack,
        server(2, 'falkenstein-2', { process_id: 12 }),
        server(3, 'build', {
          failed: { process_id: 9, message: locked },
          status: 'off',
          type: 'cx22',
          cores: 2,
          memory_gb: 4,
          disk_gb: 40,
        }),
      ),
    );
    api.answer('adminNodes.one', { data: aNode(rack), version: 'first' });
  }),
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentTo = (endpoint: string) => onStage().server.calls.findLast((call) => call.endpoint === endpoint);

/** The last read of each project, which server is which node, and which could become one. */
export const Servers: Story = {
  async play({ canvas }) {
    const row = await canvas.findByRole('row', { name: /falkenstein-1/ }, patient);
    await expect(within(row).getByText('8, 32 GB, 240 GB')).toBeVisible();
    await expect(within(row).getByRole('link', { name: 'Rack' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add as node: build' })).toHaveAttribute(
      'href',
      '/app/admin/nodes/create?alias=build&host=192.0.2.3',
    );
    await expect(canvas.getByRole('link', { name: 'In progress on falkenstein-2: open the process' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Failed on build: ${locked}` })).toBeVisible();
    const card = within(await canvas.findByRole('region', { name: 'Tests' }, patient));
    await expect(card.getByText(`${revoked} (4 minutes ago)`)).toBeVisible();
    await expect(card.getByText('Its servers were loaded 5 hours ago, in 182 ms.')).toBeVisible();
  },
};

/**
 * The dialog says what is affected, and cutting the power of a node requires its name; a refusal stays in the dialog.
 */
export const ResetsNode: Story = {
  async play({ canvas, userEvent }) {
    const { server: api } = onStage();
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for falkenstein-1' }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset' }, patient));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reset falkenstein-1?' }, patient));
    await expect(dialog.getByText('This is the node Rack.')).toBeVisible();
    await expect(dialog.getByText('12 servers that run on it go down.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'Rack');
    const message = 'Another operation on falkenstein-1 is in progress. Wait until it finishes.';
    api.refuse('adminHetznerServers.act', 409, { message });
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await dialog.findByText(message, {}, patient);
    api.answer('adminHetznerServers.act', { success: true, message: '', process: { id: 7 } });
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await screen.findByText('The request was sent to Hetzner', {}, patient);
    await expect(sentTo('adminHetznerServers.act')?.body).toEqual({ action: 'reset', name: 'Rack' });
  },
};

/** A server that is off can only be switched on. */
export const SwitchesOn: Story = {
  async play({ canvas, userEvent }) {
    const { server: api } = onStage();
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for build' }, patient));
    await screen.findByRole('menuitem', { name: 'Power on' }, patient);
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Power on' }));
    api.answer('adminHetznerServers.act', { success: true, message: '', process: { id: 7 } });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Power on build?' }, patient));
    await userEvent.click(dialog.getByRole('button', { name: 'Power on' }));
    await waitFor(() => expect(sentTo('adminHetznerServers.act')?.body).toEqual({ action: 'power-on' }), patient);
  },
};

/** A failed read is reported where it was requested. */
export const Refreshes: Story = {
  async play({ canvas, userEvent }) {
    const { server: api } = onStage();
    api.answer('adminHetznerServers.refresh', { success: true, failed: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }, patient));
    await screen.findByText('One project could not be loaded', {}, patient);
  },
};

/** The page before the first project is added. */
export const None: Story = {
  args: {
    prepare: ({ server: api }) => {
      api.answer('adminHetznerProjects.list', pageOf());
      api.answer('adminHetznerServers.list', pageOf());
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No cloud servers yet', {}, patient)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add project' })).toBeVisible();
  },
};

/** Hetzner's own message is shown at the token. */
export const RefusedToken: Story = {
  args: { path: '/app/admin/integrations/hetzner/projects/create' },
  async play({ canvas, userEvent }) {
    const { server: api } = onStage();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }, patient), 'Media nodes');
    await userEvent.type(canvas.getByLabelText(/^API token/), 'nonsense');
    const words = 'Hetzner does not accept the token: unable to authenticate (unauthorized)';
    api.refuse('adminHetznerProjects.create', 422, { message: 'No.', errors: { api_token: [words] } });
    await userEvent.click(canvas.getByRole('button', { name: 'Add project' }));
    await canvas.findByText(words, {}, patient);
    await expect(sentTo('adminHetznerProjects.create')?.body).toEqual({ name: 'Media nodes', api_token: 'nonsense' });
  },
};

/** A node that does not respond can be reset from its own page. */
export const OnNode: Story = {
  args: {
    path: '/app/admin/nodes/3',
    prepare: ({ server: api }) => {
      const failed = { process_id: 9, message: locked };
      api.answer('adminHetznerServers.list', pageOf({ ...onRack, failed }));
    },
  },
  async play({ canvas, userEvent }) {
    const card = within(await canvas.findByRole('region', { name: 'Hetzner Cloud' }, patient));
    await expect(card.getByRole('link', { name: 'falkenstein-1' })).toBeVisible();
    await expect(card.getByText('Running')).toBeVisible();
    await expect(card.getByText(locked)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Actions for falkenstein-1' }));
    await expect(await screen.findByRole('menuitem', { name: 'Reset' }, patient)).toBeVisible();
    await expect(sentTo('adminHetznerServers.list')?.query).toMatchObject({ node: 3 });
  },
};
