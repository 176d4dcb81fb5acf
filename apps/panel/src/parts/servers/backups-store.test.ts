import type { BackupList } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { aServer, aUser, anOperation } from '../../testing/fixtures.ts';
import { createBackupsStore } from './backups-store.ts';

const none: BackupList = { live: [], deleted_servers: [], keeps: { count: 10, days: null } };
const accepted = { success: true as const, message: 'On its way.', process: { id: 8 } };
const withOperation = (more: Parameters<typeof anOperation>[0]) =>
  aServer({ id: 7, status: 'running', operation: anOperation({ id: 8, ...more }) });

async function atTheBackups() {
  const test = createTestApp({ user: aUser() });
  test.server.answer('customerBackups.list', none);
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const scope = await test.app.userScope.get();
  const store = scope.use(createBackupsStore);
  const said = () => test.app.notices.takeToasts().map(({ text }) => text?.(test.app.messages.t));
  return { ...test, store, servers: scope.servers, said };
}

it('starts in the loading state, and reloads on the server’s events until it is left', async () => {
  const { store, managers, asked } = await atTheBackups();
  expect(store.state.list.status).toBe('loading');
  const leave = store.show(7);
  await vi.waitFor(() => expect(store.state.list.status).toBe('ready'));
  managers[0]!.emit('user', 'server-updated', { id: 7 });
  await vi.waitFor(() => expect(asked('customerBackups.list')).toBe(2));
  leave();
  managers[0]!.emit('user', 'server-updated', { id: 7 });
  expect(asked('customerBackups.list')).toBe(2);
});

it('shows the outcome when it is known, not when the request is accepted', async () => {
  const { store, servers, server, app, managers, said } = await atTheBackups();
  await app.messages.ensure('backups');
  servers.show(7);
  server.answer('customerBackups.create', accepted);
  server.answer('customerServers.one', withOperation({ kind: 'backup' }));
  store.show(7);
  const release = server.hang('customerBackups.create');
  const asking = store.create(7, 'paused', 'Before the update');
  expect(servers.state.pending[7]).toEqual({ kind: 'backup', phase: 'requested' });
  release();
  await asking;
  expect(server.calls.find(({ endpoint }) => endpoint === 'customerBackups.create')?.body).toEqual({
    name: 'Before the update',
  });
  expect(servers.state.pending[7]).toEqual({ kind: 'backup', phase: 'confirming', process: 8 });
  expect(said()).toEqual([]);
  server.answer('customerServers.one', withOperation({ kind: 'backup', state: 'succeeded' }));
  managers[0]!.emit('user', 'server-updated', { id: 7 });
  await vi.waitFor(() => expect(said()).toEqual(['The backup has been created']));

  server.answer('customerBackups.restore', accepted);
  server.answer(
    'customerServers.one',
    withOperation({ kind: 'restore', state: 'failed', message: 'The backup is damaged.' }),
  );
  await store.restore(7, 3);
  await vi.waitFor(() => expect(app.notices.state.dialogs).toHaveLength(1));
  expect(app.notices.state.dialogs[0]?.text(app.messages.t)).toBe('The backup is damaged.');
});

it('is unconfirmed after 60 s with a link to the process, and no longer pending after a refusal', async () => {
  const { store, servers, server, clock } = await atTheBackups();
  servers.show(7);
  server.answer('customerServers.one', withOperation({ kind: 'backup' }));
  server.answer('customerBackups.create', accepted);
  await store.create(7, 'paused', 'Before the update');
  clock.advance(60_000);
  expect(servers.state.pending[7]).toEqual({ kind: 'backup', phase: 'unconfirmed', process: 8 });
  server.refuse('customerBackups.remove', 409, { message: 'It is suspended.' });
  expect((await store.remove(7, 3)).kind).toBe('http-error');
  expect(servers.state.pending[7]).toBeUndefined();
});

it('returns the link of a backup file, or shows why there is none', async () => {
  const { store, server, app } = await atTheBackups();
  server.answer('customerBackups.download', { success: true, link: '/api/backup-files/x' });
  expect(await store.download(7, 3)).toBe('/api/backup-files/x');
  server.refuse('customerBackups.download', 404, { message: 'This backup does not exist.' });
  expect(await store.download(7, 3)).toBeUndefined();
  expect(app.notices.state.dialogs).toHaveLength(1);
});
