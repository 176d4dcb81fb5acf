import type { ServerFigures } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { aUser } from '../../testing/fixtures.ts';
import { createServerInsightStore } from './insight-store.ts';

const second = (count: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, count)).toISOString();
const used = (at: string, received_bytes: number, cpu = 0.5): ServerFigures => ({
  cpu,
  memory_bytes: 100,
  memory_limit_bytes: 1000,
  received_bytes,
  sent_bytes: 0,
  at,
});

/** A streamed response whose bodies the test sends one by one. */
function story() {
  const told = new TransformStream<{ data: ServerFigures | null }, { data: ServerFigures | null }>();
  const writer = told.writable.getWriter();
  const tell = (data: ServerFigures | null) => void writer.write({ data });
  return { bodies: told.readable, tell, end: () => void writer.close() };
}

async function atTheServer() {
  const test = createTestApp({ user: aUser() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const scope = await test.app.userScope.get();
  const store = scope.use(createServerInsightStore);
  store.show(7);
  return { ...test, store, at: () => store.state.figures.status === 'ready' && store.state.figures.data?.at };
}

it('follows the samples, with the CPU history and the network bytes per second', async () => {
  const { store, server, asked, at } = await atTheServer();
  const first = story();
  server.answer('customerServers.figures', () => first.bodies);
  const leaving = new AbortController();
  const following = store.followFigures(7, leaving.signal);
  first.tell(used(second(0), 1000));
  await vi.waitFor(() => expect(at()).toBe(second(0)));
  expect(store.state.live).toBeNull();
  first.tell(used(second(10), 2000, 0.7));
  first.tell(used(second(11), 5000, 0.9));
  await vi.waitFor(() => expect(at()).toBe(second(11)));
  expect(store.state.live).toEqual({ cpu: [0.7, 0.9], receivedPerSecond: 3000, sentPerSecond: 0 });

  const next = story();
  server.answer('customerServers.figures', () => next.bodies);
  first.end();
  await vi.waitFor(() => expect(asked('customerServers.figures')).toBe(2));
  // The stored sample is older than those already received.
  next.tell(used(second(5), 1500));
  next.tell(used(second(12), 5500));
  await vi.waitFor(() => expect(at()).toBe(second(12)));
  expect(store.state.live?.cpu).toEqual([0.7, 0.9, 0.5]);

  leaving.abort();
  await following;
  expect(store.state.live).toBeNull();
  expect(at()).toBe(second(12));
});

it('sends no further request when the response is a single sample or fails', async () => {
  const { store, server, asked, at } = await atTheServer();
  server.answer('customerServers.figures', { data: used(second(0), 1000) });
  await store.followFigures(7, new AbortController().signal);
  expect(at()).toBe(second(0));
  expect(store.state.live).toBeNull();
  server.fail('customerServers.figures');
  await store.followFigures(7, new AbortController().signal);
  expect(store.state.figures).toMatchObject({ status: 'ready', isStale: true });
  expect(asked('customerServers.figures')).toBe(2);
});
