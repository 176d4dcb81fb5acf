import type { ApiClient } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
const aClient = (more: Partial<ApiClient> = {}): ApiClient => ({
  id: 1,
  name: 'Billing sync',
  acts_as: { id: 1, name: 'Ada Admin' },
  scopes: ['servers:write', 'users:read'],
  key_ending: 'x4Qz',
  created_at: ago(86_400),
  expires_at: null,
  last_used_at: ago(120),
  last_used_from: '192.0.2.7',
  version: 'first',
  ...more,
});
const shop = aClient({ id: 2, name: 'Shop', acts_as: { id: 5, name: 'Remy Reseller' }, last_used_at: null });
const all = { clients: [aClient()], reseller_panels: [shop], api_domain: 'panel.example' };

const meta = {
  title: 'Shell/ApiClients',
  args: { ...panelArgs, as: 'admin', path: '/app/admin/integrations/kronos-api' },
  render: renderPanel(({ server }) => {
    server.answer('adminApiClients.list', all);
    server.answer('security.confirmation', { confirmed_until: null, methods: [] });
    server.answer('security.confirm', { confirmed_until: ago(-600) });
    server.answer('adminApiClients.create', { success: true, id: 3, key: `kronos_${'k'.repeat(43)}` });
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'API clients' }, patient)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Recent Processes' }, patient)).toBeVisible();
    await expect(await canvas.findByText('Live', undefined, patient)).toBeVisible();
  },
};

/**
 * By keyboard: the admin confirms their identity, chooses what the client may do, and keeps the key that is shown once.
 */
export const Add: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Add API client' }, patient)).focus();
    await userEvent.keyboard('{Enter}');
    const confirm = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await userEvent.type(await within(confirm).findByLabelText('Password'), 'secret{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add API client' });
    await userEvent.type(within(dialog).getByLabelText(/^Name/), 'Backups');
    const write = within(within(dialog).getByRole('group', { name: 'Write access' })).getByRole('checkbox', {
      name: 'Storage',
    });
    write.focus();
    await userEvent.keyboard(' ');
    const read = within(within(dialog).getByRole('group', { name: 'Read access' }));
    await expect(read.getByRole('checkbox', { name: 'Storage' })).toBeChecked();
    within(dialog).getByRole('button', { name: 'Add and show key' }).focus();
    await userEvent.keyboard('{Enter}');
    const shown = await screen.findByRole('dialog', { name: 'Key for Backups' });
    await expect(shown).toHaveTextContent('kronos_kkkk');
    const call = onStage().server.calls.findLast(({ endpoint }) => endpoint === 'adminApiClients.create');
    await expect(call?.body).toEqual({ name: 'Backups', scopes: ['storage:write'], reseller_id: null, days: '365' });
    await userEvent.click(within(shown).getByRole('button', { name: 'I have saved it' }));
    await expect(await canvas.findByRole('grid', { name: 'API clients' })).toBeVisible();
  },
};

/** Scopes that another admin has changed meanwhile are overwritten only after a question. */
export const Conflicts: Story = {
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    const { server } = onStage();
    const sent = () => server.calls.findLast(({ endpoint }) => endpoint === 'adminApiClients.update');
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Billing sync' }, patient));
    const confirm = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await userEvent.type(await within(confirm).findByLabelText('Password'), 'secret{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Billing sync' }, patient));
    const read = within(dialog.getByRole('group', { name: 'Read access' }));
    await userEvent.click(read.getByRole('checkbox', { name: 'Nodes' }));
    const theirs = aClient({ version: 'second', scopes: ['users:read'] });
    server.answer('adminApiClients.list', { ...all, clients: [theirs] });
    server.refuse('adminApiClients.update', 409, { message: 'Changed.', stale: { by: 'Ada', at: null } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'This has been changed in the meantime' }, patient);
    await expect(sent()?.query).toEqual({ based_on: 'first' });
    await userEvent.click(within(question).getByRole('button', { name: 'Show differences' }));
    await within(question).findByText('Saved: Read access: Users');
    server.answer('adminApiClients.update', { success: true });
    await userEvent.click(within(question).getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
    await expect(sent()).toMatchObject({
      query: { based_on: 'second' },
      body: { scopes: ['servers:write', 'users:read', 'nodes:read'] },
    });
  },
};
