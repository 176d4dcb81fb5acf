import { impersonations } from '@kronos/api/routes/impersonations';
import { subscribe } from 'valtio/vanilla';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { adminScopeFor } from '../scope/admin-scope-for.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { aUser, now } from '../testing/fixtures.ts';
import { keepOwn } from '../stores/own-session.ts';
import { createImpersonationStore } from './impersonation-store.ts';

const admin = aUser({ id: 1, name: 'Alex Admin', admin: true, is_admin: true });
const customer = aUser({ id: 7, name: 'Casey Customer' });
const granted = { token: 'of-the-customer', user: customer, return_key: 'back' };

/** An admin who is impersonating a customer. */
async function away() {
  const test = createTestApp({ user: admin });
  onTestFinished(test.app.start());
  const { app, server, managers } = test;
  await vi.waitFor(() => expect(managers).toHaveLength(1));
  keepOwn(app.storage, app.session.token());
  app.session.enter(granted);
  server.answer('session.user', customer);
  server.answer('impersonations.current', {
    impersonation: {
      admin: { id: 1, name: 'Alex Admin' },
      reason: 'Ticket 12',
      read_only: true,
      expires_at: new Date(now + 60_000).toISOString(),
      seconds_left: 60,
    },
  });
  const { api, session, clock, notices, storage } = app;
  const store = createImpersonationStore({ api: api.extend({ impersonations }), session, clock, notices, storage });
  return { ...test, store };
}

describe('an impersonating admin', () => {
  it('keeps the admin’s own token and the return key', async () => {
    const { app, storage } = await away();
    expect(app.session.state).toMatchObject({ user: { id: 7 } });
    expect(app.session.token()).toBe('of-the-customer');
    expect([storage.read('kronos.own_token'), storage.read('kronos.return_key')]).toEqual([
      'token-of-the-last-visit',
      'back',
    ]);
  });

  it('gets new stores and a new socket', async () => {
    const { app, managers } = await away();
    await vi.waitFor(() => expect(managers).toHaveLength(2));
    expect(managers[0]!.connection()).toBeUndefined();
    expect(managers[1]!.connection()?.scope).toEqual({ tenant: 'kronos', id: 7 });
    expect(app.userScope.id).toBe(7);
  });

  it('creates no socket of the admin’s own when the impersonation starts first', async () => {
    const { app, server, managers } = createTestApp({ user: admin });
    server.answer('session.user', admin);
    const enter = () => app.session.state.user?.id === admin.id && app.session.enter(granted);
    onTestFinished(app.start());
    // Subscribed after the panel itself, which has begun to create the admin's scope by then.
    onTestFinished(subscribe(app.session.state, enter, true));
    await vi.waitFor(() => expect(managers[0]?.connection()?.scope.id).toBe(7));
    await adminScopeFor(app, admin);
    await app.userScope.get();
    expect(managers).toHaveLength(1);
  });

  it('sees when the impersonation ends, by the server’s clock', async () => {
    const { store } = await away();
    onTestFinished(store.start());
    await vi.waitFor(() => expect(store.state).toMatchObject({ until: now + 60_000, isReadOnly: true }));
  });

  it('returns with the return key', async () => {
    const { app, server, store, storage } = await away();
    server.answer('session.returnHome', { token: 'fresh', user: admin, redirect_data: { path: '/app/admin/users/7' } });
    expect((await store.returnToOwn())?.redirect_data.path).toBe('/app/admin/users/7');
    expect(server.calls.find(({ endpoint }) => endpoint === 'session.returnHome')?.body).toEqual({
      return_key: 'back',
      user_id: 7,
    });
    expect(app.session.state).toMatchObject({ user: { id: 1 } });
    expect([storage.read('kronos.token'), storage.read('kronos.own_token'), storage.read('kronos.return_key')]).toEqual(
      ['fresh', null, null],
    );
  });

  it('stays in the impersonation and sees a dialog when the return is refused', async () => {
    const { app, server, store } = await away();
    server.refuse('session.returnHome', 403, { message: 'This key does not lead back.' });
    expect(await store.returnToOwn()).toBeUndefined();
    expect(app.session.state).toMatchObject({ user: { id: 7 } });
    expect(app.notices.state.dialogs).toHaveLength(1);
  });

  it('continues in the admin’s own session when the impersonation expires', async () => {
    const { app, server, store } = await away();
    onTestFinished(store.start());
    await vi.waitFor(() => expect(store.state.until).toBeDefined());
    server.refuse('impersonations.current', 401, { message: 'Your session has ended. Sign in again.' });
    server.answer('session.user', admin);
    app.session.expire('of-the-customer');
    await vi.waitFor(() => expect(app.session.state).toMatchObject({ status: 'signed-in', user: { id: 1 } }));
    expect(app.session.state).toMatchObject({ impersonatedName: 'Casey Customer' });
    expect(app.session.token()).toBe('token-of-the-last-visit');
  });

  it('is asked to sign in when the admin’s own session has expired as well', async () => {
    const { app, server, store } = await away();
    onTestFinished(store.start());
    server.refuse('session.user', 401, { message: 'Your session has ended. Sign in again.' });
    app.session.expire('of-the-customer');
    await vi.waitFor(() => expect(app.session.state).toMatchObject({ status: 'guest', notice: 'expired' }));
  });
});
