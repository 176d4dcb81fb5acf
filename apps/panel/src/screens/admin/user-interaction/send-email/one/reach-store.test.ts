import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../../../testing/create-test-app.ts';
import type { StoreDeps } from '../../../../../stores/store-deps.ts';
import { anAdmin } from '../../../../../testing/fixtures.ts';
import { type Addressed, createReachStore, reachKey } from './reach-store.ts';

const someone: Addressed = { audience: ['customer', 'reseller'], purpose: 'news', node_ids: [], server_type: null };
const known = { status: 'known', count: 312, unsubscribed: 14 };

async function counting() {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const { server } = test;
  server.answer('adminMailings.reach', { count: 312, unsubscribed: 14 });
  const store = (await test.app.userScope.get()).use(createReachStore);
  return {
    ...test,
    store,
    reach: (who = someone) => store.of(reachKey(who)),
    queries: () => server.calls.filter(({ endpoint }) => endpoint === 'adminMailings.reach').map(({ query }) => query),
  };
}

it('counts an audience once for all subscribers, and again after the last one has left', async () => {
  const { store, reach, asked } = await counting();
  const leaves = [store.ask(someone), store.ask({ ...someone })];
  expect(reach()).toEqual({ status: 'counting' });
  await vi.waitFor(() => expect(reach()).toEqual(known));
  leaves[0]?.();
  expect([reach(), asked('adminMailings.reach')]).toEqual([known, 1]);
  leaves[1]?.();
  expect(reach()).toEqual({ status: 'counting' });
  onTestFinished(store.ask(someone));
  await vi.waitFor(() => expect(reach()).toEqual(known));
  expect(asked('adminMailings.reach')).toBe(2);
});

it.each([
  [{ audience: ['admin'] }, { audience: 'admin', purpose: 'news' }],
  [{ purpose: 'service' }, { audience: 'customer,reseller', purpose: 'service' }],
  [{ node_ids: [3, 5] }, { audience: 'customer,reseller', purpose: 'news', node_ids: [3, 5] }],
  [{ server_type: 'emby' }, { audience: 'customer,reseller', purpose: 'news', server_type: 'emby' }],
] satisfies [Partial<Addressed>, object][])('counts again when the audience has %o', async (change, query) => {
  const { store, reach, queries } = await counting();
  const who = { ...someone, ...change };
  const leave = store.ask(someone);
  await vi.waitFor(() => expect(reach()).toEqual(known));
  expect(reach(who)).toEqual({ status: 'counting' });
  leave();
  onTestFinished(store.ask(who));
  await vi.waitFor(() => expect(reach(who)).toEqual(known));
  expect(queries()).toEqual([{ audience: 'customer,reseller', purpose: 'news' }, query]);
  expect(reach()).toEqual({ status: 'counting' });
});

it('aborts a count that is no longer needed, and drops its response', async () => {
  const asked: { signal: AbortSignal; answer: (count: number) => Promise<void> }[] = [];
  const reach = (_: object, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve) => {
      const answer = async (count: number) => resolve({ kind: 'ok', data: { count, unsubscribed: 0 } });
      asked.push({ signal, answer });
    });
  // The store extends the client by this group, and uses nothing else of it.
  const api = { extend: () => ({ adminMailings: { reach } }) } as unknown as StoreDeps['api'];
  const leaving = new AbortController();
  const store = createReachStore({ api, signal: leaving.signal });
  const others: Addressed = { ...someone, purpose: 'service' };
  const aborted = () => asked.map(({ signal }) => signal.aborted);
  const leaves = [store.ask(someone), store.ask(others)];
  expect(aborted()).toEqual([true, false]);
  await asked[1]?.answer(2);
  await vi.waitFor(() => expect(store.of(reachKey(others))).toMatchObject({ count: 2 }));
  const heard = vi.fn<() => void>();
  onTestFinished(store.subscribe(heard));
  await asked[0]?.answer(1);
  store.again(others);
  await asked[2]?.answer(3);
  await vi.waitFor(() => expect(store.of(reachKey(others))).toMatchObject({ count: 3 }));
  expect(heard).toHaveBeenCalledTimes(1);
  // Aborting a count that already has its response has no effect.
  store.again(others);
  leaves[0]?.();
  expect(aborted()).toEqual([true, true, true, false]);
  leaves[1]?.();
  expect(aborted()).toEqual([true, true, true, true]);
  onTestFinished(store.ask(someone));
  leaving.abort();
  expect(aborted()).toEqual([true, true, true, true, true]);
});

it('makes no request for an empty audience, and reports when a count fails', async () => {
  const { server, store, reach, asked } = await counting();
  const nobody = { ...someone, audience: [] };
  const leave = store.ask(nobody);
  expect([reach(nobody), asked('adminMailings.reach')]).toEqual([{ status: 'nobody' }, 0]);
  leave();
  server.fail('adminMailings.reach');
  onTestFinished(store.ask(someone));
  await vi.waitFor(() => expect(reach()).toEqual({ status: 'unknown' }));
});

it('keeps the last count while the same audience is counted again', async () => {
  const { server, store, reach } = await counting();
  const heard = vi.fn<() => void>();
  onTestFinished(store.ask(someone));
  await vi.waitFor(() => expect(reach()).toEqual(known));
  onTestFinished(store.subscribe(heard));
  server.answer('adminMailings.reach', { count: 313, unsubscribed: 14 });
  store.again(someone);
  expect(reach()).toEqual(known);
  await vi.waitFor(() => expect(reach()).toMatchObject({ count: 313 }));
  expect(heard).toHaveBeenCalledTimes(1);
});
