import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { anAdmin } from '../../testing/fixtures.ts';
import { createMoveStore } from './move-store.ts';

const plan = { nodes: [], running: 1, outage_seconds: 90 };
const radius = { servers: 1, customers: 1, shared_with: 2, operations: 0 };

async function signedIn() {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  return { ...test, store: (await test.app.userScope.get()).use(createMoveStore) };
}

it('loads where servers can move and whom that affects, and keeps the newest response', async () => {
  const { store, server } = await signedIn();
  server.answer('serverBatches.movePlan', { data: { ...plan, running: 2 } });
  server.answer('serverBatches.blastRadius', radius);
  const first = store.ask([1, 2]);
  server.answer('serverBatches.movePlan', { data: plan });
  await Promise.all([first, store.ask([1])]);
  expect(store.state.plan).toMatchObject({ status: 'ready', data: plan });
  expect(store.state.radius).toEqual(radius);
  server.refuse('serverBatches.movePlan', 500, { message: 'No.' });
  server.refuse('serverBatches.blastRadius', 500, { message: 'No.' });
  await store.ask([1]);
  expect([store.state.plan.status, store.state.radius]).toEqual(['failed', undefined]);
});

it('moves one server with its own endpoint and several as a batch', async () => {
  const { store, server, asked } = await signedIn();
  const accepted = { success: true as const, message: 'Begun.', process: { id: 7 } };
  server.answer('adminServers.move', accepted);
  server.answer('serverBatches.begin', accepted);
  expect(await store.move(3, null)).toMatchObject({ kind: 'ok', data: accepted });
  expect(await store.moveMany([3, 4], 9)).toMatchObject({ kind: 'ok', data: accepted });
  expect([asked('adminServers.move'), asked('serverBatches.begin')]).toEqual([1, 1]);
});
