import { contract, type MaintenanceDetail } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const list = '/app/admin/nodes/maintenance';
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const waiting = {
  state: 'waiting',
  wave: null,
  started_at: null,
  ended_at: null,
  process_id: null,
  message: null,
} as const;

/** A maintenance as it is saved. */
const saved = (more: Partial<MaintenanceDetail> = {}) =>
  contract.adminMaintenance.one.response.parse({
    version: 'first',
    data: {
      id: 7,
      title: 'A new kernel',
      work: 'restart_node',
      state: 'draft',
      nodes: [
        { id: 1, alias: 'berlin-1' },
        { id: 2, alias: 'berlin-2' },
      ],
      node_ids: [1, 2],
      done: 0,
      failed: 0,
      starts_at: inHours(24),
      ends_at: inHours(26),
      by: 'Ada Admin',
      created_at: inHours(-1),
      wave_size: 1,
      tells: ['status', 'mail'],
      audience: ['customer', 'reseller'],
      status_text: '{{title}}. Servers go down once.',
      mail_subject: 'Maintenance on {{starts}}',
      mail_text: '<p>Hello {{name}}.</p>',
      announcement_text: '<p>We will be working on some machines.</p>',
      items: [
        { id: 1, alias: 'berlin-1', ...waiting },
        { id: 2, alias: 'berlin-2', ...waiting },
      ],
      paused: null,
      started_at: null,
      ended_at: null,
      reach: { servers: 12, running: 9, customers: 8, out_of_reach: [] },
      told: { status_entry_id: null, announcement_id: null, mail: null, all_clear: null },
      ...more,
    },
  });
const mail = { id: 4, state: 'sent', recipients: 8, sent: 7, failed: 1 } as const;
const told = { status_entry_id: 3, announcement_id: null, mail, all_clear: null };
const planned = saved({ state: 'planned', told });
const done = { state: 'done', wave: 1, started_at: inHours(-1), ended_at: inHours(-0.9) } as const;
const paused = saved({
  state: 'paused',
  told,
  started_at: inHours(-1),
  starts_at: inHours(-1),
  ends_at: inHours(-0.1),
  done: 1,
  failed: 1,
  paused: 'berlin-2: The node berlin-2 did not come back within ten minutes. Check its console.',
  items: [
    { id: 1, alias: 'berlin-1', ...done, process_id: 21, message: 'The node berlin-1 has been restarted' },
    { id: 2, alias: 'berlin-2', ...done, state: 'failed', wave: 2, process_id: 22, message: 'It did not come back.' },
  ],
});
const over = saved({
  ...paused.data,
  state: 'done',
  paused: null,
  ended_at: inHours(0),
  told: { ...told, all_clear: { ...mail, id: 5, failed: 0, sent: 8 } },
});

const meta = {
  title: 'Shell/Maintenance',
  args: { ...panelArgs, path: `${list}/7`, as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminMaintenance.one', saved());
    for (const step of ['plan', 'pause', 'resume', 'cancel'] as const)
      server.answer(`adminMaintenance.${step}`, { success: true });
  }),
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (answer: ReturnType<typeof saved>): Partial<PanelArgs> => ({
  prepare: ({ server }) => server.answer('adminMaintenance.one', answer),
});

/** The fields of a message appear once its channel is chosen. */
export const WritesADraft: Story = {
  args: { path: `${list}/create` },
  async play({ canvas, userEvent }) {
    const { server, location } = onStage();
    server.answer('adminNodes.list', {
      data: [],
      meta: { total: 0, per_page: 25, current_page: 1, last_page: 1 },
    });
    server.answer('adminMaintenance.create', { success: true, id: 7 });
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }, patient), 'A new kernel');
    await expect(canvas.queryByRole('textbox', { name: /On the status page/ })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /An e-mail to users/ }));
    await expect(canvas.queryByRole('group', { name: /Audience/ })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /An announcement/ }));
    await canvas.findByRole('group', { name: /Audience/ });
    await expect(location.read()).toBe(`${list}/create`);
  },
};

/** A draft is planned as saved, after a confirmation; the focus moves to the title of the new content. */
export const PlansADraft: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const plan = await canvas.findByRole('button', { name: 'Plan…' }, patient);
    await canvas.findByText('12 servers of 8 customers are on these nodes, 9 running now.');
    await expect(canvas.getByRole('textbox', { name: /On the status page/ })).toHaveValue(
      '{{title}}. Servers go down once.',
    );
    const title = canvas.getByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, '!');
    await waitFor(() => expect(plan).toHaveAccessibleDescription('Save your changes before you plan it.'));
    await userEvent.type(title, '{Backspace}');
    await waitFor(() => expect(plan).not.toHaveAttribute('aria-disabled'));
    plan.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Plan the maintenance of 2 nodes?' }, patient);
    await within(dialog).findByText(/Customers are notified now: Status page and E-mail\./);
    const confirm = within(dialog).getByRole('button', { name: 'Plan now' });
    server.refuse('adminMaintenance.plan', 409, { message: 'The planned time has passed.' });
    await userEvent.click(confirm);
    await within(dialog).findByText('The planned time has passed.');
    server.answer('adminMaintenance.plan', { success: true });
    server.answer('adminMaintenance.one', planned);
    await userEvent.click(confirm);
    await canvas.findByText('Planned. It starts automatically.', {}, patient);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: '7 of 8 sent, 1 failed' })).toBeVisible();
  },
};

export const SaysWhatIsOutOfReach: Story = {
  args: showing(saved({ reach: { servers: 1, running: 0, customers: 1, out_of_reach: ['berlin-2'] } })),
  async play({ canvas }) {
    await canvas.findByText(/reaches only the engine of berlin-2/, {}, patient);
    await expect(canvas.getByRole('button', { name: 'Plan…' })).toHaveAccessibleDescription(/Leave out the nodes/);
  },
};

/** Failed nodes are retried or left out, with a later end if the planned one has passed. */
export const GoesOn: Story = {
  args: showing(paused),
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await canvas.findByText(/did not come back within ten minutes/, {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    const dialog = await screen.findByRole('dialog', { name: 'Resume the maintenance' }, patient);
    await within(dialog).findByText('The planned end has passed.');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Skip' }));
    server.refuse('adminMaintenance.resume', 422, {
      message: 'Some fields are not valid.',
      errors: { ends_at: ['Choose a time in the future'] },
    });
    await userEvent.click(within(dialog).getByRole('spinbutton', { name: /month/ }));
    await userEvent.keyboard('01012030');
    await userEvent.keyboard('0315AM');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resume' }));
    await within(dialog).findByText('Choose a time in the future');
    server.answer('adminMaintenance.resume', { success: true });
    server.answer('adminMaintenance.one', over);
    await userEvent.click(within(dialog).getByRole('spinbutton', { name: /year/ }));
    await userEvent.keyboard('2031');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resume' }));
    await waitFor(() =>
      expect(server.calls.findLast(({ endpoint }) => endpoint === 'adminMaintenance.resume')?.body).toMatchObject({
        failed: 'skip',
        ends_at: expect.stringMatching(/^20(30|31)/),
      }),
    );
    await canvas.findByText('Done.', {}, patient);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Maintenance in progress is stopped, and called off. */
export const IsStopped: Story = {
  args: showing(saved({ ...paused.data, state: 'running', paused: null })),
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await canvas.findByRole('progressbar', { name: 'Progress' }, patient);
    server.answer('adminMaintenance.one', paused);
    canvas.getByRole('button', { name: 'Pause' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Paused. Resume or cancel it.', {}, patient);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the maintenance?' }, patient);
    server.answer('adminMaintenance.one', saved({ ...over.data, state: 'canceled' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel maintenance' }));
    await canvas.findByText('Canceled.', {}, patient);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
