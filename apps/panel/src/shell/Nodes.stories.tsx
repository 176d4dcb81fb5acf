import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aNode } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const full = aNode({
  alias: 'Falkenstein',
  servers: 4,
  running: 1,
  blast: { servers: 4, customers: 2, operations: 0 },
  backup_days: 30,
  undeletable: 'Falkenstein has 4 servers of 2 customers. Move or delete them first.',
});

const meta = {
  title: 'Shell/Nodes',
  args: { ...panelArgs, path: '/app/admin/nodes/3', as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminNodes.one', { data: full, version: 'first' });
    server.answer('adminNodes.wipe', { success: true, message: 'Falkenstein is being wiped.', process: { id: 9 } });
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog says what is lost; a refusal stays in it. */
export const Wipes: Story = {
  async play({ canvas, userEvent }) {
    const { server, app } = onStage();
    await userEvent.click(await canvas.findByRole('button', { name: 'Wipe node' }, patient));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Wipe Falkenstein?' }, patient));
    await expect(dialog.getByText('4 servers of 2 customers will be deleted.')).toBeVisible();
    await expect(dialog.getByText('1 is running now.')).toBeVisible();
    await expect(dialog.getByText('Their backups are kept until they are 30 days old.')).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Wipe node' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'Falkenstein');
    server.refuse('adminNodes.wipe', 409, { message: 'A server is being moved to Falkenstein.' });
    await userEvent.click(confirm);
    await dialog.findByText('A server is being moved to Falkenstein.', {}, patient);
    server.answer('adminNodes.wipe', { success: true, message: 'Falkenstein is being wiped.', process: { id: 9 } });
    await userEvent.click(dialog.getByRole('button', { name: 'Wipe node' }));
    await waitFor(() => expect(app.location.read()).toBe('/app/admin/processes/9'), patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminNodes.wipe');
    await expect(sent?.body).toEqual({ name: 'Falkenstein' });
  },
};

/** While a node is being wiped, nothing is placed on it, and it cannot be wiped again. */
export const IsBeingWiped: Story = {
  args: {
    prepare: ({ server }) =>
      server.answer('adminNodes.one', {
        version: 'first',
        data: aNode({
          alias: 'Falkenstein',
          enabled: false,
          wiped_by: 9,
          undeletable: 'An operation is running on Falkenstein. Wait until that is done.',
        }),
      }),
  },
  async play({ canvas }) {
    await canvas.findByText('The node is being wiped.', {}, patient);
    await expect(canvas.getByRole('link', { name: 'Show progress' })).toHaveAttribute('href', '/app/admin/processes/9');
    for (const name of ['Wipe node', 'Allow new servers', 'Delete node'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
};

/** From an empty node only what the panel left there is removed. */
export const WipesAnEmptyOne: Story = {
  args: {
    prepare: ({ server }) =>
      server.answer('adminNodes.one', { data: aNode({ alias: 'Falkenstein' }), version: 'first' }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wipe node' }, patient));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Wipe Falkenstein?' }, patient));
    await expect(dialog.getByText(/^There are no servers on this node\./)).toBeVisible();
  },
};

/** A name that another admin has changed as well is not overwritten, although it is known here already. */
export const EditedTwice: Story = {
  args: { path: '/app/admin/nodes/3/edit' },
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
  async play({ canvas, userEvent }) {
    const { server, managers, asked } = onStage();
    const sent = () => server.calls.findLast(({ endpoint }) => endpoint === 'adminNodes.update');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }, patient), ' 2');
    server.answer('adminNodes.one', { data: aNode({ alias: 'Shelf', capacity: 7 }), version: 'second' });
    const reads = asked('adminNodes.one');
    managers[0]?.emit('admin', 'node-updated', { id: 3 });
    await waitFor(() => expect(asked('adminNodes.one')).toBe(reads + 1), patient);
    server.refuse('adminNodes.update', 409, { message: 'Changed.', stale: { by: 'Ada', at: null } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'This has been changed in the meantime' }, patient);
    await expect(sent()?.query).toEqual({ based_on: 'first' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show differences' }));
    await within(dialog).findByText('Saved: Shelf');
    await expect(within(dialog).getByText('Yours: Falkenstein 2')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reload' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Shelf');
  },
};
