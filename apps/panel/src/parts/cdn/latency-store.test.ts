import { expect, it } from 'vitest';
import { aCdnHost } from '../../testing/media-fixtures.ts';
import { createLatencyStore } from './latency-store.ts';

const hosts = [
  aCdnHost({ ping_url: 'https://fra.cdn.test/kronos/ping' }),
  aCdnHost({ id: 2, name: 'Amsterdam', ping_url: 'https://ams.cdn.test/kronos/ping' }),
];

/** Measurements that finish when the test says so. */
function atTheHosts() {
  const asked: { url: string; answer: (time: number | null) => void }[] = [];
  const abort = new AbortController();
  const store = createLatencyStore(
    { signal: abort.signal },
    (url) => new Promise((answer) => asked.push({ url, answer })),
  );
  return { store, asked, abort };
}

it('measures one host after the other, and stores null for those that do not respond', async () => {
  const { store, asked } = atTheHosts();
  const all = store.measureAll(hosts);
  expect(store.state.times).toEqual({ 1: 'measuring', 2: 'measuring' });
  expect(asked.map(({ url }) => url)).toEqual(['https://fra.cdn.test/kronos/ping']);
  asked[0]?.answer(18);
  await Promise.resolve();
  await Promise.resolve();
  expect(store.state.times).toEqual({ 1: 18, 2: 'measuring' });
  asked[1]?.answer(null);
  await all;
  expect(store.state.times).toEqual({ 1: 18, 2: null });
});

it('measures again only on request, or when there is a new host', async () => {
  const { store, asked } = atTheHosts();
  const first = store.measureNew(hosts.slice(0, 1));
  asked[0]?.answer(18);
  await first;
  await store.measureNew(hosts.slice(0, 1));
  expect(asked).toHaveLength(1);
  void store.measureNew(hosts);
  expect(asked).toHaveLength(2);
});

it('ignores the results of a run after a later one has begun, and after sign-out', async () => {
  const { store, asked, abort } = atTheHosts();
  const former = store.measureAll(hosts.slice(0, 1));
  const later = store.measureAll(hosts.slice(0, 1));
  asked[0]?.answer(99);
  await former;
  expect(store.state.times).toEqual({ 1: 'measuring' });
  abort.abort();
  asked[1]?.answer(18);
  await later;
  expect(store.state.times).toEqual({ 1: 'measuring' });
});
