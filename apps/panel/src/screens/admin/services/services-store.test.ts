import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { anAdmin } from '../../../testing/fixtures.ts';
import { createBatchStore } from './batch/batch-store.ts';
import { createServicesStore } from './services-store.ts';

async function signedIn() {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  return { ...test, scope: await test.app.userScope.get() };
}

it('returns whom a batch affects, or undefined when that cannot be read', async () => {
  const { scope, server } = await signedIn();
  const store = scope.use(createServicesStore);
  const radius = { servers: 2, customers: 1, shared_with: 0, operations: 0 };
  server.answer('serverBatches.blastRadius', radius);
  expect(await store.radiusOf([3, 4])).toEqual(radius);
  server.refuse('serverBatches.blastRadius', 500, { message: 'No.' });
  expect(await store.radiusOf([3])).toBeUndefined();
});

it('reads a batch once for a burst of events, and retries the servers that failed', async () => {
  const { scope, server, managers, asked, clock, app } = await signedIn();
  server.answer('serverBatches.one', {
    data: {
      id: 9,
      action: 'restart',
      command: 'Restart 0 servers',
      state: 'running',
      result: '',
      created_at: new Date(0).toISOString(),
      items: [],
    },
  });
  const store = scope.use(createBatchStore);
  store.one.show(9);
  await vi.waitFor(() => expect(store.one.get().record.status).toBe('ready'));
  for (const id of [1, 2, 3]) managers[0]!.emit('admin', 'process-updated', { id });
  clock.advance(1000);
  await vi.waitFor(() => expect(asked('serverBatches.one')).toBe(2));
  server.answer('serverBatches.retry', { success: true, message: 'Begun.', process: { id: 10 } });
  expect(await store.retry(9)).toBe(10);
  server.refuse('serverBatches.retry', 409, { message: 'None of these servers failed.' });
  expect(await store.retry(9)).toBeUndefined();
  expect(app.notices.state.dialogs).toHaveLength(1);
});
