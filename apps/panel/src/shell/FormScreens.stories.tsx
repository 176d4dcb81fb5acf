import { contract, type AlertRow } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const list = '/app/admin/user-interaction/alerts';

/** The alert as it is saved, and its version. */
const saved = (version: string, more: Partial<AlertRow> = {}) =>
  contract.adminAlerts.one.response.parse({
    version,
    data: {
      id: 7,
      tone: 'info',
      text: 'The streams pause at ten',
      pages: [],
      is_dismissible: true,
      audience: ['customer'],
      is_enabled: true,
      state: 'on',
      starts_at: new Date(now).toISOString(),
      ends_at: null,
      created_at: new Date(now).toISOString(),
      dismissals: 0,
      ...more,
    },
  });
const stale = { by: 'Ada', at: new Date(now).toISOString() };

const meta = {
  title: 'Shell/FormScreens',
  args: { ...panelArgs, path: `${list}/7`, as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminAlerts.one', saved('first'));
    server.answer('adminAlerts.update', { success: true });
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Stage = Parameters<Play>[0];

const textField = ({ canvas }: Stage) => canvas.findByRole('textbox', { name: 'Text' }, patient);
const lastUpdate = () => onStage().server.calls.findLast(({ endpoint }) => endpoint === 'adminAlerts.update');

/** Changes a field, and saves it after another user has saved the same record. */
async function saveTooLate(stage: Stage): Promise<HTMLElement> {
  const { server } = onStage();
  const text = await textField(stage);
  text.focus();
  await stage.userEvent.keyboard('{Control>}{End}{/Control} sharp');
  server.answer('adminAlerts.one', saved('second', { text: 'The streams pause at eleven', tone: 'danger' }));
  server.refuse('adminAlerts.update', 409, { message: 'The alert has been changed in the meantime.', stale });
  stage.canvas.getByRole('button', { name: 'Save' }).focus();
  await stage.userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('alertdialog', { name: 'This has been changed in the meantime' }, patient);
  await expect(dialog).toHaveTextContent('Ada saved changes');
  await expect(lastUpdate()?.query).toEqual({ based_on: 'first' });
  return dialog;
}

/** The differences are shown, and the input here is saved over the version that was shown. */
export const Overwrites: Story = {
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
  async play(stage) {
    const dialog = await saveTooLate(stage);
    const { server } = onStage();
    await stage.userEvent.click(within(dialog).getByRole('button', { name: 'Show differences' }));
    const changes = await within(dialog).findByRole('group', { name: 'Text' });
    await expect(changes).toHaveTextContent('The streams pause at eleven');
    await expect(changes).toHaveTextContent('The streams pause at ten sharp');
    // A field that was not changed here has the newly saved value.
    await expect(within(dialog).queryByText(/^Yours: /)).toBeNull();
    server.answer('adminAlerts.update', { success: true });
    await stage.userEvent.click(within(dialog).getByRole('button', { name: 'Overwrite' }));
    await screen.findByText('The alert has been saved');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(lastUpdate()).toMatchObject({
      query: { based_on: 'second' },
      body: { text: 'The streams pause at ten sharp', tone: 'danger' },
    });
  },
};

/** The input here is discarded for the saved version. */
export const Reloads: Story = {
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
  async play(stage) {
    const dialog = await saveTooLate(stage);
    await stage.userEvent.click(within(dialog).getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await textField(stage)).toHaveValue('The streams pause at eleven');
    await expect(stage.canvas.getByRole('radio', { name: 'Danger' })).toBeChecked();
    await expect(stage.canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const FocusesTheFirstRefusedField: Story = {
  async play(stage) {
    const { server, app } = onStage();
    const text = await textField(stage);
    text.focus();
    await stage.userEvent.keyboard('{Control>}{End}{/Control}!');
    server.refuse('adminAlerts.update', 422, {
      message: 'No.',
      errors: { ends_at: ['The end must be after the start'], text: ['Not so loud'] },
    });
    stage.canvas.getByRole('button', { name: 'Save' }).focus();
    await stage.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text).toHaveAccessibleDescription(/Not so loud/));
    await expect(text).toHaveFocus();
    await expect(stage.canvas.getByText('The end must be after the start')).toBeVisible();
    await expect(app.notices.state.dialogs).toHaveLength(0);
  },
};

/** Leaving with unsaved changes asks first. */
export const KeepsWhoeverHasNotSaved: Story = {
  async play(stage) {
    const { location, app } = onStage();
    const text = await textField(stage);
    text.focus();
    await stage.userEvent.keyboard('{Control>}{End}{/Control}!');
    app.location.navigate(list);
    const question = await screen.findByRole('alertdialog', {}, patient);
    await expect(location.read()).toBe(`${list}/7`);
    await stage.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(text).toHaveValue('The streams pause at ten!');
  },
};

/** The input for a new record is not lost by a link or Cancel; once it is saved, leaving does not ask. */
export const KeepsWhatIsWrittenOfANewOne: Story = {
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
  args: { path: `${list}/create` },
  async play(stage) {
    const { canvas, userEvent } = stage;
    const { location, app, server } = onStage();
    const text = await textField(stage);
    app.location.navigate('/app/admin/users');
    await waitFor(() => expect(location.read()).toBe('/app/admin/users'));
    app.location.navigate(`${list}/create`);
    const again = await textField(stage);
    await expect(text).not.toBeInTheDocument();
    await userEvent.type(again, 'Streams pause');
    app.location.navigate('/app/admin/users');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' }, patient);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', {}, patient)).getByRole('button', { name: 'Stay' }),
    );
    await expect(again).toHaveValue('Streams pause');
    await expect(!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);

    server.answer('adminAlerts.create', { success: true, id: 8 });
    await userEvent.click(canvas.getByRole('button', { name: 'Create alert' }));
    await waitFor(() => expect(location.read()).toBe(list), patient);
    await expect(screen.queryByRole('alertdialog', { name: 'Leave without saving?' })).toBeNull();
  },
};
