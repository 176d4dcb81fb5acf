import { passwords } from '@kronos/api/routes/passwords';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { createPasswordLinkStore } from './password-link.ts';

async function made(token = 'a-token') {
  const test = createTestApp();
  const api = await test.app.client.ensure();
  return {
    ...test,
    store: createPasswordLinkStore({ api: api.extend({ passwords }), now: test.clock.now, token }),
  };
}

describe('the link of a password mail', () => {
  it('is checked without being used', async () => {
    const { server, store, asked } = await made();
    server.answer('passwords.look', { state: 'valid', email: 'casey@example.test' });
    await store.look();
    expect(store.state.link).toMatchObject({ status: 'ready', data: { state: 'valid', email: 'casey@example.test' } });
    expect(asked('passwords.set')).toBe(0);
  });

  it('is unknown when its token is malformed', async () => {
    const { server, store } = await made('');
    server.refuse('passwords.look', 422, { message: 'No.', errors: { token: ['Open the link as it stands.'] } });
    await store.look();
    expect(store.state.link).toMatchObject({ status: 'ready', data: { state: 'unknown' } });
  });

  it('is shown as used when it was used in the meantime', async () => {
    const { server, store } = await made();
    server.answer('passwords.look', { state: 'valid', email: 'casey@example.test' });
    await store.look();
    server.refuse('passwords.set', 409, { message: 'This link has already been used.' });
    server.answer('passwords.look', { state: 'used', email: null });
    expect(await store.set('three small teapots')).toMatchObject({ kind: 'http-error', status: 409 });
    expect(store.state.link).toMatchObject({ status: 'ready', data: { state: 'used' } });
  });

  it('stays valid when only the password is refused', async () => {
    const { server, store, asked } = await made();
    server.answer('passwords.look', { state: 'valid', email: null });
    await store.look();
    server.refuse('passwords.set', 422, { message: 'No.', errors: { password: ['At least 12 characters'] } });
    await store.set('short');
    expect(asked('passwords.look')).toBe(1);
    expect(store.state.link).toMatchObject({ data: { state: 'valid' } });
  });

  it('can be checked again after a failure', async () => {
    const { server, store } = await made();
    server.fail('passwords.look');
    await store.look();
    expect(store.state.link.status).toBe('failed');
    server.answer('passwords.look', { state: 'expired', email: null });
    await store.look();
    expect(store.state.link).toMatchObject({ status: 'ready', data: { state: 'expired' } });
  });
});
