import { invitations } from '@kronos/api/routes/invitations';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { aUser } from '../testing/fixtures.ts';
import { createInvitationStore, keptOf } from './invitation.ts';

const opened = { inviter: 'Casey', note: '', email_hint: null, uses_left: 1, expires_at: null, products: [] };
const typed = { name: 'Nora', email: 'nora@example.test', password: 'correct horse battery', products: [2] };

async function made() {
  const test = createTestApp();
  await test.app.client.ensure();
  test.server.answer('invitations.verify', { data: opened });
  return { ...test, store: createInvitationStore({ api: test.app.api.extend({ invitations }), now: test.clock.now }) };
}

describe('the invitation store', () => {
  it('verifies a key once, however often its pages are opened', async () => {
    const { store, asked } = await made();
    await store.verify('a-key');
    store.ensure('a-key');
    expect(asked('invitations.verify')).toBe(1);
    expect(store.state.invitation).toMatchObject({ status: 'ready', data: { inviter: 'Casey' } });
  });

  it('clears the draft when the key changes', async () => {
    const { store } = await made();
    await store.verify('a-key');
    store.keep(typed);
    await store.verify('another-key');
    expect(store.state.draft).toEqual({ name: '', email: '', password: '', products: [] });
  });

  it('treats a withdrawn invitation as a failed one, and keeps the draft', async () => {
    const { store, server } = await made();
    await store.verify('a-key');
    store.keep(typed);
    server.refuse('invitations.accept', 422, { message: 'No.', errors: { key: ['This invitation was withdrawn.'] } });
    await store.accept();
    expect(store.state.invitation.status).toBe('failed');
    expect(store.state.draft).toEqual(typed);
  });

  it('keeps the draft when a field is refused, and forgets the password once the account is created', async () => {
    const { store, server } = await made();
    await store.verify('a-key');
    store.keep(typed);
    server.refuse('invitations.accept', 422, { message: 'No.', errors: { email: ['No account can be made.'] } });
    await store.accept();
    expect([store.state.errors, store.state.draft]).toEqual([{ email: ['No account can be made.'] }, typed]);
    store.keep({ email: 'other@example.test' });
    expect(store.state.errors).toEqual({});
    server.answer('invitations.accept', { token: 'a-token', user: aUser() });
    await store.accept();
    expect(store.state.draft.password).toBe('');
  });

  it('restores a draft without its password, and does not overwrite newer input', async () => {
    const kept = keptOf(typed);
    expect(JSON.stringify(kept)).not.toContain(typed.password);
    const { store } = await made();
    store.recall(null);
    store.recall(kept);
    expect(store.state.draft).toEqual({ ...typed, password: '' });
    store.keep({ name: 'Nora Newcomer' });
    store.recall(kept);
    expect(store.state.draft.name).toBe('Nora Newcomer');
  });
});
