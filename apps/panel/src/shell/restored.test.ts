import type { ServerDetail } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { anAdmin, anOperation, aServer } from '../testing/fixtures.ts';
import { createRestoredStore } from './restored-store.ts';

const aDetail = (more: Partial<ServerDetail> = {}): ServerDetail => ({
  ...aServer(),
  owner: { id: 7, name: 'Casey Customer', email: 'customer@kronos.test', is_admin: false },
  product: { id: 3, name: 'Plex Starter' },
  image: 'kronos/plex:latest',
  limits: { cpus: null, memory_bytes: null, pids: null },
  container: null,
  shared_with: [],
  ...more,
});

async function opened() {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  return { ...test, store: (await test.app.userScope.get()).use(createRestoredStore) };
}

it('reloads the shown server on its events until it is closed', async () => {
  const { store, server, managers, asked } = await opened();
  server.answer('adminServers.one', { data: aDetail() });
  const leave = store.showServer(1);
  await vi.waitFor(() => expect(store.state.server.status).toBe('ready'));
  expect(store.state.server).toMatchObject({ status: 'ready', data: { owner: { name: 'Casey Customer' } } });

  server.answer('adminServers.one', { data: aDetail({ status: 'running', operation: anOperation({ id: 10 }) }) });
  managers[0]!.emit('admin', 'server-updated', { id: 1 });
  await vi.waitFor(() => expect(store.state.server).toMatchObject({ data: { status: 'running' } }));

  leave();
  const times = asked('adminServers.one');
  managers[0]!.emit('admin', 'server-updated', { id: 1 });
  expect(asked('adminServers.one')).toBe(times);
});

it('ignores the response for a server that was closed meanwhile', async () => {
  const { store, server, asked } = await opened();
  server.answer('adminServers.one', ({ params }) => ({ data: aDetail({ id: params.id }) }));
  const letThrough = server.hang('adminServers.one');
  const leave = store.showServer(1);
  await vi.waitFor(() => expect(asked('adminServers.one')).toBe(1));
  leave();
  store.showServer(2);
  // The response for the second server is held back longer.
  server.hang('adminServers.one');
  letThrough();
  await vi.waitFor(() => expect(asked('adminServers.one')).toBe(2));
  expect(store.state.server).toEqual({ status: 'loading' });
});

it('distinguishes a missing server from one that could not be read', async () => {
  const { store, server } = await opened();
  server.refuse('adminServers.one', 404, { message: 'This server does not exist.' });
  store.showServer(9);
  await vi.waitFor(() => expect(store.state).toMatchObject({ server: { status: 'failed' }, isMissing: true }));
  server.refuse('adminServers.one', 500, { message: 'Something went wrong' });
  await store.readServer();
  expect(store.state).toMatchObject({ server: { status: 'failed' }, isMissing: false });
});
