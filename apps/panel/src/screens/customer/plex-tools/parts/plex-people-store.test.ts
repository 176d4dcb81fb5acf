import type { Contract, ResponseOf } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../../testing/create-test-app.ts';
import { aUser } from '../../../../testing/fixtures.ts';
import { anInvite, anInviteBackup } from '../../../../testing/media-fixtures.ts';
import { peopleRows } from '../invites/people-rows.ts';
import { createPlexPeopleStore } from './plex-people-store.ts';

type PlexPeople = ResponseOf<Contract['customerPlexTools']['invites']>;
const attic = { id: 8, name: 'Attic', access: 'sign-in' as const, libraries: [] };
const cinema = { id: 7, name: 'Cinema', access: 'ready' as const, libraries: ['Films'] };
const somePeople = (more: Partial<PlexPeople> = {}): PlexPeople => ({
  access: 'ready',
  data: [
    { ...anInvite(), server_id: 7 },
    { ...anInvite({ id: '22', name: 'Sam', email: 'sam@plex.test' }), server_id: 8 },
  ],
  servers: [cinema, attic],
  token: null,
  ...more,
});
const account = { login: 'casey', password: 'quiet herons', code: undefined };
const backup = anInviteBackup({ server: { id: 7, name: 'Cinema' }, people: 1 });
const compared = (drift: 'missing' | 'same') => ({
  access: 'ready' as const,
  backup,
  data: [
    {
      key: 'share:a@b.c',
      how: 'share' as const,
      name: null,
      email: 'a@b.c',
      saved: ['Films'],
      live: drift === 'same' ? ['Films'] : null,
      drift,
    },
  ],
});

async function atThePeople() {
  const test = createTestApp({ user: aUser() });
  const { app, server } = test;
  server.answer('customerPlexTools.invites', somePeople());
  server.answer('customerPlexTools.backups', { data: [backup] });
  onTestFinished(app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const scope = await app.userScope.get();
  await Promise.all([app.messages.ensure('media'), app.messages.ensure('plexTools'), app.messages.ensure('notices')]);
  const last = (endpoint: string) => server.calls.findLast((call) => call.endpoint === endpoint);
  const said = () => app.notices.takeToasts().map(({ title, text }) => (text ?? title)(app.messages.t));
  return { ...test, scope, store: scope.use(createPlexPeopleStore), socket: test.managers[0]!, last, said };
}

it('reads the people again on events of a server, but only while the page is open', async () => {
  const { store, socket, asked } = await atThePeople();
  const leave = store.show();
  await vi.waitFor(() => expect(store.state.people.status).toBe('ready'));
  socket.emit('user', 'server-updated', { id: 7 });
  await vi.waitFor(() => expect(asked('customerPlexTools.invites')).toBe(2));
  leave();
  socket.emit('user', 'server-updated', { id: 7 });
  await store.load();
  expect(asked('customerPlexTools.invites')).toBe(3);
});

it('keeps the people when a later read fails, and marks them as stale', async () => {
  const { store, server } = await atThePeople();
  await store.load();
  server.fail('customerPlexTools.invites');
  await store.load();
  expect(store.state.people).toMatchObject({ status: 'ready', isStale: true });
});

it('uses the token of one sign-in for the calls of each server, and keeps it in memory only', async () => {
  const { store, server, storage, location, snapshots, last } = await atThePeople();
  server.answer('customerPlexTools.invites', somePeople({ token: 'sealed' }));
  await store.signIn(account);
  expect(last('customerPlexTools.invites')?.query).toEqual({ login: 'casey', password: 'quiet herons' });
  server.answer('customerMedia.removeInvite', { success: true });
  await store.remove({ server: 8, invite: '22', name: 'Sam' });
  expect(last('customerMedia.removeInvite')?.body).toEqual({ token: 'sealed' });
  expect(last('customerPlexTools.invites')?.query).toEqual({ token: 'sealed' });
  server.answer('customerPlexTools.createBackup', { success: true, data: backup });
  await store.backups.create(8, 'Spring');
  expect(last('customerPlexTools.createBackup')?.body).toEqual({ token: 'sealed', name: 'Spring' });
  const kept = [storage.read('kronos.token'), storage.read('kronos.user'), await snapshots.read(), location.read()];
  expect(JSON.stringify(kept)).not.toMatch(/sealed|quiet herons/);
});

it('drops a refused token, so that a new sign-in is required', async () => {
  const { store, server, last } = await atThePeople();
  server.answer('customerPlexTools.invites', somePeople({ token: 'sealed' }));
  await store.signIn(account);
  server.refuse('customerPlexTools.invites', 422, { message: 'It is over.', errors: { token: ['It is over.'] } });
  await store.load();
  expect(last('customerPlexTools.invites')?.query).toEqual({});
});

it('reads the people again after each change', async () => {
  const { store, server, asked, last } = await atThePeople();
  const sent = { success: true as const, message: 'Sent.', unknown_libraries: [] };
  server.answer('customerMedia.invitePlex', sent);
  server.answer('customerMedia.changeInvite', sent);
  await store.invite(7, {
    way: 'share',
    fields: { email: 'new@plex.test', username: '', password: '' },
    libraries: ['Films'],
  });
  expect(last('customerMedia.invitePlex')?.body).toEqual({ email: 'new@plex.test', libraries: ['Films'] });
  await store.change({ server: 7, invite: '21', name: 'Robin' }, 'all');
  expect(last('customerMedia.changeInvite')?.params).toMatchObject({ invite: '21' });
  expect(asked('customerPlexTools.invites')).toBe(2);
});

it('shows a result for each restored person, and compares again', async () => {
  const { store, server, last, asked } = await atThePeople();
  server.answer('customerPlexTools.backup', compared('missing'));
  await store.backups.compare(7, 3);
  expect(store.backups.state.compared).toMatchObject({ status: 'ready', data: { data: [{ drift: 'missing' }] } });
  const result = { key: 'share:a@b.c', outcome: 'invited' as const, unknown_libraries: [], libraries: ['Films'] };
  server.answer('customerPlexTools.restoreBackup', { success: true, data: [result] });
  server.answer('customerPlexTools.backup', compared('same'));
  await store.backups.restore(['share:a@b.c']);
  expect(last('customerPlexTools.restoreBackup')?.body).toEqual({ people: ['share:a@b.c'] });
  expect(store.backups.state.results).toEqual([result]);
  expect(store.backups.state.compared).toMatchObject({ data: { data: [{ drift: 'same' }] } });
  await store.backups.compare(8, 3);
  expect(store.backups.state.results).toBeUndefined();
  expect(asked('customerPlexTools.backup')).toBe(3);
});

it('reads the backups again when one has been made or deleted', async () => {
  const { store, server, asked, said } = await atThePeople();
  store.backups.show();
  await vi.waitFor(() => expect(store.backups.state.list.status).toBe('ready'));
  server.answer('customerPlexTools.createBackup', { success: true, data: backup });
  await store.backups.create(7, 'Spring');
  server.answer('customerPlexTools.removeBackup', { success: true });
  await store.backups.remove(3, 'Spring');
  expect(asked('customerPlexTools.backups')).toBe(3);
  expect(said()).toContain('The access of 1 person has been backed up');
});

it('finds people by name, address and server', () => {
  const names = (text: string, server?: number) => peopleRows(somePeople(), { text, server }).map(({ name }) => name);
  expect(names('')).toEqual(['Robin', 'Sam']);
  expect(names('SAM@')).toEqual(['Sam']);
  expect(names('', 7)).toEqual(['Robin']);
  expect(names('sam', 7)).toEqual([]);
});
