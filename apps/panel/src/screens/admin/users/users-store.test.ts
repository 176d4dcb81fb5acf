import type { UserDetail, UserRow } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { anAdmin, now } from '../../../testing/fixtures.ts';
import { changesOf, profileOf } from './one/profile.ts';
import { createUserStore } from './one/user-store.ts';

const aRow = (more: Partial<UserRow> = {}): UserRow => ({
  id: 7,
  name: 'Casey Customer',
  email: 'customer@kronos.test',
  is_admin: false,
  is_moderator: false,
  is_reseller: false,
  is_trial: false,
  is_contributor: false,
  whmcs_id: null,
  restrictions: [],
  past_due: false,
  parent: null,
  servers: 2,
  created_at: new Date(now).toISOString(),
  last_seen_at: null,
  ...more,
});
const aDetail = (more: Partial<UserDetail> = {}): UserDetail => ({
  ...aRow(),
  is_whmcs_user: false,
  has_plex: false,
  locale: null,
  reseller: null,
  server_list: [],
  tickets: 0,
  sub_users: 0,
  loss: { servers: 2, operations: 0, sub_users: 0, tickets: 0 },
  undeletable: null,
  ...more,
});

async function signedIn() {
  const test = createTestApp({ user: anAdmin() });
  test.server.answer('adminUsers.one', { data: aDetail() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  return { ...test, person: await test.app.userScope.get(), words: test.app.messages.t };
}

it('shows a person, follows changes, and forgets the last one before the next', async () => {
  const { person, server, managers, asked } = await signedIn();
  const store = person.use(createUserStore);
  store.show(7);
  await vi.waitFor(() => expect(store.state.user.status).toBe('ready'));
  managers[0]!.emit('admin', 'user-updated', { id: 7 });
  await vi.waitFor(() => expect(asked('adminUsers.one')).toBe(2));
  server.refuse('adminUsers.one', 404, { message: 'There is no such user.' });
  store.show(9);
  expect(store.state.user.status).not.toBe('ready');
  await vi.waitFor(() => expect(store.state.isMissing).toBe(true));
});

it('says what the server found wrong with a change, and ‘Done!’ when all is well', async () => {
  const { person, server, app } = await signedIn();
  const store = person.use(createUserStore);
  store.show(7);
  const errors = { email: ['Another account has this address'] };
  server.refuse('adminUsers.update', 422, { message: 'No', errors });
  expect(await store.save(7, { email: 'taken@kronos.test' })).toMatchObject({ kind: 'http-error', errors });
  server.answer('adminUsers.update', { success: true, data: aDetail({ name: 'Casey C' }) });
  expect(await store.save(7, { name: 'Casey C' })).toMatchObject({ kind: 'ok' });
  expect(store.state.user).toMatchObject({ status: 'ready', data: { name: 'Casey C' } });
  expect(app.notices.takeToasts()).toHaveLength(1);
});

it('sends only what differs', () => {
  const before = profileOf(aDetail({ restrictions: ['no-4k'] }));
  expect(changesOf(before, { ...before })).toEqual({});
  expect(changesOf(before, { ...before, is_trial: true, whmcs_id: 7 })).toEqual({ is_trial: true, whmcs_id: 7 });
  expect(changesOf(before, { ...before, restrictions: [] })).toEqual({ restrictions: [] });
});
