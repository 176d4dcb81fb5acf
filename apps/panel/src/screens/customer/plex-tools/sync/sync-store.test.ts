import type { ShareCall, ShareMatrix, WatchComparison } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../../testing/create-test-app.ts';
import { aUser } from '../../../../testing/fixtures.ts';
import { createSyncStore } from './sync-store.ts';

const names = new Map([
  [1, 'Living Room'],
  [2, 'Attic'],
  [3, 'Cabin'],
]);
const server = (id: number): ShareMatrix['servers'][number] => ({
  id,
  name: names.get(id)!,
  type: 'plex',
  access: 'ready',
  libraries: ['Films'],
  failure: null,
  backup: null,
});
const share = { server_id: 1, state: 'accepted', libraries: 'all', intended: null, cells: ['accepted'] } as const;
const ada = { key: 'share:ada', how: 'share', name: 'ada', email: null } as const;
const matrix: ShareMatrix = {
  servers: [server(1), server(2), server(3)],
  data: [{ ...ada, shares: [{ ...share, cells: [...share.cells] }] }],
};
const call = (id: number): ShareCall => ({
  server_id: id,
  person: ada.key,
  name: 'ada',
  kind: 'invite',
  share: ['Films'],
  take: [],
  requests: [],
});
const comparison = (count: number): WatchComparison => ({
  source_account: 'casey',
  target_account: 'casey',
  libraries: [{ name: 'Films', watched: count, unwatched: 0, positions: 0, missing: 0 }],
  changes: Array.from({ length: count }, (_, at) => ({
    id: String(at),
    title: `Film ${at}`,
    library: 'Films',
    mark: 'watched',
    position_ms: null,
  })),
  total: count,
});
const values = { source: 1, targets: [2], what: ['shares', 'watched'], isExact: false } as const;
const cell = { person: ada.key, library: 'Films', is_shared: true, message: null } as const;

async function atThePage(titles = 120) {
  const test = createTestApp({ user: aUser() });
  const { app, server: backend } = test;
  backend.answer('customerShareMatrix.show', matrix);
  backend.answer('customerShareMatrix.preview', { data: [call(2)], skipped: [] });
  backend.answer('customerShareMatrix.apply', { success: true, data: [{ ...cell, server_id: 2, outcome: 'done' }] });
  backend.answer('customerWatchState.compare', comparison(titles));
  backend.answer('customerWatchState.apply', ({ body }) => ({
    success: true,
    data: body.changes.map(({ id }) => ({ id, outcome: 'done' as const, message: null })),
  }));
  onTestFinished(app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const store = (await app.userScope.get()).use(createSyncStore);
  await Promise.all([app.messages.ensure('sync'), app.messages.ensure('plexTools'), app.messages.ensure('media')]);
  return { ...test, backend, store, t: app.messages.t };
}

it('compares, makes all changes in batches, and counts them', async () => {
  const { store, asked } = await atThePage();
  await store.compare(values, names);
  expect(store.state.targets).toMatchObject([
    { name: 'Attic', status: 'ready', shares: [{ call: call(2) }], watched: { comparison: { total: 120 } } },
  ]);
  const run = store.run();
  expect(store.state.progress).toEqual({ done: 0, total: 121 });
  await run;
  expect(store.state).toMatchObject({
    progress: undefined,
    hasRun: true,
    targets: [{ shares: [{ outcome: 'done' }], watched: { done: 120, failed: 0 }, notes: [] }],
  });
  expect(asked('customerWatchState.apply')).toBe(3);
});

it('stops after the call in flight, and keeps what was done', async () => {
  const { store, backend, asked } = await atThePage();
  await store.compare(values, names);
  const release = backend.hang('customerWatchState.apply');
  const run = store.run();
  await vi.waitFor(() => expect(asked('customerWatchState.apply')).toBe(1));
  store.stop();
  release();
  await run;
  expect(asked('customerWatchState.apply')).toBe(1);
  expect(store.state).toMatchObject({ progress: undefined, targets: [{ watched: { done: 50, failed: 0 } }] });
});

it('continues with the next server when one fails, and notes that the rest was not changed', async () => {
  const { store, backend, t } = await atThePage();
  backend.answer('customerShareMatrix.preview', ({ body }) => ({
    data: [call(body.changes[0]!.server_id)],
    skipped: [],
  }));
  await store.compare({ ...values, targets: [2, 3] }, names);
  let calls = 0;
  backend.answer('customerWatchState.apply', ({ body }) => {
    calls += 1;
    if (calls === 2) throw new Error('Attic does not answer.');
    return {
      success: true,
      data: body.changes.map(({ id }) => ({ id, outcome: 'missing' as const, message: 'Gone.' })),
    };
  });
  await store.run();
  const [attic, cabin] = store.state.targets;
  expect(attic!.watched).toMatchObject({ done: 0, failed: 50 });
  expect(attic!.notes.map((note) => note(t))).toEqual([
    expect.stringContaining('The remaining changes were not made.'),
  ]);
  expect(cabin!.watched).toMatchObject({ failed: 120 });
  expect(cabin!.notes).toEqual([]);
});

it('reports why a server could not be compared, and compares the others', async () => {
  const { store, backend, t } = await atThePage();
  backend.answer('customerShareMatrix.show', {
    ...matrix,
    servers: [server(1), { ...server(2), access: 'failed', failure: 'Plex does not answer.' }, server(3)],
  });
  await store.compare({ ...values, targets: [2, 3] }, names);
  const [attic, cabin] = store.state.targets;
  expect([attic!.status, attic!.failure?.(t), cabin!.status]).toEqual(['failed', 'Plex does not answer.', 'ready']);
  backend.answer('customerShareMatrix.apply', { success: true, data: [{ ...cell, server_id: 3, outcome: 'busy' }] });
  await store.run();
  expect(attic!.shares).toBeUndefined();
  expect(cabin!.shares).toMatchObject([{ outcome: 'failed' }]);
  expect(cabin!.shares![0]!.message?.(t)).toBe('The shares of this server are already being changed');
});

it('names each skipped person with the reason', async () => {
  const { store, backend, t } = await atThePage();
  const left = { ...cell, server_id: 2, outcome: 'administers' } as const;
  backend.answer('customerShareMatrix.preview', { data: [], skipped: [left] });
  await store.compare({ ...values, what: ['shares'] }, names);
  const [attic] = store.state.targets;
  expect(attic!.notes.map((note) => note(t))).toEqual(['ada, Films: Administrators see everything']);
  expect(attic!.shares).toEqual([]);
});

it('drops a comparison when the choice changes, but not during a run', async () => {
  const { store, backend, asked } = await atThePage();
  const release = backend.hang('customerWatchState.compare');
  const first = store.compare({ ...values, what: ['watched'] }, names);
  await vi.waitFor(() => expect(asked('customerWatchState.compare')).toBe(1));
  store.forget();
  release();
  await first;
  expect(store.state.targets).toEqual([]);
  await store.compare({ ...values, what: ['watched'] }, names);
  const stay = backend.hang('customerWatchState.apply');
  const run = store.run();
  store.forget();
  expect(store.state.targets).toHaveLength(1);
  stay();
  await run;
});
