import type { CommandPlan } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { anAdmin } from '../../testing/fixtures.ts';
import { createPlanStore } from './plan-store.ts';

const plan: CommandPlan = {
  key: 'first',
  action: 'restart',
  node: { id: 3, alias: 'berlin-2' },
  servers: [],
  skipped: { count: 0, servers: [] },
  reach: { servers: 1, customers: 1, shared_with: 0, tickets: 0 },
};
const command = { action: 'restart', node: 3 } as const;

async function planning() {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  test.server.answer('adminCommands.plan', { data: plan });
  return { ...test, store: (await test.app.userScope.get()).use(createPlanStore) };
}

it('runs the plan that is shown, by its key', async () => {
  const { server, store } = await planning();
  server.answer('adminCommands.run', { success: true, message: 'Begun.', process: { id: 20 } });
  await store.ask(command);
  expect(await store.run(command)).toBe(20);
  expect(server.calls.at(-1)).toMatchObject({ body: { action: 'restart', node_id: 3, key: 'first' } });
});

it('reads the new plan when the servers have changed, and runs nothing', async () => {
  const { server, store } = await planning();
  await store.ask(command);
  server.refuse('adminCommands.run', 409, { message: 'Changed.' });
  server.answer('adminCommands.plan', { data: { ...plan, key: 'second' } });
  expect(await store.run(command)).toBeUndefined();
  expect(store.state).toMatchObject({ hasChanged: true, refusal: undefined, plan: { data: { key: 'second' } } });
});

it('keeps the plan and shows the reason when a run is refused', async () => {
  const { app, server, store } = await planning();
  await store.ask(command);
  server.refuse('adminCommands.run', 403, { message: 'Not now.' });
  expect(await store.run(command)).toBeUndefined();
  expect(store.state.refusal?.(app.messages.t)).toBe('Not now.');
  expect(store.state).toMatchObject({ hasChanged: false, plan: { status: 'ready', data: { key: 'first' } } });
});

it('shows the plan that was requested last', async () => {
  const { server, store } = await planning();
  const first = store.ask({ action: 'stop', node: 3 });
  server.answer('adminCommands.plan', { data: { ...plan, key: 'newest' } });
  await Promise.all([first, store.ask(command)]);
  expect(store.state.plan).toMatchObject({ status: 'ready', data: { key: 'newest' } });
  server.refuse('adminCommands.plan', 500, { message: 'No.' });
  await store.ask(command);
  expect(store.state.plan.status).toBe('failed');
  expect(await store.run(command)).toBeUndefined();
});
