import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { anOperation, aServer } from '../testing/fixtures.ts';
import {
  aClaimStatus,
  aLibrary,
  anInjectablePath,
  anInvite,
  anInviteBackup,
  jellyfinFeatures,
  someInvites,
} from '../testing/media-fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const running = aServer({ status: 'running' });
const libraries = [aLibrary(), aLibrary({ id: '2', name: 'Series', kind: 'shows', paths: ['/mnt/series'] })];
const invites = [
  anInvite({ id: '20', name: 'Casey', email: 'casey@plex.test', is_admin: true, libraries: 'all' }),
  anInvite(),
  anInvite({ id: '22', name: null, email: 'sam@plex.test', state: 'pending', has_account: false, libraries: 'all' }),
];
const folders = (...added: string[]) =>
  ['Films', 'Series', 'Concerts'].map((name, index) =>
    anInjectablePath({ id: 51 + index, name, path: `/mnt/${name}`, library_id: added.includes(name) ? name : null }),
  );
const invited = { success: true as const, message: 'Sent.', unknown_libraries: [] };

const meta = {
  title: 'Shell/Media',
  args: panelArgs,
  render: renderPanel(({ server }) => {
    server.answer('customerServers.list', { data: [running] });
    server.answer('customerServers.one', running);
    server.answer('customerServers.figures', { data: null });
    server.answer('customerServers.timeline', { data: [], meta: { next: null } });
    server.answer('customerMedia.claimStatus', aClaimStatus());
    server.answer('customerMedia.libraries', { access: 'ready', data: libraries });
    server.answer('customerMedia.invites', someInvites(invites));
    server.answer('customerLibraryPaths.list', { access: 'ready', data: folders() });
    server.answer('customerCdn.info', { route: null, hosts: [], domain: null });
    server.answer('customerPlexTools.backups', { data: [anInviteBackup()] });
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (endpoint: string) => onStage().server.calls.findLast((call) => call.endpoint === endpoint)?.body;

/** A claim with a wrong password, then with a second factor, and the popup of its response. */
export const Claiming: Story = {
  args: {
    path: '/app/dashboard/1?tab=claim',
    prepare({ server }) {
      server.answer('customerMedia.claimStatus', aClaimStatus({ state: 'unclaimed', account: null }));
      server.answer('customerMedia.claim', { success: false, message: 'No.', reason: 'wrong-password' });
    },
  },
  play: async ({ canvas, userEvent }) => {
    const { server } = onStage();
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'E-mail or user name' }, patient),
      'casey@plex.test',
    );
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'quiet herons{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/The user name or password is wrong/), patient);

    server.answer('customerMedia.claim', { success: false, message: 'Code.', reason: 'code-wanted' });
    await userEvent.type(password, '!{Enter}');
    const code = await canvas.findByRole('textbox', { name: 'Code' }, patient);
    await expect(code).toHaveFocus();
    const popup = {
      id: 3,
      title: 'Claimed',
      body: '<p>Well <b>done</b>.</p>',
      type: 'success',
      confirm_read: true,
    } as const;
    server.answer('customerMedia.claim', { success: true, message: 'Claimed.', popup: { ...popup, size: 'standard' } });
    server.answer('customerMedia.claimStatus', aClaimStatus());
    server.answer('popups.markRead', { success: true });
    await userEvent.type(code, '123456{Enter}');
    await expect(bodyOf('customerMedia.claim')).toEqual({
      email: 'casey@plex.test',
      password: 'quiet herons!',
      code: '123456',
    });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Claimed' }, patient));
    await userEvent.click(dialog.getByRole('button', { name: 'Got it!' }));
    await expect(await dialog.findByText('Please confirm you have read the message!')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I have read and understood the message' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Got it!' }));
    await expect(await canvas.findByText('The server is claimed', undefined, patient)).toBeVisible();
    await expect(canvas.getByText('casey@plex.test')).toBeVisible();
  },
};

/** A claim with a sign-in on the page of Plex: left, over, of another account, and finally finished. */
export const ClaimingAtPlex: Story = {
  args: {
    path: '/app/dashboard/1?tab=claim',
    prepare({ server }) {
      server.answer('customerMedia.claimStatus', aClaimStatus({ state: 'unclaimed', account: null }));
      server.answer('customerPlexSignIn.begin', {
        success: true,
        sign_in: 'sealed',
        url: 'https://plex.test/auth#?code=abc',
        expires_at: '2026-06-01T12:30:00.000Z',
      });
      server.answer('customerPlexSignIn.state', { state: 'open' });
    },
  },
  play: async ({ canvas, userEvent }) => {
    const { server } = onStage();
    const begin = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Sign in with Plex' }, patient));
    await begin();
    const link = await canvas.findByRole('link', { name: 'Open Plex' }, patient);
    await expect(link).toHaveAttribute('href', 'https://plex.test/auth#?code=abc');
    await expect(link).toHaveAttribute('target', '_blank');
    await waitFor(() => expect(link).toHaveFocus(), patient);
    await expect(canvas.queryByRole('textbox', { name: 'E-mail or user name' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in with Plex' })).toHaveFocus(), patient);
    await expect(server.calls.some(({ endpoint }) => endpoint === 'customerMedia.claim')).toBe(false);

    server.answer('customerPlexSignIn.state', { state: 'over' });
    await begin();
    await expect(
      await canvas.findByText('The sign-in at Plex has expired. Start it again.', undefined, patient),
    ).toBeVisible();

    server.answer('customerPlexSignIn.state', { state: 'signed-in' });
    server.answer('customerMedia.claim', { success: false, message: 'No.', reason: 'already-claimed' });
    await begin();
    await expect(await canvas.findByText(/belongs to another account/, undefined, patient)).toBeVisible();
    await expect(bodyOf('customerMedia.claim')).toEqual({ sign_in: 'sealed' });

    server.answer('customerMedia.claim', { success: true, message: 'Claimed.' });
    server.answer('customerMedia.claimStatus', aClaimStatus());
    await begin();
    await expect(await canvas.findByText('The server is claimed', undefined, patient)).toBeVisible();
  },
};

/** A lost claim is shown on the overview, and one press opens the tab to restore it. */
export const Lost: Story = {
  args: {
    path: '/app/dashboard/1',
    prepare: ({ server }) => server.answer('customerMedia.claimStatus', aClaimStatus({ state: 'lost' })),
  },
  play: async ({ canvas, userEvent }) => {
    const banner = within(await canvas.findByRole('region', { name: 'Lost claim' }, patient));
    await expect(banner.getByText(/Plex reports that it no longer is/)).toBeVisible();
    await userEvent.click(banner.getByRole('button', { name: 'Claim again' }));
    await expect(await canvas.findByRole('textbox', { name: 'E-mail or user name' }, patient)).toBeVisible();
    await expect(canvas.getByText(/Plex reports that it no longer is/)).toBeVisible();
    await expect(onStage().location.read()).toBe('/app/dashboard/1?tab=claim');
  },
};

/** After the outcome of a reset the server is restarted, and a dialog says so. */
export const Reset: Story = {
  args: { path: '/app/dashboard/1?tab=claim' },
  play: async ({ canvas, userEvent }) => {
    const { server, asked } = onStage();
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset claim' }, patient));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reset the claim of Living room?' }, patient));
    server.refuse('customerMedia.resetClaim', 409, { message: 'It is being backed up.' });
    await userEvent.click(dialog.getByRole('button', { name: 'Reset claim and restart' }));
    await expect(await dialog.findByText('It is being backed up.', undefined, patient)).toBeVisible();

    const process = { success: true as const, message: 'On its way.', process: { id: 8 } };
    server.answer('customerMedia.resetClaim', process);
    // The panel's server has continued with the restart by itself.
    const operation = anOperation({ id: 9, kind: 'restart', state: 'running', parent: 8 });
    server.answer('customerServers.one', aServer({ status: 'running', operation }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset claim and restart' }));
    const told = await screen.findByRole('alertdialog', { name: 'Claim reset' }, patient);
    await expect(told).toHaveTextContent('Restarting server to apply changes...');
    await expect(asked('customerServers.restart')).toBe(0);
  },
};

/** Spec §4: a restart reads the claim status again, on any tab and without an event. */
export const Restarted: Story = {
  args: { path: '/app/dashboard/1?tab=settings' },
  play: async ({ canvas, userEvent }) => {
    const { server, asked } = onStage();
    await waitFor(() => expect(asked('customerMedia.claimStatus')).toBe(1), patient);
    server.answer('customerServers.restart', { success: true, message: 'On its way.', process: { id: 9 } });
    server.answer('customerServers.one', aServer({ operation: anOperation({ id: 9, kind: 'restart' }) }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restart' }, patient));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Restart Living room?' }, patient));
    await userEvent.click(dialog.getByRole('button', { name: 'Restart' }));
    await waitFor(() => expect(asked('customerMedia.claimStatus')).toBe(2), patient);
  },
};

/** A scan of one library, and what Jellyfin cannot do, in words. */
export const Libraries: Story = {
  args: {
    path: '/app/dashboard/1?tab=libraries',
    prepare({ server }) {
      server.answer('customerServers.one', aServer({ status: 'running', type: 'jellyfin' }));
      server.answer('customerMedia.claimStatus', aClaimStatus({ features: jellyfinFeatures }));
      server.answer('customerMedia.scan', { success: true });
    },
  },
  play: async ({ canvas, userEvent }) => {
    const { server } = onStage();
    const films = await canvas.findByRole('row', { name: /Films/ }, patient);
    server.answer('customerMedia.libraries', { access: 'ready', data: [aLibrary({ is_scanning: true })] });
    await userEvent.click(within(films).getByRole('button', { name: 'Scan Films' }));
    await expect(bodyOf('customerMedia.scan')).toEqual({ library_id: '1' });
    const stop = await canvas.findByRole('button', { name: 'Stop the scan of Films' }, patient);
    await expect(stop).toHaveAccessibleDescription(/Jellyfin cannot stop the scan of a single library/);
    await expect(canvas.getByRole('button', { name: 'Stop all scans' })).toBeEnabled();
  },
};

/** If the panel has no access, the owner of the media server signs in. */
export const OwnerSignsIn: Story = {
  args: {
    path: '/app/dashboard/1?tab=libraries',
    prepare({ server }) {
      server.answer('customerMedia.libraries', ({ query }) =>
        query.token ? { access: 'ready', data: libraries } : { access: 'sign-in', data: [] },
      );
      const errors = { password: ['The password is wrong.'] };
      server.refuse('customerMedia.invites', 422, { message: 'The password is wrong.', errors });
    },
  },
  play: async ({ canvas, userEvent }) => {
    const { server, location } = onStage();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail or user name' }, patient), 'casey');
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'quiet herons{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/The password is wrong/), patient);
    server.refuse('customerMedia.invites', 422, { message: 'Code.', errors: { code: ['Enter the code.'] } });
    await userEvent.type(password, '!{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Code' }, patient)).toBeVisible();
    server.answer('customerMedia.invites', someInvites(invites, { token: 'sealed' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123456{Enter}');
    await expect(await canvas.findByRole('row', { name: /Films/ }, patient)).toBeVisible();
    // The form is gone, and the focus stays on the page.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus(), patient);
    await expect(location.read()).toBe('/app/dashboard/1?tab=libraries');
  },
};

/** An invitation with a refusal at its field, a change and a removal after which the focus stays in the list. */
export const Invites: Story = {
  args: {
    path: '/app/dashboard/1?tab=invites',
    prepare({ server }) {
      const errors = { email: ['This address is invited already.'] };
      server.refuse('customerMedia.invitePlex', 422, { message: 'It is invited already.', errors });
      server.answer('customerMedia.changeInvite', invited);
      server.answer('customerMedia.removeInvite', { success: true });
    },
  },
  play: async ({ canvas, userEvent }) => {
    const { server } = onStage();
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite someone' }, patient));
    const form = within(await screen.findByRole('dialog', { name: 'Invite someone' }, patient));
    const email = form.getByRole('textbox', { name: 'E-mail address' });
    await userEvent.type(email, 'kim@plex.test');
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('This address is invited already.'), patient);
    server.answer('customerMedia.invitePlex', invited);
    await userEvent.clear(email);
    await userEvent.type(email, 'lee@plex.test');
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);

    await userEvent.click(canvas.getByRole('button', { name: 'Change libraries for Robin' }));
    const change = within(await screen.findByRole('dialog', { name: 'What Robin can see' }, patient));
    await userEvent.click(change.getByRole('checkbox', { name: 'Series' }));
    await userEvent.click(change.getByRole('button', { name: 'Save libraries' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
    await expect(bodyOf('customerMedia.changeInvite')).toEqual({ libraries: ['Films', 'Series'] });

    await userEvent.click(canvas.getByRole('button', { name: 'Remove Robin' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Remove Robin?' }, patient));
    server.answer('customerMedia.invites', someInvites(invites.filter(({ id }) => id !== '21')));
    await userEvent.click(ask.getByRole('button', { name: 'Remove access' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Robin/ })).toBeNull(), patient);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove sam@plex.test' })).toHaveFocus(), patient);
  },
};

/** A server that is not claimed links to its claim. */
export const NotClaimed: Story = {
  args: {
    path: '/app/dashboard/1?tab=invites',
    prepare({ server }) {
      server.answer('customerMedia.claimStatus', aClaimStatus({ state: 'unclaimed', account: null }));
      server.answer('customerMedia.invites', someInvites([], { access: 'unclaimed', libraries: [] }));
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim the server' }, patient));
    await expect(await canvas.findByRole('button', { name: 'Claim server' }, patient)).toBeVisible();
  },
};

/** A sub-user without the rights sees the content without buttons, and no invites. */
export const OnlyLooking: Story = {
  args: {
    path: '/app/dashboard/1?tab=libraries',
    prepare: ({ server }) => server.answer('customerServers.one', aServer({ status: 'running', rights: ['view'] })),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Films/ }, patient);
    await expect(within(canvas.getByRole('tabpanel')).queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('tab', { name: 'Invites' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Claim' }));
    await expect(await canvas.findByText('The server is claimed', undefined, patient)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reset claim' })).toBeNull();
  },
};

/**
 * Switches turn folders into libraries; one that could not be added shows the reason, and a library is removed after a
 * confirmation.
 */
export const Injecting: Story = {
  args: { path: '/app/dashboard/1?tab=libraries' },
  play: async ({ canvas, userEvent }) => {
    const { server } = onStage();
    const films = await canvas.findByRole('switch', { name: 'Films' }, patient);
    server.answer('customerLibraryPaths.inject', {
      success: true,
      data: [
        { id: 51, name: 'Films', outcome: 'added' },
        { id: 52, name: 'Series', outcome: 'path-missing' },
        { id: 53, name: 'Concerts', outcome: 'failed' },
      ],
    });
    server.answer('customerLibraryPaths.list', { access: 'ready', data: folders('Films') });
    canvas.getByRole('button', { name: 'Add all' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('1 added, 2 not added', undefined, patient)).toBeVisible();
    await expect(bodyOf('customerLibraryPaths.inject')).toEqual({ library_paths: [51, 52, 53] });
    await expect(films).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Rebuild server: Series' }));
    const rebuild = within(await screen.findByRole('alertdialog', { name: /^Rebuild / }, patient));
    await userEvent.click(rebuild.getByRole('button', { name: 'Cancel' }));

    server.answer('customerLibraryPaths.inject', {
      success: true,
      data: [{ id: 53, name: 'Concerts', outcome: 'added' }],
    });
    server.answer('customerLibraryPaths.list', { access: 'ready', data: folders('Films', 'Concerts') });
    canvas.getByRole('button', { name: 'Retry: Concerts' }).focus();
    await userEvent.keyboard('{Enter}');
    const concerts = canvas.getByRole('switch', { name: 'Concerts' });
    await waitFor(() => expect(concerts).toBeChecked(), patient);
    await waitFor(() => expect(concerts).toHaveFocus(), patient);

    server.refuse('customerLibraryPaths.eject', 409, { message: 'Films also has other folders.' });
    films.focus();
    await userEvent.keyboard(' ');
    const ask = within(await screen.findByRole('alertdialog', { name: 'Remove the library Films?' }, patient));
    await userEvent.click(ask.getByRole('button', { name: 'Remove library' }));
    await expect(await ask.findByText('Films also has other folders.', undefined, patient)).toBeVisible();
    server.answer('customerLibraryPaths.eject', { success: true });
    server.answer('customerLibraryPaths.list', { access: 'ready', data: folders('Concerts') });
    await userEvent.click(ask.getByRole('button', { name: 'Remove library' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patient);
    await waitFor(() => expect(films).not.toBeChecked(), patient);
    await waitFor(() => expect(films).toHaveFocus(), patient);
  },
};

/** Data that could not be read again stays, with its age. */
export const Outdated: Story = {
  args: { path: '/app/dashboard/1?tab=libraries' },
  play: async ({ canvas }) => {
    const { server, managers } = onStage();
    await canvas.findByRole('row', { name: /Films/ }, patient);
    server.fail('customerMedia.libraries');
    managers[0]?.emit('user', 'scan-stopped', { id: 1 });
    await expect(
      await canvas.findByText(/The panel is not responding. Last updated/, undefined, patient),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Films/ })).toBeVisible();
  },
};

/** The claim status is unknown while the server has never responded. */
export const Unknown: Story = {
  args: {
    path: '/app/dashboard/1?tab=claim',
    prepare: ({ server }) =>
      server.answer('customerMedia.claimStatus', aClaimStatus({ state: 'unknown', account: null, checked_at: null })),
  },
  play: async ({ canvas, userEvent }) => {
    const check = await canvas.findByRole('button', { name: 'Check again' }, patient);
    onStage().server.refuse('customerMedia.claimStatus', 500, { message: 'Something went wrong' });
    const before = onStage().asked('customerMedia.claimStatus');
    await userEvent.click(check);
    await waitFor(() => expect(onStage().asked('customerMedia.claimStatus')).toBe(before + 1), patient);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  args: { path: '/app/dashboard/1?tab=invites' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /sam@plex.test/ }, patient)).toHaveTextContent(
      'No account yet',
    );
    await expect(canvas.getByText(/Plex does not create users of its own/)).toBeVisible();
  },
};
