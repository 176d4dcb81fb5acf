import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { aUser } from '../../../testing/fixtures.ts';
import { createSubUsersStore, type SubUsersPage } from './sub-users-store.ts';

const nobody: SubUsersPage = {
  data: [],
  meta: { total: 0, per_page: 100, current_page: 1, last_page: 1 },
  invitations: [],
  servers: [{ id: 1, name: 'Living room' }],
};
const robin = {
  id: 9,
  name: 'Robin',
  email: 'robin@kronos.test',
  created_at: '2026-11-20T12:00:00Z',
  last_seen_at: null,
};

async function signedIn() {
  const test = createTestApp({ user: aUser() });
  test.server.answer('customerServers.list', { data: [] });
  test.server.answer('subUsers.list', nobody);
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const scope = await test.app.userScope.get();
  return { ...test, store: scope.use(createSubUsersStore) };
}

it('invites with rights, and returns a refusal to the form', async () => {
  const { store, server, app } = await signedIn();
  await store.load();
  server.answer('subUsers.invite', { success: true });
  await store.invite('robin@kronos.test', [{ id: 1, rights: ['view'] }]);
  expect(server.calls.at(-2)).toMatchObject({
    endpoint: 'subUsers.invite',
    body: { email: 'robin@kronos.test', servers: [{ id: 1, rights: ['view'] }] },
  });
  expect(app.notices.takeToasts()).toHaveLength(1);

  server.refuse('subUsers.invite', 422, { message: 'no', errors: { email: ['no'] } });
  expect(await store.invite('robin@kronos.test', [])).toMatchObject({ errors: { email: ['no'] } });
  expect(app.notices.takeToasts()).toHaveLength(0);
});

it('reads the sub-users again on an event once they have been loaded', async () => {
  const { store, server, managers, asked } = await signedIn();
  managers[0]!.emit('user', 'new-notification', {});
  expect(asked('subUsers.list')).toBe(0);
  await store.load();
  server.answer('subUsers.list', { ...nobody, data: [{ ...robin, servers: [] }] });
  managers[0]!.emit('user', 'new-notification', {});
  await vi.waitFor(() => expect(store.state.read).toMatchObject({ data: { data: [{ name: 'Robin' }] } }));
});

it('shows a dialog when a sub-user cannot be removed', async () => {
  const { store, server, app } = await signedIn();
  server.refuse('subUsers.remove', 404, { message: 'This user does not exist.' });
  await app.messages.ensure('notices');
  await store.remove(9, 'Robin');
  expect(app.notices.state.dialogs.map(({ title }) => title(app.messages.t))).toEqual(['Whoops!']);
});
