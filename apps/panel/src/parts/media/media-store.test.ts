import type { ClaimStatus, User } from '@kronos/api/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { anAdmin, anOperation, aServer, aUser } from '../../testing/fixtures.ts';
import { aCdnHost, aCdnRoute, aClaimStatus, aLibrary, anInvite, someInvites } from '../../testing/media-fixtures.ts';
import { createMediaStore } from './media-store.ts';

const accepted = { success: true as const, message: 'On its way.', process: { id: 8 } };
const done = { success: true as const };
const invited = (unknown_libraries: string[] = []) => ({ success: true as const, message: 'Sent.', unknown_libraries });
const account = { login: 'casey', password: 'quiet herons', code: undefined };
const resetting = (state: 'running' | 'succeeded' | 'failed') =>
  aServer({ id: 7, status: 'running', operation: anOperation({ id: 8, kind: 'reset-claim', state }) });
const restarting = (state: 'running' | 'succeeded') =>
  aServer({ id: 7, status: 'running', operation: anOperation({ id: 9, kind: 'restart', state, parent: 8 }) });

async function atTheServer({ user = aUser(), status }: { user?: User; status?: Partial<ClaimStatus> } = {}) {
  const test = createTestApp({ user });
  const { app, server } = test;
  server.answer('customerMedia.claimStatus', aClaimStatus(status));
  server.answer('customerMedia.libraries', { access: 'ready', data: [aLibrary()] });
  server.answer('customerMedia.invites', someInvites([anInvite()]));
  server.answer('customerServers.one', aServer({ id: 7, status: 'running' }));
  server.answer('customerCdn.info', { route: null, hosts: [aCdnHost()], domain: null });
  onTestFinished(app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const scope = await app.userScope.get();
  await Promise.all([app.messages.ensure('media'), app.messages.ensure('cdn'), app.messages.ensure('notices')]);
  const said = () => app.notices.takeToasts().map(({ title, text }) => (text ?? title)(app.messages.t));
  const bodyOf = (endpoint: string) => server.calls.findLast((call) => call.endpoint === endpoint)?.body;
  const queryOf = (endpoint: string) => server.calls.findLast((call) => call.endpoint === endpoint)?.query;
  return { ...test, store: scope.use(createMediaStore), scope, socket: test.managers[0]!, said, bodyOf, queryOf };
}

it('starts with claim status and CDN loading, and with libraries and invites idle', async () => {
  const { store } = await atTheServer();
  expect(store.claim.status.state.value.status).toBe('loading');
  expect(store.cdn.info.state.value.status).toBe('loading');
  expect(store.libraries.list.state.value.status).toBe('idle');
  expect(store.invites.list.state.value.status).toBe('idle');
});

it('reads again on the server’s events while a part of the page shows the value, and not after that', async () => {
  const { store, socket, asked } = await atTheServer();
  const leave = store.claim.status.show(7);
  const leaveToo = store.claim.status.show(7);
  await vi.waitFor(() => expect(store.claim.status.state.value.status).toBe('ready'));
  expect(asked('customerMedia.claimStatus')).toBe(1);
  leave();
  socket.emit('user', 'server-updated', { id: 7 });
  await vi.waitFor(() => expect(asked('customerMedia.claimStatus')).toBe(2));
  leaveToo();
  socket.emit('user', 'server-updated', { id: 7 });
  // An event causes its reads in order, so the read of the shown value comes last.
  store.libraries.list.show(7);
  await vi.waitFor(() => expect(asked('customerMedia.libraries')).toBe(1));
  expect(asked('customerMedia.claimStatus')).toBe(2);
});

it('reads again on the events of the admin channel for an admin, who may not own the server', async () => {
  const { store, socket, asked } = await atTheServer({ user: anAdmin() });
  store.invites.list.show(7);
  await vi.waitFor(() => expect(store.invites.list.state.value.status).toBe('ready'));
  socket.emit('admin', 'server-updated', { id: 7 });
  await vi.waitFor(() => expect(asked('customerMedia.invites')).toBe(2));
});

it('keeps the value when a later read fails, and marks it as stale', async () => {
  const { store, server } = await atTheServer();
  store.libraries.list.show(7);
  await vi.waitFor(() => expect(store.libraries.list.state.value.status).toBe('ready'));
  server.fail('customerMedia.libraries');
  await store.libraries.list.load();
  expect(store.libraries.list.state.value).toMatchObject({ status: 'ready', isStale: true });
});

describe('claiming', () => {
  it('reads the status and the CDN again after a success, and shows a toast', async () => {
    const { store, server, said, bodyOf, asked } = await atTheServer({ status: { state: 'unclaimed' } });
    store.claim.status.show(7);
    await vi.waitFor(() => expect(store.claim.status.state.value.status).toBe('ready'));
    server.answer('customerMedia.claim', { success: true, message: 'Claimed.' });
    server.answer('customerMedia.claimStatus', aClaimStatus());
    // No tab shows the CDN.
    await store.claim.claim(7, account);
    expect(asked('customerCdn.info')).toBe(1);
    const end = store.cdn.info.show(7);
    await vi.waitFor(() => expect(asked('customerCdn.info')).toBe(2));
    await store.claim.claim(7, account);
    expect(asked('customerCdn.info')).toBe(3);
    end();
    expect(bodyOf('customerMedia.claim')).toEqual({ email: 'casey', password: 'quiet herons' });
    expect(store.claim.status.state.value).toMatchObject({ data: { state: 'claimed' } });
    expect(said()).toEqual(['The server has been claimed', 'The server has been claimed']);
  });

  it('shows the popup of its response instead, and marks it as read when it is closed', async () => {
    const { store, server, said, asked } = await atTheServer();
    const popup = {
      id: 3,
      title: 'Claimed',
      body: '<p>Hi</p>',
      type: 'info',
      confirm_read: true,
      size: 'small',
    } as const;
    server.answer('customerMedia.claim', { success: true, message: 'Claimed.', popup });
    server.answer('popups.markRead', done);
    await store.claim.claim(7, { ...account, code: '123456' });
    expect(store.claim.popup.current).toEqual(popup);
    expect(said()).toEqual([]);
    await store.claim.closePopup();
    expect(store.claim.popup.current).toBeNull();
    expect(asked('popups.markRead')).toBe(1);
  });

  it('uses a sign-in at Plex instead of a password', async () => {
    const { store, server, bodyOf } = await atTheServer();
    server.answer('customerMedia.claim', { success: true, message: 'Claimed.' });
    await store.claim.claim(7, { signIn: 'sealed' });
    expect(bodyOf('customerMedia.claim')).toEqual({ sign_in: 'sealed' });
  });

  it('shows nothing after a refusal, and returns the reason', async () => {
    const { store, server, said, asked } = await atTheServer();
    server.answer('customerMedia.claim', { success: false, message: 'No.', reason: 'wrong-password' });
    store.cdn.info.show(7);
    await vi.waitFor(() => expect(asked('customerCdn.info')).toBe(1));
    const outcome = await store.claim.claim(7, account);
    expect(outcome).toMatchObject({ kind: 'ok', data: { reason: 'wrong-password' } });
    expect(said()).toEqual([]);
    expect(asked('customerCdn.info')).toBe(1);
  });
});

describe('resetting the claim', () => {
  it('shows the dialog once the operation has succeeded, not before, and the outcome of the restart after it', async () => {
    const { store, scope, server, socket, app, asked, said } = await atTheServer();
    scope.servers.show(7);
    server.answer('customerMedia.resetClaim', accepted);
    server.answer('customerServers.one', resetting('running'));
    await store.claim.resetClaim(7);
    expect(scope.servers.state.pending[7]).toEqual({ kind: 'reset-claim', phase: 'confirming', process: 8 });
    await scope.servers.refetch(7);
    expect(app.notices.state.dialogs).toEqual([]);

    store.claim.status.show(7);
    await vi.waitFor(() => expect(asked('customerMedia.claimStatus')).toBe(1));
    server.answer('customerServers.one', restarting('running'));
    socket.emit('user', 'server-updated', { id: 7 });
    await vi.waitFor(() => expect(app.notices.state.dialogs.map(({ kind }) => kind)).toEqual(['info']));
    expect(app.notices.state.dialogs[0]?.text(app.messages.t)).toBe('Restarting server to apply changes... ');
    expect(scope.servers.state.pending[7]).toEqual({ kind: 'restart', phase: 'confirming', process: 9 });
    await vi.waitFor(() => expect(asked('customerMedia.claimStatus')).toBeGreaterThan(1));
    expect(said()).toEqual(['The claim has been reset']);

    server.answer('customerServers.one', restarting('succeeded'));
    socket.emit('user', 'server-updated', { id: 7 });
    await vi.waitFor(() => expect(said()).toEqual(['The server has been restarted']));
    expect(scope.servers.state.pending[7]).toBeUndefined();
    // The panel's server restarts it by itself.
    expect(asked('customerServers.restart')).toBe(0);
  });

  it('shows both outcomes when the restart was over before anything was read', async () => {
    const { store, scope, server, app, said } = await atTheServer();
    scope.servers.show(7);
    server.answer('customerMedia.resetClaim', accepted);
    server.answer('customerServers.one', restarting('succeeded'));
    await store.claim.resetClaim(7);
    await vi.waitFor(() => expect(said()).toEqual(['The claim has been reset', 'The server has been restarted']));
    expect(app.notices.state.dialogs.map(({ kind }) => kind)).toEqual(['info']);
  });

  it('shows no restart after a failure', async () => {
    const { store, scope, server, app } = await atTheServer();
    scope.servers.show(7);
    server.answer('customerMedia.resetClaim', accepted);
    server.answer('customerServers.one', resetting('failed'));
    await store.claim.resetClaim(7);
    await vi.waitFor(() => expect(app.notices.state.dialogs.map(({ kind }) => kind)).toEqual(['error']));
  });
});

describe('the CDN', () => {
  const none = { route: null, hosts: [aCdnHost()], domain: null };

  it('is turned on and off, and read again', async () => {
    const { store, server, bodyOf, asked, said } = await atTheServer();
    store.cdn.info.show(7);
    await vi.waitFor(() => expect(store.cdn.info.state.value).toMatchObject({ status: 'ready', data: none }));
    server.answer('customerCdn.enable', { success: true, route: aCdnRoute() });
    server.answer('customerCdn.info', { ...none, route: aCdnRoute() });
    await store.cdn.enable(7, { cdn: 1, type: 'subdomain' });
    expect(bodyOf('customerCdn.enable')).toEqual({ cdn: 1, type: 'subdomain' });
    expect(store.cdn.info.state.value).toMatchObject({ data: { route: { cdn: { name: 'Frankfurt' } } } });

    server.answer('customerCdn.disable', done);
    server.answer('customerCdn.info', none);
    await store.cdn.disable(7);
    expect(store.cdn.info.state.value).toMatchObject({ data: { route: null } });
    expect(asked('customerCdn.info')).toBe(3);
    expect(said()).toEqual(['The server is reached through Frankfurt', 'The server is reached directly again']);
  });

  it('is read again when another user has turned it on', async () => {
    const { store, socket, asked } = await atTheServer();
    store.cdn.info.show(7);
    await vi.waitFor(() => expect(asked('customerCdn.info')).toBe(1));
    socket.emit('user', 'cdn-enabled', { id: 7 });
    await vi.waitFor(() => expect(asked('customerCdn.info')).toBe(2));
  });

  it('stays as it is when a change is refused, and returns the reason', async () => {
    const { store, server, asked, said } = await atTheServer();
    store.cdn.info.show(7);
    await vi.waitFor(() => expect(asked('customerCdn.info')).toBe(1));
    server.refuse('customerCdn.enable', 422, { message: 'No.', errors: { type: ['It leads elsewhere'] } });
    const outcome = await store.cdn.enable(7, { cdn: 1, type: 'domain' });
    expect(outcome).toMatchObject({ kind: 'http-error', errors: { type: ['It leads elsewhere'] } });
    expect(said()).toEqual([]);
    expect(asked('customerCdn.info')).toBe(1);
  });
});

describe('scanning', () => {
  it('scans and stops one library or all, and reads the libraries after it', async () => {
    const { store, server, bodyOf, asked } = await atTheServer();
    store.libraries.list.show(7);
    await vi.waitFor(() => expect(asked('customerMedia.libraries')).toBe(1));
    server.answer('customerMedia.scan', done);
    server.answer('customerMedia.stopScan', done);
    await store.libraries.scan(7, '1');
    expect(bodyOf('customerMedia.scan')).toEqual({ library_id: '1' });
    await store.libraries.scan(7);
    expect(bodyOf('customerMedia.scan')).toEqual({});
    await store.libraries.stopScan(7, '1');
    expect(bodyOf('customerMedia.stopScan')).toEqual({ library_id: '1' });
    expect(asked('customerMedia.libraries')).toBe(4);
  });

  it('sends a second press only after the first response, and shows a refusal', async () => {
    const { store, server, app, asked } = await atTheServer();
    server.refuse('customerMedia.scan', 409, { message: 'It is stopped.' });
    const release = server.hang('customerMedia.scan');
    const first = store.libraries.scan(7, '1');
    await store.libraries.scan(7, '1');
    release();
    await first;
    expect(asked('customerMedia.scan')).toBe(1);
    expect(app.notices.state.dialogs.map(({ text }) => text(app.messages.t))).toEqual(['It is stopped.']);
  });

  it('scans a folder, and leaves a refusal to its form', async () => {
    const { store, server, said, bodyOf, asked } = await atTheServer();
    store.libraries.list.show(7);
    server.refuse('customerMedia.scan', 409, { message: '/srv is not in Films.' });
    expect(await store.libraries.scanFolder(7, '1', '/srv')).toMatchObject({ kind: 'http-error' });
    expect(said()).toEqual([]);
    server.answer('customerMedia.scan', done);
    await store.libraries.scanFolder(7, '1', '/mnt/films/Paper Harbour');
    expect(bodyOf('customerMedia.scan')).toEqual({ library_id: '1', folder: '/mnt/films/Paper Harbour' });
    expect(said()).toEqual(['The folder scan has started']);
    await vi.waitFor(() => expect(asked('customerMedia.libraries')).toBe(2));
  });

  it('reads the libraries again when a scan has stopped', async () => {
    const { store, socket, asked } = await atTheServer();
    store.libraries.list.show(7);
    await vi.waitFor(() => expect(asked('customerMedia.libraries')).toBe(1));
    socket.emit('user', 'scan-stopped', { id: 7 });
    await vi.waitFor(() => expect(asked('customerMedia.libraries')).toBe(2));
  });
});

describe('invites', () => {
  const fields = { email: 'robin@kronos.test', username: 'robin', password: 'quiet herons' };

  it('are sent with the call for the product and the kind of invite', async () => {
    const { store, server, bodyOf, said } = await atTheServer();
    for (const call of ['invitePlex', 'connectEmby', 'inviteEmby', 'inviteJellyfin'] as const)
      server.answer(`customerMedia.${call}`, invited());
    const email = { email: fields.email, libraries: 'all' };
    await store.invites.invite(7, 'plex', { way: 'share', fields, libraries: 'all' });
    expect(bodyOf('customerMedia.invitePlex')).toEqual(email);
    await store.invites.invite(7, 'emby', { way: 'connect', fields, libraries: 'all' });
    expect(bodyOf('customerMedia.connectEmby')).toEqual(email);
    await store.invites.invite(7, 'emby', { way: 'user', fields, libraries: ['Films'] });
    expect(bodyOf('customerMedia.inviteEmby')).toEqual({ username: 'robin', libraries: ['Films'] });
    await store.invites.invite(7, 'jellyfin', { way: 'user', fields, libraries: 'all' });
    expect(bodyOf('customerMedia.inviteJellyfin')).toEqual({
      username: 'robin',
      password: 'quiet herons',
      libraries: 'all',
    });
    expect(said()).toEqual([
      'robin@kronos.test has been invited',
      'robin@kronos.test has been invited',
      'robin has been invited',
      'robin has been invited',
    ]);
  });

  it('name the chosen libraries that the server does not have', async () => {
    const { store, server, said } = await atTheServer();
    server.answer('customerMedia.invitePlex', invited(['Operas']));
    await store.invites.invite(7, 'plex', { way: 'share', fields, libraries: ['Films', 'Operas'] });
    expect(said()).toEqual(['The server has no library named Operas, so it is not shared.']);
  });

  it('are changed and removed, and read again', async () => {
    const { store, server, bodyOf, asked, said } = await atTheServer();
    store.invites.list.show(7);
    await vi.waitFor(() => expect(asked('customerMedia.invites')).toBe(1));
    server.answer('customerMedia.changeInvite', invited());
    server.answer('customerMedia.removeInvite', done);
    await store.invites.change(7, { invite: '21', name: 'Robin' }, ['Series']);
    expect(bodyOf('customerMedia.changeInvite')).toEqual({ libraries: ['Series'] });
    await store.invites.remove(7, { invite: '21', name: 'Robin' });
    expect(said()).toEqual(['The libraries of Robin have been changed', 'Robin has been removed']);
    expect(asked('customerMedia.invites')).toBe(3);
  });
});

describe('the owner’s sign-in', () => {
  it('opens both lists with a token that is kept nowhere but in memory', async () => {
    const { store, server, storage, location, queryOf, bodyOf, snapshots } = await atTheServer();
    const locked = { access: 'sign-in', data: [] } as const;
    server.answer('customerMedia.libraries', ({ query }) =>
      query.token === 'sealed' ? { access: 'ready', data: [aLibrary()] } : { ...locked, data: [] },
    );
    server.answer('customerMedia.invites', ({ query }) =>
      query.password || query.token
        ? someInvites([anInvite()], { token: query.token ? null : 'sealed' })
        : someInvites([], { ...locked, data: [], libraries: [] }),
    );
    store.libraries.list.show(7);
    await vi.waitFor(() => expect(store.libraries.list.state.value).toMatchObject({ data: { access: 'sign-in' } }));
    await store.signIn(7, { ...account, code: '123456' });
    expect(store.libraries.list.state.value).toMatchObject({ data: { access: 'ready' } });
    store.invites.list.show(7);
    await vi.waitFor(() => expect(store.invites.list.state.value).toMatchObject({ data: { access: 'ready' } }));
    expect(queryOf('customerMedia.invites')).toEqual({ token: 'sealed' });
    server.answer('customerMedia.scan', done);
    await store.libraries.scan(7);
    expect(bodyOf('customerMedia.scan')).toEqual({ token: 'sealed' });
    const kept = [storage.read('kronos.token'), storage.read('kronos.user'), await snapshots.read(), location.read()];
    expect(JSON.stringify(kept)).not.toMatch(/sealed|quiet herons/);
  });

  it('is required again when the token is refused', async () => {
    const { store, server, asked } = await atTheServer();
    server.answer('customerMedia.invites', someInvites([], { token: 'sealed' }));
    await store.signIn(7, account);
    server.answer('customerMedia.libraries', { access: 'sign-in', data: [] });
    server.refuse('customerMedia.scan', 422, { message: 'It has expired.', errors: { token: ['It has expired.'] } });
    store.libraries.list.show(7);
    await store.libraries.scan(7);
    expect(asked('customerMedia.scan')).toBe(2);
    expect(server.calls.findLast(({ endpoint }) => endpoint === 'customerMedia.scan')?.body).toEqual({});
    await vi.waitFor(() => expect(store.libraries.list.state.value).toMatchObject({ data: { access: 'sign-in' } }));
    expect(server.calls.findLast(({ endpoint }) => endpoint === 'customerMedia.libraries')?.query).toEqual({});
  });
});
