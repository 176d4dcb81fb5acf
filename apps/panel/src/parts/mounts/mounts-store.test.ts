import type { Mount } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { exampleOf } from '../../testing/example-of.ts';
import { anAdmin } from '../../testing/fixtures.ts';
import { createMountsStore } from './mounts-store.ts';

const answer = exampleOf('adminMounts.one') as { data: Mount; version: string };
const { data: aMount } = answer;
const processOf = (success: boolean | null) => ({
  data: { ...(exampleOf('processes.one') as { data: object }).data, id: 12, success, result: 'Films: mounted.' },
});

async function atTheMounts() {
  const test = createTestApp({ user: anAdmin() });
  test.server.answer('adminMounts.one', answer);
  test.server.answer('adminMounts.check', { success: true, message: 'On its way.', process: { id: 12 } });
  test.server.answer('processes.one', processOf(null) as never);
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const scope = await test.app.userScope.get();
  return { ...test, store: scope.use(createMountsStore) };
}

it('shows the outcome of a check once, when it has ended', async () => {
  const { store, server, managers, app, asked } = await atTheMounts();
  await store.check(aMount);
  expect(app.notices.takeToasts()).toMatchObject([{ tone: 'info' }]);
  server.answer('processes.one', processOf(true) as never);
  managers[0]!.emit('admin', 'process-updated', { id: 12 });
  await vi.waitFor(() => expect(app.notices.state.toasts).toHaveLength(1));
  expect(app.notices.takeToasts()).toMatchObject([{ tone: 'success' }]);
  const before = asked('processes.one');
  managers[0]!.emit('admin', 'process-updated', { id: 12 });
  expect(asked('processes.one')).toBe(before);
});

it('shows why a check failed or was refused', async () => {
  const { store, server, app } = await atTheMounts();
  server.answer('processes.one', processOf(false) as never);
  await store.check(aMount);
  expect(app.notices.state.dialogs).toHaveLength(1);
  server.refuse('adminMounts.check', 409, { message: 'Films is being checked already.' });
  await store.check(aMount);
  expect(app.notices.state.dialogs).toHaveLength(2);
});
