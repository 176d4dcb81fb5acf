import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aServer, aUser, anAdmin, anOperation, anOverview, settings } from '../testing/fixtures.ts';
import { StoryPanel, type TestApp } from '../testing/StoryPanel.tsx';

interface Args {
  path: string;
  as: 'guest' | 'customer' | 'admin';
  prepare: (test: TestApp) => void;
}

const people = { guest: undefined, customer: aUser(), admin: anAdmin() };

/** A cold start fetches its chunks one by one. */
const patient = { timeout: 10_000 };

/** The last one made, for what a play function pulls at. */
let test: TestApp;

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
    operation: anOperation({ state: 'failed', message: 'The server ran out of memory and ended.' }),
  }),
  aServer({ id: 4, name: 'Studio', status: 'restarting', operation: anOperation({ kind: 'restart' }) }),
  aServer({ id: 5, name: 'Garage', status: 'unreachable', node: { id: 2, alias: 'ams-2' } }),
];

const nothing: Args['prepare'] = () => {};

const meta = {
  title: 'Shell/Panel',
  args: { path: '/app', as: 'customer', prepare: nothing },
  render: ({ path, as, prepare }, { globals }) => (
    <StoryPanel
      key={`${path} ${as}`}
      options={{ path, user: people[as], theme: String(globals['theme']) }}
      prepare={(made) => {
        test = made;
        made.server.answer('customerServers.list', { data: fleet });
        made.server.answer(
          'customerServers.one',
          (input) => fleet.find(({ id }) => id === input.params.id) ?? aServer(),
        );
        made.server.answer('adminDashboard.show', anOverview());
        prepare(made);
      }}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A person's own servers, each in the state it is in. */
export const Customer: Story = {
  name: 'States',
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

/** The house at a glance. */
export const Admin: Story = {
  args: { as: 'admin' },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Last processes' }, patient)).toBeVisible();
    await expect(canvas.getByText('No answer')).toBeVisible();
  },
};

/** Nobody is signed in. */
export const SignIn: Story = {
  args: { as: 'guest' },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in to Kronos' })).toBeVisible();
  },
};

/** Where nothing is real, every page says so. */
export const Demo: Story = {
  args: { as: 'guest', prepare: ({ server }) => server.answer('system.settings', settings({ demo_mode: true })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DEMO MODE')).toBeVisible();
  },
};

/** A wrong password is told in words, and typing replaces it. */
export const WrongPassword: Story = {
  args: {
    as: 'guest',
    prepare: ({ server }) =>
      server.refuse('session.login', 401, { message: 'The e-mail address or the password is wrong.' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@kronos.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The e-mail address or the password is wrong.');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

/** Errors of single fields stand at their fields; the first one has the focus. */
export const RefusedFields: Story = {
  args: {
    as: 'guest',
    prepare: ({ server }) =>
      server.refuse('session.login', 422, { message: 'No.', errors: { email: ['At most 254 characters'] } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@kronos.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await expect(await canvas.findByText('At most 254 characters')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toHaveFocus());
  },
};

/** After too many tries the button says how long to wait. */
export const TooManyTries: Story = {
  args: {
    as: 'guest',
    prepare: ({ server }) =>
      server.refuse('session.login', 429, { message: 'Too many attempts. Please try again in 2 s.', retry_after: 2 }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@kronos.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Try again in 2 seconds' })).toBeDisabled();
    await waitFor(() => expect(test.clock.waiting()).toBe(1));
    test.clock.advance(1_000);
    await expect(await canvas.findByRole('button', { name: 'Try again in 1 second' })).toBeDisabled();
    await waitFor(() => expect(test.clock.waiting()).toBe(1));
    test.clock.advance(1_000);
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
};

/** After signing in the visitor is where they wanted to go. */
export const SignInAndGoOn: Story = {
  args: {
    as: 'guest',
    path: '/app/dashboard?from=mail',
    prepare: ({ server }) => server.answer('session.login', { token: 'fresh', user: aUser() }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'customer@kronos.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'kronos-demo{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your servers' }, patient)).toBeVisible();
    await expect(test.location.history.at(-1)).toBe('/app/dashboard?from=mail');
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
    test.server.answer('customerServers.one', running);
    test.managers[0]?.emit('user', 'server-updated', { id: 2 });
    const text = await screen.findByText('The server has been started');
    await waitFor(() => expect(text).toBeVisible());
    await expect(screen.getByText('Done!')).toBeVisible();
    await waitFor(() => expect(card).toHaveTextContent('Running'));
  },
};

/** A refusal interrupts, with the words of the server. */
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

/** Placeholders in the shape of what will come. */
export const Loading: Story = {
  args: { prepare: ({ server }) => void server.hang('customerServers.list') },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your servers')).toBeInTheDocument();
  },
};

/** Nothing is there yet. */
export const Empty: Story = {
  args: { prepare: ({ server }) => server.answer('customerServers.list', { data: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No servers yet' })).toBeVisible();
  },
};

/** A read that failed says why, and can be repeated. */
export const FailedToLoad: Story = {
  args: { prepare: ({ server }) => server.refuse('customerServers.list', 500, { message: 'The database is away.' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
    test.server.answer('customerServers.list', { data: fleet });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('article', { name: 'Attic' })).toBeVisible();
  },
};

/** Without a network the page tells how old it is; nothing can be asked for. */
export const Offline: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Attic' });
    test.setOnline(false);
    await expect(await canvas.findByText(/The panel cannot be reached/)).toBeVisible();
    await expect(canvas.getByText('Offline')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: 'Start' })) await expect(button).toBeDisabled();
  },
};

/** A kept session whose user cannot be fetched (spec §8). */
export const SessionFails: Story = {
  args: { prepare: ({ server }) => server.fail('session.user') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Whoops' })).toBeVisible();
    await expect(canvas.getByText('Something went wrong fetching the user')).toBeVisible();
    test.server.answer('session.user', aUser());
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { name: 'Your servers' })).toBeVisible();
  },
};

/** What was not found, and a way home. */
export const NotFound: Story = {
  args: { path: '/app/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no page at \/app\/nowhere/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/app/dashboard');
  },
};

/** Signing out says so. */
export const SignOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of Casey Customer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await expect(await canvas.findByText('You are signed out.')).toBeVisible();
  },
};
