import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { aServer, aUser, settings } from '../testing/fixtures.ts';

const started = (options: Parameters<typeof createTestApp>[0] = {}) => {
  const test = createTestApp(options);
  onTestFinished(test.app.start());
  return test;
};
const credentials = { email: 'customer@kronos.test', password: 'kronos-demo' };
const granted = { token: 'fresh', user: aUser() };

describe('start-up', () => {
  it('asks a guest for nothing but the settings', async () => {
    const { app, server } = started();
    await vi.waitFor(() => expect(app.system.state.settings?.tenant).toBe('kronos'));
    expect(server.calls.map(({ endpoint }) => endpoint)).toEqual(['system.settings']);
    expect(app.session.state.status).toBe('guest');
  });

  it('sets the bearer of a kept token, fetches the user, then the settings', async () => {
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

  it('signs out on a 401, and says why', async () => {
    const { app, server, storage } = createTestApp({ user: aUser() });
    server.refuse('session.user', 401, { message: 'Sign in first.' });
    onTestFinished(app.start());
    await vi.waitFor(() => expect(app.session.state).toMatchObject({ status: 'guest', notice: 'expired' }));
    expect(storage.read('kronos.token')).toBeNull();
    // The guest's page needs the settings as well.
    await vi.waitFor(() => expect(app.system.state.settings).not.toBeNull());
  });

  it('keeps the session when the user cannot be fetched, in the words of the specification, and tries again', async () => {
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

  it('keeps the session on a failing server and passes on its words', async () => {
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
  it('keeps token and user, and return_key only when there is one', async () => {
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

  it('hands the refusal to the form and stays a guest', async () => {
    const { app, server } = started();
    server.refuse('session.login', 422, { message: 'No.', errors: { email: ['These do not match.'] } });
    const outcome = await app.session.signIn(credentials);
    expect(outcome).toMatchObject({ kind: 'http-error', status: 422, errors: { email: ['These do not match.'] } });
    expect(app.session.state.status).toBe('guest');
  });

  it('remembers the instance of the address over a sign-out', async () => {
    const { app, storage } = started({ path: '/app/login?instance=north', user: aUser() });
    await vi.waitFor(() => expect(app.session.state.status).toBe('signed-in'));
    await app.session.signOut();
    expect(app.session.state.instance).toBe('north');
    expect(storage.read('kronos.instance')).toBe('north');
  });
});

describe('the end of a session', () => {
  const signedIn = async () => {
    const test = createTestApp({ user: aUser() });
    test.server.answer('customerServers.list', { data: [aServer()] });
    onTestFinished(test.app.start());
    await vi.waitFor(() => expect(test.managers).toHaveLength(1));
    const { servers } = await test.app.people.get();
    await servers.load();
    return { ...test, servers };
  };

  it('posts the sign-out, and leaves nothing of the person behind', async () => {
    const { app, asked, storage, managers } = await signedIn();
    expect(app.connection.state.link).toBe('live');
    await app.session.signOut();
    expect(asked('session.logout')).toBe(1);
    expect(app.session.state).toMatchObject({ status: 'guest', user: null, notice: 'signed-out' });
    for (const key of ['kronos.token', 'kronos.user', 'kronos.return_key']) expect(storage.read(key)).toBeNull();
    await vi.waitFor(() => expect(app.connection.state.link).toBe('idle'));
    expect(app.people.id).toBeUndefined();
    expect(managers[0]!.joined()).toEqual([]);
    expect(managers[0]!.connection()).toBeUndefined();
  });

  it('keeps a late answer from the next person', async () => {
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
    const next = await app.people.get();
    expect(next.servers.state.list.status).toBe('idle');
  });

  it('gives the next person a socket of their own', async () => {
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

  it('ends here even when the server does not answer, and says so', async () => {
    const { app, server } = await signedIn();
    server.fail('session.logout');
    await app.session.signOut();
    expect(app.session.state).toMatchObject({ status: 'guest', notice: 'signed-out-here' });
  });

  it('ends when any call is refused with 401', async () => {
    const { app, server, servers } = await signedIn();
    server.refuse('customerServers.list', 401, { message: 'Expired.' });
    await servers.load();
    expect(app.session.state).toMatchObject({ status: 'guest', notice: 'expired' });
  });
});

it('does not load the socket for a guest', async () => {
  const { app, managers } = started();
  await vi.waitFor(() => expect(app.system.state.settings).not.toBeNull());
  expect(managers).toEqual([]);
});

it('shows the brand of the last visit until the settings are there', async () => {
  const first = createTestApp();
  first.server.answer('system.settings', settings({ app_name: 'North Media', brand_color: '#aa3355' }));
  onTestFinished(first.app.start());
  await vi.waitFor(() => expect(first.storage.readObject('kronos.brand')).toMatchObject({ app_name: 'North Media' }));
  expect(first.app.system.state.brand).toMatchObject({ app_name: 'North Media', brand_color: '#aa3355' });
});
