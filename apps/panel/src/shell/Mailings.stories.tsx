import { contract, type MailingDetail } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const list = '/app/admin/user-interaction/send-email';
const at = new Date(now - 600_000).toISOString();

/** An e-mail as it is saved. */
const saved = (more: Partial<MailingDetail> = {}) =>
  contract.adminMailings.one.response.parse({
    version: 'first',
    data: {
      id: 7,
      subject: 'Hello {{name}}',
      content: '<p>Dear {{name}}, the streams pause at ten.</p>',
      purpose: 'news',
      audience: ['customer', 'reseller'],
      node_ids: [],
      nodes: [],
      server_type: null,
      state: 'draft',
      recipients: 0,
      sent: 0,
      failed: 0,
      skipped: 0,
      trouble: null,
      created_at: at,
      started_at: null,
      ended_at: null,
      ...more,
    },
  });
const begun = { recipients: 20_000, sent: 1200, failed: 3, started_at: at } as const;
const sending = saved({ ...begun, state: 'sending' });
const stopped = saved({ ...begun, state: 'stopped' });
const over = { ...begun, state: 'sent', sent: 19_990, skipped: 7, ended_at: at } as const;

const meta = {
  title: 'Shell/Mailings',
  args: { ...panelArgs, path: `${list}/7`, as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminMailings.one', saved());
    server.answer('adminMailings.reach', { count: 312, unsubscribed: 14 });
    for (const step of ['send', 'stop', 'retry'] as const) server.answer(`adminMailings.${step}`, { success: true });
  }),
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (answer: ReturnType<typeof saved>): Partial<PanelArgs> => ({
  prepare: ({ server }) => server.answer('adminMailings.one', answer),
});

/** The recipients are counted for the current input, and saving opens the draft. */
export const WritesADraft: Story = {
  args: { path: `${list}/create` },
  async play({ canvas, userEvent }) {
    const { server, location } = onStage();
    server.answer('adminMailings.create', { success: true, id: 7 });
    await canvas.findByText('Choose at least one role.', {}, patient);
    await canvas.findByRole('combobox', { name: /With a server on/ }, patient);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Customers' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Resellers' }));
    await canvas.findByText('312 people will receive it. 14 have unsubscribed from news.', {}, patient);
    await userEvent.click(canvas.getByRole('radio', { name: 'Service' }));
    await waitFor(() =>
      // The nodes may be read after this call.
      expect(server.calls.findLast(({ endpoint }) => endpoint === 'adminMailings.reach')?.query).toEqual({
        audience: 'customer,reseller',
        purpose: 'service',
      }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Maintenance');
    const content = await canvas.findByRole('textbox', { name: 'Content' }, patient);
    await userEvent.click(content);
    await userEvent.keyboard('Tonight.');
    await expect(canvas.queryByRole('button', { name: 'Send…' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(location.read()).toBe(`${list}/7`), patient);
    await canvas.findByRole('button', { name: 'Send…' }, patient);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The preview has the admin's own name, and the link to unsubscribe. */
export const Previews: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    server.answer('adminMailings.test', { success: true, email: 'admin@kronos.test' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }, patient));
    const dialog = await screen.findByRole('dialog', { name: 'Hello Ada Admin' }, patient);
    await expect(within(dialog).getByText('Dear Ada Admin, the streams pause at ten.')).toBeVisible();
    await expect(within(dialog).getByText('Unsubscribe')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Preview' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test to me' }));
    await screen.findByText('The test e-mail is on its way to admin@kronos.test', {}, patient);
  },
};

/** A draft is sent as saved, after a confirmation; the focus moves to the title of the new content. */
export const SendsADraft: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const send = await canvas.findByRole('button', { name: 'Send…' }, patient);
    const subject = canvas.getByRole('textbox', { name: 'Subject' });
    await userEvent.type(subject, '!');
    await waitFor(() => expect(send).toHaveAccessibleDescription('Save your changes before you send it.'));
    send.focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.type(subject, '{Backspace}');
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
    send.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Send to 312 recipients?' }, patient);
    const confirm = within(dialog).getByRole('button', { name: 'Send now' });
    server.refuse('adminMailings.send', 409, { message: 'The mail server is not set up.' });
    await userEvent.click(confirm);
    await within(dialog).findByText('The mail server is not set up.');
    server.answer('adminMailings.send', { success: true });
    server.answer('adminMailings.one', sending);
    await userEvent.click(confirm);
    await canvas.findByText('Being sent to 20,000 recipients.', {}, patient);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const SaysWhyNobodyGetsIt: Story = {
  args: { prepare: ({ server }) => server.answer('adminMailings.reach', { count: 0, unsubscribed: 3 }) },
  async play({ canvas }) {
    const send = await canvas.findByRole('button', { name: 'Send…' }, patient);
    await waitFor(() => expect(send).toHaveAccessibleDescription('The audience has no recipients.'), patient);
  },
};

/** The button for the next step keeps the focus; once there is none, the title has it. */
export const IsStoppedAndGoesOn: Story = {
  args: showing(sending),
  async play({ canvas, userEvent }) {
    const { server, managers, clock } = onStage();
    const bar = await canvas.findByRole('progressbar', { name: 'Progress' }, patient);
    await expect(bar).toHaveAttribute('aria-valuetext', '1,200 of 20,000 sent, 3 failed');
    const step = canvas.getByRole('button', { name: 'Stop' });
    server.answer('adminMailings.one', stopped);
    step.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(step).toHaveAccessibleName('Resume'), patient);
    await expect(step).toHaveFocus();
    await canvas.findByText('Stopped. Not yet sent to 18,797 recipients.');
    const trouble = '421 Too many connections';
    server.answer('adminMailings.one', saved({ ...sending.data, trouble }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(trouble, {}, patient);
    await waitFor(() => expect(step).toHaveAccessibleName('Stop'));
    await expect(step).toHaveFocus();
    server.answer('adminMailings.one', saved(over));
    clock.advance(1000);
    managers[0]?.emit('admin', 'mailing-updated', { id: 7 });
    await waitFor(() => expect(step).toHaveAccessibleName('Retry 3 failed recipients'), patient);
    await expect(step).toHaveFocus();
    await expect(canvas.queryByRole('progressbar', { name: 'Progress' })).toBeNull();
    server.answer('adminMailings.one', saved({ ...over, sent: 19_993, failed: 0 }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Sent to 19,993 recipients.', {}, patient);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByText('Dear Ada Admin, the streams pause at ten.')).toBeVisible();
  },
};

/** The recipients are a list of their own, filtered by the address. */
export const ListsItsPeople: Story = {
  args: {
    path: `${list}/7?tab=people&state=failed`,
    prepare({ server }) {
      server.answer('adminMailings.one', saved(over));
      server.answer('adminMailings.recipients', ({ query }) => ({
        data: [
          {
            id: 1,
            name: 'Casey',
            email: 'casey@example.test',
            state: query.state ?? 'sent',
            message: 'The mailbox is full.',
            ended_at: at,
          },
        ],
        meta: { total: 1, per_page: 25, current_page: 1, last_page: 1 },
      }));
    },
  },
  async play({ canvas, userEvent }) {
    const name = await canvas.findByRole('rowheader', { name: 'Casey' }, patient);
    await expect(name.closest('[role=row], tr')).toHaveTextContent('Failed');
    await userEvent.click(canvas.getByRole('tab', { name: 'E-mail' }));
    await canvas.findByRole('button', { name: 'Delete e-mail' }, patient);
    await expect(onStage().location.read()).toBe(`${list}/7`);
  },
};

/** Opening the link of a mail changes nothing; the button unsubscribes, and can undo that. */
export const Unsubscribes: Story = {
  args: {
    path: '/app/unsubscribe?token=a-token',
    as: 'guest',
    prepare: ({ server }) => server.fail('mailSubscription.look'),
  },
  async play({ canvas, userEvent }) {
    const { server, asked } = onStage();
    await canvas.findByText('The link could not be checked', {}, patient);
    server.answer('mailSubscription.look', { email_hint: 'c•••@example.com', wants_news: true });
    server.answer('mailSubscription.choose', { success: true });
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('c•••@example.com receives news by e-mail.', {}, patient);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(asked('mailSubscription.choose')).toBe(0);
    const button = canvas.getByRole('button', { name: 'Unsubscribe' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You will no longer receive news by e-mail.');
    await expect(button).toHaveAccessibleName('Subscribe again');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You will receive news by e-mail again.');
    server.refuse('mailSubscription.choose', 404, { message: 'No.' });
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('This link is not valid');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Unsubscribing needs no session, and works with one. */
export const UnsubscribesWithASession: Story = {
  args: {
    path: '/app/unsubscribe?token=a-token',
    as: 'customer',
    prepare: ({ server }) =>
      server.answer('mailSubscription.look', { email_hint: 'c•••@example.com', wants_news: false }),
  },
  async play({ canvas }) {
    await canvas.findByText('c•••@example.com does not receive news by e-mail.', {}, patient);
    await expect(canvas.getByRole('button', { name: 'Subscribe again' })).toBeVisible();
  },
};
