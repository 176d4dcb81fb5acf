import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { aServer, aUser, now, settings } from '../testing/fixtures.ts';

const user = aUser();

/** The first visit of a customer, with servers loaded, after which `comeBack` opens a panel that does not respond. */
async function visit() {
  const test = createTestApp({ user });
  test.server.answer('customerServers.list', { data: [aServer({ name: 'Cinema' })] });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.app.session.state.status).toBe('signed-in'));
  const scope = await test.app.userScope.get();
  await scope.servers.load();
  await vi.waitFor(() => expect(test.app.system.state.settings).not.toBeNull());
  test.clock.advance(1000);
  await vi.waitFor(async () => expect((await test.snapshots.read())?.servers).not.toBeNull());
  return { ...test, scope };
}

async function comeBack(from: Awaited<ReturnType<typeof visit>>, as = user) {
  const test = createTestApp({ user: as });
  const kept = await from.snapshots.read();
  if (kept) await test.snapshots.write(kept);
  test.server.fail('session.user');
  test.server.fail('system.settings');
  test.server.fail('customerServers.list');
  onTestFinished(test.app.start());
  return test;
}

describe('the snapshot', () => {
  it('opens the panel with the last known data and its age when nothing responds', async () => {
    const { app } = await comeBack(await visit());
    await vi.waitFor(() => expect(app.session.state).toMatchObject({ status: 'signed-in', user: { id: user.id } }));
    const { servers } = await app.userScope.get();
    expect(servers.state.list).toMatchObject({ status: 'ready', isStale: true, at: now });
    expect(app.system.state.settings?.tenant).toBe(settings().tenant);
    await servers.load();
    // A failed read keeps it.
    expect(servers.state.list).toMatchObject({ status: 'ready', isStale: true, at: now });
  });

  it('checks the session when the server responds again, and signs out when it has expired', async () => {
    const { app, server, clock } = await comeBack(await visit());
    await vi.waitFor(() => expect(app.session.state.status).toBe('signed-in'));
    await app.userScope.get();
    server.refuse('session.user', 401, { message: 'Expired.' });
    clock.advance(15_000);
    await vi.waitFor(() => expect(app.session.state.status).toBe('guest'));
  });

  it('is replaced by the first response', async () => {
    const { app, server, clock } = await comeBack(await visit());
    await vi.waitFor(() => expect(app.session.state.status).toBe('signed-in'));
    const { servers } = await app.userScope.get();
    server.answer('session.user', aUser({ name: 'Casey Newname' }));
    server.answer('customerServers.list', { data: [aServer({ name: 'Studio' })] });
    await servers.load();
    expect(servers.state.list).toMatchObject({ status: 'ready', isStale: false });
    clock.advance(15_000);
    await vi.waitFor(() => expect(app.session.state.user?.name).toBe('Casey Newname'));
  });

  it('is not shown to another user', async () => {
    const { app } = await comeBack(await visit(), aUser({ id: 8 }));
    await vi.waitFor(() => expect(app.session.state).toMatchObject({ status: 'unknown', user: null }));
  });

  it('is not written again by a tab whose session ended in another tab, which also stops reading', async () => {
    const { app, asked, clock, managers, scope, server, snapshots } = await visit();
    server.refuse('customerServers.list', 401, { message: 'Expired.' });
    await scope.servers.load();
    expect(app.session.state.isExpired).toBe(true);
    await snapshots.remove();
    managers[0]!.disconnect();
    await vi.waitFor(() => expect(app.connection.state.link).not.toBe('live'));
    const before = asked('customerServers.list');
    clock.advance(15_000);
    await scope.servers.load();
    clock.advance(1000);
    expect(await snapshots.read()).toBeNull();
    expect(asked('customerServers.list')).toBe(before + 1);
  });

  it('is not written by a tab that has not yet noticed the sign-out in another tab', async () => {
    const { clock, scope, snapshots, storage } = await visit();
    await scope.servers.load();
    storage.remove('kronos.token');
    await snapshots.remove();
    clock.advance(1000);
    await scope.servers.load();
    expect(await snapshots.read()).toBeNull();
  });

  it('is removed on sign-out', async () => {
    const first = await visit();
    await first.app.session.signOut();
    await vi.waitFor(async () => expect(await first.snapshots.read()).toBeNull());
  });

  it('is not written after sign-out by a delayed write', async () => {
    const { app, scope, snapshots, clock } = await visit();
    scope.notifications.state.unread = 4;
    await app.session.signOut();
    clock.advance(5000);
    await vi.waitFor(async () => expect(await snapshots.read()).toBeNull());
  });
});
