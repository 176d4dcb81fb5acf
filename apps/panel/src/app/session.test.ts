import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepOwn } from '../stores/own-session.ts';
import { createSessionStore } from '../stores/session.ts';
import { signOut } from '../stores/sign-out.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { aServer, aUser, settings } from '../testing/fixtures.ts';

const started = (options: Parameters<typeof createTestApp>[0] = {}) => {
  const test = createTestApp(options);
  onTestFinished(test.app.start());
  return test;
};
const credentials = { email: 'customer@kronos.test', password: 'kronos-demo' };
const granted = { token: 'fresh', user: aUser() };

/** A customer with their servers. */
const signedIn = async () => {
  const test = createTestApp({ user: aUser() });
  test.server.answer('customerServers.list', { data: [aServer()] });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const { servers } = await test.app.userScope.get();
  await servers.load();
  return { ...test, servers };
};

describe('start-up', () => {
  it('requests only the settings for a guest', async () => {
    const { app, server } = started();
    await vi.waitFor(() => expect(app.system.state.settings?.tenant).toBe('kronos'));
    expect(server.calls.map(({ endpoint }) => endpoint)).toEqual(['system.settings']);
    expect(app.session.state.status).toBe('guest');
  });

  it('sends the stored token as a bearer token, and fetches the user before the settings', async () => {
    const { app, server } = started({ user: aUser() });
    expect(app.session.state.status).toBe('restoring');
    await vi.waitFor(() => expect(app.system.state.settings).not.toBeNull());
    expect(app.session.state).toMatchObject({ status: 'signed-in', user: { name: 'Casey Customer' } });
    const asked = server.calls.map(({ endpoint }) => endpoint);
    expect(asked[0]).toBe('session.user');
    expect(asked).toContain('system.settings');
    expect(server.calls[0]!.headers['authorization']).toBe('Bearer token-of-the-last-visit');
    expect(server.calls[0]!.headers['x-requested-with']).toBe('XMLHttpRequest');
  });

  it('signs out with the notice that the session expired when the user is refused with 401', async () => {
    const { app, server, storage } = createTestApp({ user: aUser() });
    server.refuse('session.user', 401, { message: 'Sign in first.' });
    onTestFinished(app.start());
    await vi.waitFor(() => expect(app.session.state).toMatchObject({ status: 'guest', notice: 'expired' }));
    expect(storage.read('kronos.token')).toBeNull();
    // The guest's page needs the settings as well.
    await vi.waitFor(() => expect(app.system.state.settings).not.toBeNull());
  });

  it('keeps the session and shows the specified message when the user cannot be fetched, and can be retried', async () => {
    const { app, server, storage } = createTestApp({ user: aUser() });
    server.fail('session.user');
    onTestFinished(app.start());
    await vi.waitFor(() => expect(app.session.state.status).toBe('unknown'));
    await app.messages.ensure('shell');
    const { failure } = app.session.state;
    expect(failure?.title(app.messages.t)).toBe('Whoops');
    expect(failure?.text(app.messages.t)).toBe('Something went wrong fetching the user');
    expect(storage.read('kronos.token')).not.toBeNull();

    server.answer('session.user', aUser());
    await app.session.restore();
    expect(app.session.state.status).toBe('signed-in');
  });

  it('keeps the session and shows the message of the response when the server returns 503', async () => {
    const { app, server } = createTestApp({ user: aUser() });
    server.refuse('session.user', 503, { message: 'The panel is being updated.' });
    onTestFinished(app.start());
    await vi.waitFor(() => expect(app.session.state.status).toBe('unknown'));
    await app.messages.ensure('shell');
    expect(app.session.state.failure?.title(app.messages.t)).toBe('Whoops!');
    expect(app.session.state.failure?.text(app.messages.t)).toBe('The panel is being updated.');
  });
});

describe('signing in', () => {
  it('stores the token and the user, and return_key only when the response has one', async () => {
    const { app, server, storage } = started();
    server.answer('session.login', granted);
    await app.session.signIn(credentials);
    expect(storage.read('kronos.token')).toBe('fresh');
    expect(storage.readObject('kronos.user')).toMatchObject({ id: 7 });
    expect(storage.read('kronos.return_key')).toBeNull();

    server.answer('session.login', { ...granted, return_key: 'back' });
    await app.session.signIn(credentials);
    expect(storage.read('kronos.return_key')).toBe('back');
  });

  it('passes the refusal to the form and stays a guest', async () => {
    const { app, server } = started();
    server.refuse('session.login', 422, { message: 'No.', errors: { email: ['These do not match.'] } });
    const outcome = await app.session.signIn(credentials);
    expect(outcome).toMatchObject({ kind: 'http-error', status: 422, errors: { email: ['These do not match.'] } });
    expect(app.session.state.status).toBe('guest');
  });

  it('keeps the instance of the address after a sign-out', async () => {
    const { app, storage } = started({ path: '/app/login?instance=north', user: aUser() });
    await vi.waitFor(() => expect(app.session.state.status).toBe('signed-in'));
    await app.session.signOut();
    expect(app.session.state.instance).toBe('north');
    expect(storage.read('kronos.instance')).toBe('north');
  });
});

describe('the end of a session', () => {
  it('posts the sign-out and removes the user’s data', async () => {
    const { app, asked, storage, managers } = await signedIn();
    expect(app.connection.state.link).toBe('live');
    await app.session.signOut();
    expect(asked('session.logout')).toBe(1);
    expect(app.session.state).toMatchObject({ status: 'guest', user: null, notice: 'signed-out' });
    for (const key of ['kronos.token', 'kronos.user', 'kronos.return_key']) expect(storage.read(key)).toBeNull();
    await vi.waitFor(() => expect(app.connection.state.link).toBe('idle'));
    expect(app.userScope.id).toBeUndefined();
    expect(managers[0]!.joined()).toEqual([]);
    expect(managers[0]!.connection()).toBeUndefined();
  });

  it('ignores responses when they arrive after another user has signed in', async () => {
    const { app, server, servers } = await signedIn();
    const before = servers.state.list;
    const release = server.hang('customerServers.list');
    const late = servers.load();
    await app.session.signOut();
    server.answer('session.login', { token: 'other', user: aUser({ id: 8, name: 'Robin' }) });
    await app.session.signIn(credentials);
    release();
    await late;
    expect(servers.state.list).toBe(before);
    const next = await app.userScope.get();
    expect(next.servers.state.list.status).toBe('idle');
  });

  it('opens a new socket for the next user', async () => {
    const { app, server, managers } = await signedIn();
    await app.session.signOut();
    server.answer('session.login', { token: 'other', user: aUser({ id: 8 }) });
    await app.session.signIn(credentials);
    await vi.waitFor(() => expect(managers).toHaveLength(2));
    expect(managers[1]!.connection()?.scope).toEqual({ tenant: 'kronos', id: 8 });
    expect(managers[1]!.connection()?.settings).toEqual({
      key: 'app',
      path: '/realtime',
      host: 'panel.test',
      port: 80,
      tls: false,
    });
  });

  it('signs out locally when the server does not respond, with a notice that says so', async () => {
    const { app, server } = await signedIn();
    server.fail('session.logout');
    await app.session.signOut();
    expect(app.session.state).toMatchObject({ status: 'guest', notice: 'signed-out-here' });
  });

  it('signs out when an impersonating admin is refused with 401', async () => {
    const { app, server, servers, storage } = await signedIn();
    storage.write('kronos.return_key', 'home');
    server.refuse('customerServers.list', 401, { message: 'Expired.' });
    await servers.load();
    expect(app.session.state).toMatchObject({ status: 'guest', notice: 'expired' });
  });
});

describe('a change of a user’s roles', () => {
  it('reads the user and the settings again without replacing the user’s stores', async () => {
    const { app, server, managers } = await signedIn();
    const scope = await app.userScope.get();
    server.answer('session.user', aUser({ is_moderator: true }));
    server.answer('system.settings', settings({ app_name: 'Cinema' }));
    managers[0]!.emit('user', 'rebuild-menu', {});
    await vi.waitFor(() => expect(app.session.state.user).toMatchObject({ is_moderator: true }));
    await vi.waitFor(() => expect(app.system.state.settings?.app_name).toBe('Cinema'));
    expect(await app.userScope.get()).toBe(scope);
    expect(managers).toHaveLength(1);
  });

  it('is also read when channels are subscribed to again', async () => {
    const { app, server, managers } = await signedIn();
    server.answer('session.user', aUser({ is_reseller: true }));
    managers[0]!.join('user');
    await vi.waitFor(() => expect(app.session.state.user).toMatchObject({ is_reseller: true }));
  });

  it('replaces the stores and the socket when the user becomes or stops being an admin', async () => {
    const { app, server, managers, asked } = await signedIn();
    server.answer('session.user', aUser({ admin: true, is_admin: true }));
    managers[0]!.emit('user', 'rebuild-menu', {});
    await vi.waitFor(() => expect(managers).toHaveLength(2));
    expect(managers[0]!.connection()).toBeUndefined();
    expect(managers[1]!.joined()).toContain('admin');
    expect(asked('processes.recent')).toBe(1);

    server.answer('session.user', aUser());
    managers[1]!.emit('user', 'rebuild-menu', {});
    await vi.waitFor(() => expect(managers).toHaveLength(3));
    expect(managers[2]!.joined()).not.toContain('admin');
    expect(app.session.token()).toBe('token-of-the-last-visit');
  });
});

describe('an expired session', () => {
  const expired = async () => {
    const test = createTestApp({ user: aUser() });
    test.server.answer('customerServers.list', { data: [aServer()] });
    onTestFinished(test.app.start());
    await vi.waitFor(() => expect(test.managers).toHaveLength(1));
    const scope = await test.app.userScope.get();
    await scope.servers.load();
    test.server.refuse('customerServers.list', 401, { message: 'Expired.' });
    test.server.refuse('customerServers.start', 401, { message: 'Expired.' });
    await scope.servers.load();
    return { ...test, scope };
  };

  it('keeps the user, the loaded data and the page, and removes the token', async () => {
    const { app, scope, storage, location } = await expired();
    expect(app.session.state).toMatchObject({ status: 'signed-in', isExpired: true, user: { id: 7 } });
    expect(app.session.token()).toBeNull();
    expect(storage.read('kronos.token')).toBeNull();
    expect(scope.servers.state.list.status).toBe('ready');
    expect(location.read()).toBe('/app');
    expect(await app.userScope.get()).toBe(scope);
  });

  it('shows no dialog when a later call fails because of it', async () => {
    const { app, scope } = await expired();
    await scope.servers.start(1);
    expect(app.notices.state.dialogs).toEqual([]);
  });

  it('continues with the same stores, a new token and the same channel manager after signing in again', async () => {
    const { app, server, scope, managers, storage } = await expired();
    // The server closes the socket together with the session.
    managers[0]!.disconnect();
    server.answer('session.login', granted);
    await app.session.signIn(credentials);
    expect(app.session.state).toMatchObject({ status: 'signed-in', isExpired: false });
    expect(app.session.token()).toBe('fresh');
    expect(storage.read('kronos.token')).toBe('fresh');
    expect(await app.userScope.get()).toBe(scope);
    await vi.waitFor(() => expect(managers[0]!.connection()?.scope.id).toBe(7));
    expect(managers).toHaveLength(1);
    // No action is repeated automatically.
    expect(server.calls.filter(({ endpoint }) => endpoint === 'customerServers.start')).toHaveLength(0);
  });

  it('continues after the second factor, not after the challenge alone', async () => {
    const { app, server, scope } = await expired();
    server.answer('session.login', { second_factor: { challenge: 'c', methods: ['authenticator'], seconds: 300 } });
    await app.session.signIn(credentials);
    expect(app.session.state.isExpired).toBe(true);
    app.session.enter(granted);
    expect(app.session.state.isExpired).toBe(false);
    expect(await app.userScope.get()).toBe(scope);
  });

  it('ends in a guest session when another user wants to sign in', async () => {
    const { app, asked } = await expired();
    app.session.abandon();
    expect(app.session.state).toMatchObject({ status: 'guest', isExpired: false, notice: 'expired', user: null });
    expect(app.userScope.id).toBeUndefined();
    expect(asked('session.logout')).toBe(0);
  });
});

describe('an impersonation whose user cannot be fetched', () => {
  const failed = async () => {
    const test = createTestApp({ user: aUser() });
    keepOwn(test.storage, 'of-the-admin');
    test.storage.write('kronos.return_key', 'back');
    test.server.refuse('session.user', 500, { message: 'Broken.' });
    onTestFinished(test.app.start());
    await vi.waitFor(() => expect(test.app.session.state.status).toBe('unknown'));
    return test;
  };

  it('leaves no keys behind when the next session expires', async () => {
    const { app, server, storage } = await failed();
    await app.session.signOut();
    expect([storage.read('kronos.own_token'), storage.read('kronos.return_key')]).toEqual([null, null]);
    server.refuse('session.user', 401, { message: 'Expired.' });
    app.session.resume('of-the-next');
    await vi.waitFor(() => expect(app.session.state).toMatchObject({ status: 'guest', notice: 'expired' }));
    expect(app.session.token()).toBeNull();
  });

  it('signs out of both sessions, and only locally when the server does not respond', async () => {
    const { app, server, storage } = await failed();
    await signOut(app);
    const ended = server.calls.filter(({ endpoint }) => endpoint === 'session.logout');
    expect(ended.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer token-of-the-last-visit',
      'Bearer of-the-admin',
    ]);
    expect(app.session.state).toMatchObject({ status: 'guest', notice: 'signed-out' });

    const cut = await failed();
    cut.server.fail('session.logout');
    await signOut(cut.app);
    expect(cut.app.session.state).toMatchObject({ status: 'guest', notice: 'signed-out-here' });
    for (const { storage: left } of [{ storage }, cut])
      expect(['kronos.token', 'kronos.own_token', 'kronos.return_key'].map(left.read)).toEqual([null, null, null]);
  });
});

describe('an older session in one tab after a newer sign-in in another', () => {
  const robin = { token: 'newer', user: aUser({ id: 8, name: 'Robin' }) };
  const twoTabs = async () => {
    const older = await signedIn();
    const recall = () => Promise.reject(new Error('Nobody came back.'));
    return { ...older, newer: createSessionStore({ ...older.app, recall }) };
  };
  const read = (storage: ReturnType<typeof createTestApp>['storage']) => [
    storage.read('kronos.token'),
    storage.readObject('kronos.user'),
  ];

  it('leaves the newer session in storage when it expires, is abandoned or signed out', async () => {
    const { app, server, servers, storage, newer } = await twoTabs();
    newer.enter(robin);
    server.refuse('customerServers.list', 401, { message: 'Expired.' });
    await servers.load();
    expect(app.session.state.isExpired).toBe(true);
    expect(read(storage)).toEqual(['newer', robin.user]);
    app.session.abandon();
    expect(app.session.state.status).toBe('guest');
    expect(read(storage)).toEqual(['newer', robin.user]);

    const other = await twoTabs();
    other.newer.enter(robin);
    await other.app.session.signOut();
    expect(read(other.storage)).toEqual(['newer', robin.user]);
  });

  it('keeps the return key of an impersonation that another tab started', async () => {
    const { app, storage, newer } = await twoTabs();
    keepOwn(storage, 'of-the-admin');
    newer.enter({ ...robin, return_key: 'back' });
    app.session.expire('token-of-the-last-visit');
    app.session.abandon();
    expect([storage.read('kronos.own_token'), storage.read('kronos.return_key')]).toEqual(['of-the-admin', 'back']);
    expect(read(storage)).toEqual(['newer', robin.user]);
  });
});

it('does not load the socket for a guest', async () => {
  const { app, managers } = started();
  await vi.waitFor(() => expect(app.system.state.settings).not.toBeNull());
  expect(managers).toEqual([]);
});

it('stores the brand of the settings for the next visit', async () => {
  const first = createTestApp();
  first.server.answer('system.settings', settings({ app_name: 'North Media', brand_color: '#aa3355' }));
  onTestFinished(first.app.start());
  await vi.waitFor(() => expect(first.storage.readObject('kronos.brand')).toMatchObject({ app_name: 'North Media' }));
  expect(first.app.system.state.brand).toMatchObject({ app_name: 'North Media', brand_color: '#aa3355' });
});
