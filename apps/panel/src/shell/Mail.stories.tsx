import { contract, type MailTemplateDetail } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const list = '/app/admin/integrations/mail';
const row = {
  id: 1,
  key: 'password-reset',
  subject: 'Set a new password for {{brand}}',
  text: 'Hello {{name}},\n\nset one here:\n\n{{link}}',
  state: 'original',
  changed_at: null,
} as const;

const saved = (more: Partial<MailTemplateDetail> = {}) =>
  contract.adminMailTemplates.one.response.parse({
    version: 'first',
    data: {
      ...row,
      variables: [
        { name: 'name', example: 'Robin', is_required: false },
        { name: 'link', example: 'https://panel.test/app/password/reset', is_required: true },
        { name: 'brand', example: 'Kronos', is_required: false },
      ],
      ...more,
    },
  });
const changed = { state: 'changed', changed_at: new Date(now - 600_000).toISOString() } as const;

const server = {
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  user: 'panel',
  from: 'panel@example.com',
  from_name: 'Kronos',
  is_password_set: true,
} as const;
const answers = contract.adminMail.server.response;

const meta = {
  title: 'Shell/Mail',
  args: { ...panelArgs, path: list, as: 'admin' },
  render: renderPanel(({ server: api }) => {
    api.answer('adminMail.server', answers.parse({ server, is_fixed: false, version: 'first' }));
    api.answer('adminMail.save', { success: true });
    api.answer('adminMail.test', { success: true, email: 'admin@kronos.test' });
    api.answer('adminMailTemplates.list', {
      data: [row, { ...row, id: 2, key: 'notification', subject: '{{title}}', ...changed }],
      meta: { total: 2, per_page: 20, current_page: 1, last_page: 1 },
    });
    api.answer('adminMailTemplates.one', saved());
    api.answer('adminMailTemplates.reset', { success: true });
  }),
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The saved server is changed, and a refusal of the mail server is shown in the form. */
export const ChangesTheServer: Story = {
  async play({ canvas, userEvent }) {
    const { server: api } = onStage();
    await canvas.findByText('smtp.example.com:587', {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test to me' }));
    await screen.findByText('The test e-mail is on its way to admin@kronos.test', {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mail server' }, patient);
    await expect(within(dialog).getByText('Leave empty to keep the stored password.')).toBeVisible();
    const host = within(dialog).getByRole('textbox', { name: 'Server' });
    await userEvent.clear(host);
    await userEvent.type(host, 'mail.example.com');
    api.refuse('adminMail.save', 422, { message: 'The mail server at mail.example.com:587 could not be reached.' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Test and save' }));
    await within(dialog).findByText('The mail server at mail.example.com:587 could not be reached.');
    api.answer('adminMail.save', { success: true });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Test and save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
    await expect(api.calls.findLast(({ endpoint }) => endpoint === 'adminMail.save')?.body).toEqual({
      host: 'mail.example.com',
      port: 587,
      security: 'starttls',
      user: 'panel',
      password: '',
      from: 'panel@example.com',
      from_name: 'Kronos',
    });
  },
};

/** Without a server there is a single action. */
export const SetsUpTheServer: Story = {
  args: {
    prepare: ({ server: api }) =>
      api.answer('adminMail.server', answers.parse({ server: null, is_fixed: false, version: 'first' })),
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText('This panel cannot send e-mails yet', {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mail server' }, patient);
    await expect(within(dialog).getByRole('textbox', { name: 'Port' })).toHaveValue('587');
  },
};

/** A server set by the environment cannot be changed here. */
export const IsSetElsewhere: Story = {
  args: {
    prepare: ({ server: api }) =>
      api.answer('adminMail.server', answers.parse({ server, is_fixed: true, version: 'first' })),
  },
  async play({ canvas }) {
    await canvas.findByText('It is set in the panel’s environment and can only be changed there.', {}, patient);
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull();
  },
};

/** A variable is inserted at the cursor, and the input is previewed and sent as a test before it is saved. */
export const WritesATemplate: Story = {
  args: { path: `${list}/templates/1` },
  async play({ canvas, userEvent }) {
    const { server: api } = onStage();
    await canvas.findByRole('heading', { level: 1, name: 'Forgotten password' }, patient);
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    text.focus();
    text.setSelectionRange(0, 'Hello'.length);
    await userEvent.click(canvas.getByRole('button', { name: '{{brand}}' }));
    await expect(text).toHaveValue('{{brand}} {{name}},\n\nset one here:\n\n{{link}}');
    await expect(text).toHaveFocus();
    await userEvent.keyboard('!');
    await expect(text).toHaveValue('{{brand}}! {{name}},\n\nset one here:\n\n{{link}}');

    const problem = '{{nmae}} does not exist in this mail (line 1)';
    api.refuse('adminMailTemplates.preview', 422, { message: 'Not valid.', errors: { text: [problem] } });
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await screen.findByText(problem, {}, patient);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
    api.answer('adminMailTemplates.preview', {
      subject: 'Set a new password for Kronos',
      html: '<p>Kronos! Robin,</p>',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set a new password for Kronos' }, patient);
    await expect(within(dialog).getByText('Kronos! Robin,')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Preview' })).toHaveFocus());

    api.answer('adminMailTemplates.test', { success: true, email: 'admin@kronos.test' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test to me' }));
    await screen.findByText('The test e-mail is on its way to admin@kronos.test', {}, patient);
    await expect(canvas.getByRole('button', { name: 'Use the original text' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The template's own text is discarded after a confirmation. */
export const TakesTheOriginal: Story = {
  args: {
    path: `${list}/templates/1`,
    prepare: ({ server: api }) => api.answer('adminMailTemplates.one', saved(changed)),
  },
  async play({ canvas, userEvent }) {
    const { server: api } = onStage();
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the original text' }, patient));
    const dialog = await screen.findByRole('alertdialog', { name: 'Use the original text?' }, patient);
    api.answer('adminMailTemplates.one', saved());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use the original text' }));
    await screen.findByText('The template has been reset to its original text', {}, patient);
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Use the original text?' })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Use the original text' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};
