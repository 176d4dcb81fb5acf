import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { nodeDefaults } from '../testing/fixtures.ts';
import { pageOf } from '../testing/page-of.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const meta = {
  title: 'Shell/Node defaults',
  args: { ...panelArgs, path: '/app/admin/integrations/nodes', as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminNodeDefaults.read', nodeDefaults);
    server.answer('adminSshKeys.list', pageOf());
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only changed fields are sent, and a refusal is shown at its field. */
export const Changes: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await canvas.findByText('root, port 22', {}, patient);
    await expect(canvas.getByText('20000 to 29999')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New nodes' }, patient));
    await userEvent.click(dialog.getByRole('radio', { name: 'TLS' }));
    const last = dialog.getByRole('textbox', { name: 'Last server port' });
    await userEvent.clear(last);
    await userEvent.type(last, '19999');
    server.refuse('adminNodeDefaults.save', 422, {
      message: 'Some fields are not valid.',
      errors: { port_last: ['The last port must not be below the first'] },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('The last port must not be below the first');
    await userEvent.clear(last);
    await userEvent.type(last, '24999');
    server.answer('adminNodeDefaults.save', { success: true });
    server.answer('adminNodeDefaults.read', { ...nodeDefaults, kind: 'tls', port_last: 24_999 });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminNodeDefaults.save');
    await expect(sent?.body).toEqual({ kind: 'tls', port_last: 24_999 });
    await canvas.findByText('20000 to 24999', {}, patient);
  },
};

/** What another admin saves while the dialog is open is kept, unless the question about it is answered. */
export const Conflicts: Story = {
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const sent = () => server.calls.findLast(({ endpoint }) => endpoint === 'adminNodeDefaults.save');
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }, patient));
    const dialog = within(await screen.findByRole('dialog', { name: 'New nodes' }, patient));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Region/ }), 'Falkenstein');
    server.answer('adminNodeDefaults.read', {
      ...nodeDefaults,
      version: 'second',
      region: 'Helsinki',
      ssh_user: 'ops',
    });
    server.refuse('adminNodeDefaults.save', 409, { message: 'Changed.', stale: { by: 'Ada', at: null } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'This has been changed in the meantime' }, patient);
    await expect(sent()?.query).toEqual({ based_on: 'first' });
    server.answer('adminNodeDefaults.save', { success: true });
    await userEvent.click(within(question).getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
    await expect(sent()).toMatchObject({ query: { based_on: 'second' }, body: { region: 'Falkenstein' } });
    await expect(sent()?.body).not.toHaveProperty('ssh_user');
  },
};

/** The form of a new node begins with the defaults; a change by another admin does not affect the input. */
export const BegunWith: Story = {
  args: { path: '/app/admin/nodes/create?alias=build' },
  async play({ canvas, userEvent }) {
    const { server, managers, asked } = onStage();
    const region = await canvas.findByRole('textbox', { name: /^Region/ }, patient);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('build');
    await expect(canvas.getByRole('textbox', { name: 'User' })).toHaveValue('root');
    await userEvent.type(region, 'Falkenstein');
    server.answer('adminNodeDefaults.read', { ...nodeDefaults, region: 'Helsinki' });
    const reads = asked('adminNodeDefaults.read');
    managers[0]?.emit('admin', 'node-defaults-changed', {});
    await waitFor(() => expect(asked('adminNodeDefaults.read')).toBe(reads + 1), patient);
    await expect(region).toHaveValue('Falkenstein');
  },
};
