import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WatchStep } from '@kronos/api/contract';
import { auditLog } from '../src/db/schema.ts';
import type { WatchedTitle } from '../src/domain/media-servers/watch-port.ts';
import { answerOf, refusalOf } from './support/client.ts';
import { createMediaWorld, type MediaWorld } from './support/media-world.ts';

const minute = 60_000;
const path = (call: string) => `/api/customer/plex-tools/watch-state/${call}`;

let world: MediaWorld;
let source: number;
let target: number;
beforeAll(async () => {
  world = await createMediaWorld();
  source = world.ids.plex;
  target = await world.addServer('plex', 'Second plex');
  for (const which of [source, target]) {
    await world.claim(which);
    await world.addLibrary(which, 'Films');
  }
  await world.addLibrary(target, 'Only here');
  for (const which of [source, target]) await world.finishScans(which);
}, 180_000);
afterAll(() => world.stop());

const post = (call: string, body: object, client = world.customer) => client.post(path(call), body);
const compare = async (isExact = false) =>
  answerOf('customerWatchState.compare', await post('compare', { source, target, is_exact: isExact }));
const apply = async (changes: readonly WatchStep[]) =>
  answerOf('customerWatchState.apply', await post('apply', { target, changes })).data;
const stepsOf = (changes: readonly WatchStep[]) =>
  changes.map(({ id, mark, position_ms }) => ({ id, mark, position_ms }));
const reasonOf = (answer: Awaited<ReturnType<typeof post>>) => [answer.status, refusalOf(answer).reason];

/** The titles in a server's library of films, by name. */
async function films(which: number) {
  const media = await world.driver(which);
  const library = (await media.libraries()).find(({ name }) => name === 'Films')!;
  const titles = new Map<string, WatchedTitle>();
  for await (const page of media.watchState!.all(library)) for (const one of page) titles.set(one.title, one);
  return titles;
}

it('transfers watched titles and positions, and finds nothing to change afterwards', async () => {
  const there = await films(source);
  const { watchState } = await world.driver(source);
  await watchState!.mark(there.get('Paper Harbour')!.id, true);
  await watchState!.resumeAt(there.get('Last Ferry')!.id, 40 * minute);
  const found = await compare();
  expect(found).toMatchObject({
    source_account: 'customer',
    target_account: 'customer',
    libraries: [{ name: 'Films', watched: 1, unwatched: 0, positions: 1, missing: 0 }],
    total: 2,
  });
  expect(found.changes.map(({ id: _id, ...change }) => change)).toEqual([
    { title: 'Paper Harbour', library: 'Films', mark: 'watched', position_ms: null },
    { title: 'Last Ferry', library: 'Films', mark: null, position_ms: 40 * minute },
  ]);
  expect(await films(target)).toEqual(
    new Map([...(await films(target))].map(([title, one]) => [title, { ...one, isWatched: false, positionMs: 0 }])),
  );
  expect((await apply(stepsOf(found.changes))).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  expect((await films(target)).get('Paper Harbour')).toMatchObject({ isWatched: true });
  expect((await films(target)).get('Last Ferry')).toMatchObject({ isWatched: false, positionMs: 40 * minute });
  expect((await compare()).total).toBe(0);
  const [row] = await world.server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(row).toMatchObject({
    action: 'customerWatchState.apply',
    targetKind: 'server',
    targetId: String(target),
    after: { watch_state: { watched: 1, unwatched: 0, positions: 1, not_done: 0 } },
  });
});

it('unmarks what only the target has watched in an exact comparison, and never otherwise', async () => {
  const { watchState } = await world.driver(target);
  const { id } = (await films(target)).get('Low Orbit')!;
  await watchState!.mark(id, true);
  expect((await compare()).total).toBe(0);
  const { changes } = await compare(true);
  expect(stepsOf(changes)).toEqual([{ id, mark: 'unwatched', position_ms: null }]);
  await apply(stepsOf(changes));
  expect((await compare(true)).total).toBe(0);
});

it('reports the outcome of each title', async () => {
  const { id } = (await films(target)).get('Low Orbit')!;
  const watched = { mark: 'watched', position_ms: null } as const;
  const results = await apply([
    { id: '4711', ...watched },
    { id, ...watched },
  ]);
  expect(results).toEqual([
    { id: '4711', outcome: 'missing', message: 'Plex no longer has this.' },
    { id, outcome: 'done', message: null },
  ]);
});

it('stops when the media server fails, and reports that for each remaining title', async () => {
  const ids = [...(await films(target)).values()].slice(0, 12).map((one) => one.id);
  await world.fail(target, 'http-500');
  const sent = await world.requestsDuring(async () => {
    const results = await apply(ids.map((id) => ({ id, mark: 'watched', position_ms: null })));
    expect(results.map(({ id }) => id)).toEqual(ids);
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['failed']));
    expect(results[11]!.message).toContain('failed or is still starting');
  });
  expect(sent.filter((request) => request.includes('/:/scrobble')).length).toBeLessThan(ids.length);
});

it('refuses servers of others, other products, and servers that the panel has no access to', async () => {
  const changes = [{ id: '1', mark: 'watched', position_ms: null }];
  const other = await world.server.as('other');
  expect((await post('compare', { source, target }, other)).status).toBe(404);
  expect((await post('apply', { target, changes }, other)).status).toBe(404);
  expect((await post('compare', { source, target: source })).status).toBe(422);
  expect((await post('apply', { target, changes: [...changes, ...changes] })).status).toBe(422);
  expect((await post('apply', { target, changes: [{ id: '1', mark: null, position_ms: null }] })).status).toBe(422);
  expect(reasonOf(await post('compare', { source, target: world.ids.jellyfin }))).toEqual([409, 'media-no-access']);
  await world.claim('jellyfin');
  const refused = await post('compare', { source, target: world.ids.jellyfin });
  expect(reasonOf(refused)).toEqual([409, 'watch-state-elsewhere']);
});

it('requires the right to change both servers', async () => {
  const { id } = await world.server.person('other');
  const other = await world.server.as('other');
  await world.server.services.servers.share(source, id, ['view']);
  await world.server.services.servers.share(target, id, ['view', 'power']);
  expect((await post('compare', { source, target }, other)).status).toBe(404);
  await world.server.services.servers.share(source, id, ['view', 'power']);
  expect((await post('compare', { source, target }, other)).status).toBe(200);
});
