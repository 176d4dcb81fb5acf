import type { DeploymentSettings } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const saved: DeploymentSettings & { version: string } = {
  version: 'first',
  placement: 'balanced',
  server_name: '{user}’s {type}',
  trial_name: 'Trial of {product}',
  port_first: 20_000,
  port_last: 29_999,
};

const meta = {
  title: 'Shell/Deployment',
  args: { ...panelArgs, path: '/app/admin/app-management/deployment', as: 'admin' },
  render: renderPanel(({ server }) => server.answer('adminDeployment.read', saved)),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only changed fields are sent; a refusal is shown at its field. */
export const Changes: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const name = await canvas.findByRole('textbox', { name: 'Name of a server' }, patient);
    await expect(name).toHaveAccessibleDescription('For example: Casey’s Plex');
    await userEvent.click(canvas.getByRole('radio', { name: 'The node with the fewest servers' }));
    await userEvent.clear(name);
    await userEvent.type(name, '{{owner}');
    server.refuse('adminDeployment.save', 422, {
      message: 'Some fields are not valid.',
      errors: { server_name: ['Use only {user}, {product} and {type}'] },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Use only {user}, {product} and {type}');
    await userEvent.clear(name);
    await userEvent.type(name, '{{product} of {{user}');
    await expect(name).toHaveAccessibleDescription('For example: Cinema of Casey');
    server.answer('adminDeployment.save', { success: true });
    server.answer('adminDeployment.read', { ...saved, placement: 'spread', server_name: '{product} of {user}' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('The deployment settings have been saved.', {}, patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminDeployment.save');
    await expect(sent?.body).toEqual({ placement: 'spread', server_name: '{product} of {user}' });
  },
};

/** What another admin saves appears in the fields that were not changed here. */
export const FollowsOthers: Story = {
  async play({ canvas, userEvent }) {
    const { server, managers } = onStage();
    const name = await canvas.findByRole('textbox', { name: 'Name of a trial' }, patient);
    await userEvent.type(name, '!');
    server.answer('adminDeployment.read', { ...saved, server_name: 'Kino', trial_name: 'Test' });
    managers[0]?.emit('admin', 'deployment-settings-changed', {});
    await canvas.findByDisplayValue('Kino', {}, patient);
    await expect(name).toHaveValue('Trial of {product}!');
  },
};

/** A value that another admin has saved as well is overwritten only after a question. */
export const Conflicts: Story = {
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
  async play({ canvas, userEvent }) {
    const { server, managers } = onStage();
    const sent = () => server.calls.findLast(({ endpoint }) => endpoint === 'adminDeployment.save');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name of a trial' }, patient), '!');
    // Another value is on screen and is kept.
    server.answer('adminDeployment.read', { ...saved, version: 'second', server_name: 'Kino' });
    managers[0]?.emit('admin', 'deployment-settings-changed', {});
    await canvas.findByDisplayValue('Kino', {}, patient);
    server.answer('adminDeployment.read', { ...saved, version: 'third', trial_name: 'Test' });
    server.refuse('adminDeployment.save', 409, { message: 'Changed.', stale: { by: 'Ada', at: null } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'This has been changed in the meantime' }, patient);
    await expect(sent()?.query).toEqual({ based_on: 'second' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show differences' }));
    await within(dialog).findByText('Saved: Test');
    await expect(dialog).toHaveTextContent('Name of a trial');
    await expect(within(dialog).getByText('Yours: Trial of {product}!')).toBeVisible();
    server.answer('adminDeployment.save', { success: true });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), patient);
    await expect(sent()).toMatchObject({ query: { based_on: 'third' }, body: { trial_name: 'Trial of {product}!' } });
  },
};

/** A failure shows the reason, and can be retried. */
export const Fails: Story = {
  args: { prepare: ({ server }) => server.refuse('adminDeployment.read', 500, { message: 'The database is away.' }) },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await canvas.findByText('The database is away.', {}, patient);
    server.answer('adminDeployment.read', saved);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('radio', { name: 'The node with the most room' }, patient);
  },
};
