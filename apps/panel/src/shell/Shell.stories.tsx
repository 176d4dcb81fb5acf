import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aServer, anOperation, anOverview } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const fleet = [
  aServer({
    status: 'running',
    ping: { status: 'up', ms: 23.4, checked_at: null, history: [31, 28, 24, 26, null, 25, 23, 24, 22, 23] },
  }),
  aServer({ id: 2, name: 'Attic', type: 'emby' }),
  aServer({
    id: 3,
    name: 'Holiday house',
    type: 'jellyfin',
    version: null,
    status: 'failed',
    operation: anOperation({ state: 'failed', message: 'The server ran out of memory and stopped.' }),
  }),
  aServer({ id: 4, name: 'Studio', status: 'restarting', operation: anOperation({ kind: 'restart' }) }),
  aServer({ id: 5, name: 'Garage', status: 'unreachable', node: { id: 2, alias: 'ams-2' } }),
];

const meta = {
  title: 'Shell/Panel',
  args: panelArgs,
  render: renderPanel(({ server }) => {
    server.answer('customerServers.list', { data: fleet });
    server.answer('customerServers.one', (input) => fleet.find(({ id }) => id === input.params.id) ?? aServer());
    server.answer('adminDashboard.show', anOverview());
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A user's own servers in each state. */
export const States: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your servers' }, patient)).toBeVisible();
    await expect(await canvas.findByRole('article', { name: 'Living room' }, patient)).toHaveTextContent('Running');
    await waitFor(() => expect(document.title).toBe('Dashboard · Kronos'));
    const current = canvas.getByRole('link', { name: 'Dashboard' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveClass('active');
    await expect(await canvas.findByText('Live')).toBeVisible();
  },
};

/** The dashboard of the installation. */
export const Admin: Story = {
  args: { as: 'admin' },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Recent processes' }, patient)).toBeVisible();
    await expect(canvas.getByText('No answer')).toBeVisible();
  },
};

/** From the press to the toast, without a reload. */
export const StartAServer: Story = {
  args: {
    prepare({ server }) {
      server.answer('customerServers.start', { success: true, message: 'Starting.', process: { id: 10 } });
      server.answer(
        'customerServers.one',
        aServer({ id: 2, name: 'Attic', status: 'starting', operation: anOperation() }),
      );
    },
  },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('article', { name: 'Attic' });
    await userEvent.click(within(card).getByRole('button', { name: 'Start' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Starting the server' })).toBeVisible();
    const running = aServer({
      id: 2,
      name: 'Attic',
      status: 'running',
      operation: anOperation({ state: 'succeeded' }),
    });
    onStage().server.answer('customerServers.one', running);
    onStage().managers[0]?.emit('user', 'server-updated', { id: 2 });
    const text = await screen.findByText('The server has been started');
    await waitFor(() => expect(text).toBeVisible());
    await expect(screen.getByText('Done!')).toBeVisible();
    await waitFor(() => expect(card).toHaveTextContent('Running'));
  },
};

/** A refusal opens a dialog with the server's message. */
export const RefusedStart: Story = {
  args: {
    prepare: ({ server }) => {
      server.answer('customerServers.list', { data: [aServer()] });
      server.answer('customerServers.one', aServer());
      server.refuse('customerServers.start', 409, { message: 'The node is being restarted.' });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Whoops!' });
    await expect(dialog).toHaveTextContent('The node is being restarted.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** A failure of the server is titled differently from a refusal. */
export const FailedStart: Story = {
  args: {
    prepare: ({ server }) => {
      server.answer('customerServers.list', { data: [aServer()] });
      server.answer('customerServers.one', aServer());
      server.refuse('customerServers.start', 500, { message: 'The database is away.' });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Uh oh!' });
    await expect(dialog).toHaveTextContent('The database is away.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Ongoing work is shown in information dialogs, one after the other. */
export const Informs: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Attic' });
    const { notices } = onStage().app;
    notices.inform(
      () => 'Hold on while the node is rebooting...',
      () => 'Rebooting...',
    );
    notices.whoops(() => 'The node does not answer.');
    const info = await screen.findByRole('alertdialog', { name: 'Rebooting...' });
    const glyph = (dialog: HTMLElement) => dialog.querySelector('svg')?.innerHTML;
    const shown = glyph(info);
    await userEvent.keyboard('{Enter}');
    const error = await screen.findByRole('alertdialog', { name: 'Whoops!' });
    await expect(glyph(error)).not.toBe(shown);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Placeholders in the shape of the content. */
export const Loading: Story = {
  args: { prepare: ({ server }) => void server.hang('customerServers.list') },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your servers')).toBeInTheDocument();
  },
};

/** There are no servers yet. */
export const Empty: Story = {
  args: { prepare: ({ server }) => server.answer('customerServers.list', { data: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No servers yet' })).toBeVisible();
  },
};

/** A failed read shows the reason, and can be repeated. */
export const FailedToLoad: Story = {
  args: { prepare: ({ server }) => server.refuse('customerServers.list', 500, { message: 'The database is away.' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
    onStage().server.answer('customerServers.list', { data: fleet });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('article', { name: 'Attic' })).toBeVisible();
  },
};

/** Without a network the page shows the age of its data; no action is possible. */
export const Offline: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Attic' });
    onStage().setOnline(false);
    await expect(await canvas.findByText(/The panel cannot be reached/)).toBeVisible();
    await expect(canvas.getByText('Offline')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: 'Start' }))
      await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** An unknown page, with a link back. */
export const NotFound: Story = {
  args: { path: '/app/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no page at \/app\/nowhere/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/app/dashboard');
  },
};
