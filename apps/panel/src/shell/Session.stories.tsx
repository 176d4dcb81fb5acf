import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { aServer, aUser, settings } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const meta = {
  title: 'Shell/Session',
  args: panelArgs,
  render: renderPanel(({ server }) => server.answer('customerServers.list', { data: [aServer()] })),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No user is signed in. */
export const SignIn: Story = {
  args: { as: 'guest' },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in to Kronos' })).toBeVisible();
  },
};

/** In the demo every page has its notice. */
export const Demo: Story = {
  args: { as: 'guest', prepare: ({ server }) => server.answer('system.settings', settings({ demo_mode: true })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DEMO MODE')).toBeVisible();
  },
};

/** A wrong password is refused with a message, and typing replaces it. */
export const WrongPassword: Story = {
  args: {
    as: 'guest',
    prepare: ({ server }) =>
      server.refuse('session.login', 401, { message: 'The e-mail address or the password is wrong.' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@kronos.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('The e-mail address or the password is wrong.'));
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

/** Field messages are shown at their fields; the first one has the focus. */
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

/** After too many attempts the button shows the waiting time. */
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
    await waitFor(() => expect(onStage().clock.waiting()).toBe(1));
    onStage().clock.advance(1_000);
    await expect(await canvas.findByRole('button', { name: 'Try again in 1 second' })).toBeDisabled();
    await waitFor(() => expect(onStage().clock.waiting()).toBe(1));
    onStage().clock.advance(1_000);
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
};

/** After signing in, the requested page opens. */
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
    await expect(onStage().location.history.at(-1)).toBe('/app/dashboard?from=mail');
  },
};

/** A stored session whose user cannot be fetched (spec §8). */
export const SessionFails: Story = {
  args: { prepare: ({ server }) => server.fail('session.user') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Whoops' })).toBeVisible();
    await expect(canvas.getByText('Something went wrong fetching the user')).toBeVisible();
    onStage().server.answer('session.user', aUser());
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { name: 'Your servers' })).toBeVisible();
  },
};

/** Signing out shows a notice. */
export const SignOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of Casey Customer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await expect(await canvas.findByText('You are signed out.')).toBeVisible();
  },
};
