import type { SshKeyDetail } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { nodeDefaults, now } from '../testing/fixtures.ts';
import { pageOf } from '../testing/page-of.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const own: SshKeyDetail = {
  id: 1,
  name: 'house',
  is_own: true,
  type: 'ssh-ed25519',
  fingerprint: 'SHA256:mVPwvezndPv/ARoIadVY98vAC0g+P/5633yTC4d/wXE',
  public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGbPhiQgg7t5Zdjz3vEKJv5h2yY kronos',
  nodes: 0,
  created_at: new Date(now - 86_400_000).toISOString(),
  used_by: [],
  undeletable: 'It is the panel’s own key.',
};
const rented: SshKeyDetail = {
  ...own,
  id: 2,
  name: 'Rented machines',
  is_own: false,
  fingerprint: 'SHA256:uK0ZEkFGMQuLbRlCIMo1Nf2LDLs9Yc3LMlHgyF3kTfw',
  public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIPn4tVqm8nC0zZ9gPqzq1Q0b5nU kronos',
  nodes: 52,
  used_by: [
    { id: 3, alias: 'Rack' },
    { id: 4, alias: 'Shelf' },
  ],
  undeletable: '52 nodes use it. Choose another key for them first.',
};

const meta = {
  title: 'Shell/SSH keys',
  args: { ...panelArgs, path: '/app/admin/integrations/nodes', as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminNodeDefaults.read', nodeDefaults);
    server.answer('adminSshKeys.list', pageOf(own, rented));
    server.answer('adminSshKeys.one', ({ params }) => ({ data: params.id === own.id ? own : rented, version: 'a' }));
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The panel's own key is described in words; the number of nodes that use a key links to them. */
export const Keys: Story = {
  async play({ canvas }) {
    const row = await canvas.findByRole('row', { name: /Rented machines/ }, patient);
    await expect(within(row).getByText(rented.fingerprint)).toBeVisible();
    await expect(within(row).getByRole('link', { name: '52' })).toHaveAttribute(
      'href',
      '/app/admin/integrations/nodes/ssh-keys/2',
    );
    await expect(canvas.getByRole('link', { name: 'The panel’s own key' })).toBeVisible();
  },
};

/** A pasted key is refused at its field; a generated one needs only a name. */
export const PastesKey: Story = {
  args: { path: '/app/admin/integrations/nodes/ssh-keys/create' },
  async play({ canvas, userEvent }) {
    const { server, location } = onStage();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }, patient), 'Rented machines');
    await expect(canvas.queryByRole('textbox', { name: /Private key/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Paste an existing key' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Private key/ }), 'not a key');
    const errors = { private_key: ['Paste a private key in OpenSSH format, from its first line to its last'] };
    server.refuse('adminSshKeys.create', 422, { message: 'Some fields are not valid.', errors });
    await userEvent.click(canvas.getByRole('button', { name: 'Add SSH key' }));
    await canvas.findByText(errors.private_key[0] ?? '', {}, patient);
    await userEvent.click(canvas.getByRole('radio', { name: 'Create a new key' }));
    server.answer('adminSshKeys.create', { success: true, id: 2 });
    await userEvent.click(canvas.getByRole('button', { name: 'Add SSH key' }));
    await waitFor(() => expect(location.read()).toBe('/app/admin/integrations/nodes/ssh-keys/2'));
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminSshKeys.create');
    await expect(sent?.body).toEqual({ name: 'Rented machines', origin: 'new' });
  },
};

/** The command that admits the panel to a machine, the nodes that use the key, and why it cannot be deleted. */
export const UsedKey: Story = {
  args: { path: '/app/admin/integrations/nodes/ssh-keys/2' },
  async play({ canvas }) {
    const command = await canvas.findByRole('textbox', { name: 'Command for a machine' }, patient);
    await expect(command).toHaveValue(
      `umask 077; mkdir -p ~/.ssh; echo '${rented.public_key}' >> ~/.ssh/authorized_keys`,
    );
    await expect(canvas.getByText('The panel signs in to 52 nodes with it.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Rack' })).toHaveAttribute('href', '/app/admin/nodes/3');
    await expect(canvas.getByText('and 50 more')).toBeVisible();
    await expect(canvas.getByText(rented.undeletable ?? '')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete SSH key' })).toBeDisabled();
  },
};

/** The panel's own key cannot be changed. */
export const OwnKey: Story = {
  args: { path: '/app/admin/integrations/nodes/ssh-keys/1' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'The panel’s own key' }, patient);
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await expect(canvas.getByText('No node uses it.')).toBeVisible();
  },
};

/** A node is tested with the chosen key, and only once one is chosen. */
export const ChosenForNode: Story = {
  args: { path: '/app/admin/nodes/create' },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await userEvent.click(await canvas.findByRole('radio', { name: /^Another key stored in the panel/ }, patient));
    const button = canvas.getByRole('button', { name: 'Test connection' });
    await expect(button).toBeDisabled();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Key' }), 'r');
    const option = await screen.findByRole('option', { name: /Rented machines/ }, patient);
    // The panel's own key is chosen above.
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(option);
    server.answer('adminNodes.test', {
      success: false,
      message: 'The node refused the panel’s SSH key.',
      host_key: null,
      public_key: rented.public_key,
      found: null,
    });
    await userEvent.click(button);
    await canvas.findByText(rented.public_key, {}, patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminNodes.test');
    await expect(sent?.body).toMatchObject({ kind: 'ssh', ssh_key_id: 2 });
  },
};
