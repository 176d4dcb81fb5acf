import { serverTypes, type ServerType } from '@kronos/api/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, injectedLibraries, servers } from '../src/db/schema.ts';
import { answerOf, refusalOf } from './support/client.ts';
import { addLibraryPath, addMountPath, rebuildAll } from './support/library-paths.ts';
import { createMediaWorld, type MediaWorld } from './support/media-world.ts';
import { until } from './support/until.ts';

let world: MediaWorld;
let mountPath: number;
/** The ids of library paths, by name. */
const path: Record<string, number> = {};
beforeAll(async () => {
  world = await createMediaWorld();
  const { nodes } = world.server.services;
  const nodeId = (await nodes.findByAlias('Node one'))!;
  mountPath = await addMountPath(world, nodeId, '/media');
  path['Series'] = await addLibraryPath(world, mountPath, 'Series', 'shows');
  path['Films'] = await addLibraryPath(world, mountPath, 'Films');
  await rebuildAll(world);
  // A mount path added after the rebuild is not in the containers.
  path['Later'] = await addLibraryPath(world, await addMountPath(world, nodeId, '/later'), 'Later');
  const away = await nodes.ensure({
    alias: 'Node two',
    host: 'localhost',
    engine: { kind: 'sandbox', url: world.sandbox.url, node: 'two' },
  });
  path['Away'] = await addLibraryPath(world, await addMountPath(world, away, '/media'), 'Away');
}, 240_000);
beforeEach(() => world.server.clock.advance(10 * 60_000));
afterAll(() => world.stop());

const list = (type: ServerType) => world.customer.ask('customerLibraryPaths.list', { params: { id: world.ids[type] } });
const added = async (type: ServerType) =>
  (await list(type)).data.filter(({ library_id }) => library_id !== null).map(({ name }) => name);
const idsOf = (names: string[]) => names.map((name) => path[name]!);
const inject = (type: ServerType, ...names: string[]) =>
  world.customer.post(world.path(type, 'library-paths/inject'), { library_paths: idsOf(names) });
const eject = (type: ServerType, name: string) =>
  world.customer.post(world.path(type, `library-paths/eject/${path[name]}`), {});
const sync = (type: ServerType) => world.customer.get(world.path(type, 'sync-libraries'));
type Answer = Awaited<ReturnType<typeof sync>>;
const outcomes = (answer: Answer) =>
  answerOf('customerLibraryPaths.inject', answer).data.map(({ name, outcome }) => `${name} ${outcome}`);
/** Removes a library outside the panel. */
const lose = async (type: ServerType, name: string) => {
  const media = await world.driver(type);
  await media.removeLibrary((await media.libraries()).find((one) => one.name === name)!.id);
};
const namesIn = async (type: ServerType) => (await (await world.driver(type)).libraries()).map(({ name }) => name);
const lastAudit = async () =>
  (await world.server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]!;
type Socket = Awaited<ReturnType<MediaWorld['listen']>>;
const heard = (socket: Socket, event: string, type: ServerType) =>
  socket.events(event).filter(({ data }) => JSON.parse(data).id === world.ids[type]).length;

it('refuses to inject into a server that is not claimed', async () => {
  expect(await list('emby')).toEqual({ access: 'unclaimed', data: [] });
  const refused = await inject('emby', 'Films');
  expect([refused.status, refusalOf(refused).message]).toEqual([409, expect.stringContaining('Claim it, or sign in')]);
});

describe.each(serverTypes)('the library paths of a %s server', (type) => {
  beforeAll(async () => {
    await world.claim(type);
  });
  afterEach(async () => {
    for (const name of await namesIn(type)) await lose(type, name);
    await world.server.db.current.delete(injectedLibraries);
    await world.finishScans(type);
    await world.followsNone(type);
  });

  it('become libraries, each with its outcome', async () => {
    expect((await list(type)).data).toEqual([
      { id: path['Films'], name: 'Films', kind: 'movies', path: '/media/Films', library_id: null },
      { id: path['Later'], name: 'Later', kind: 'movies', path: '/later/Later', library_id: null },
      { id: path['Series'], name: 'Series', kind: 'shows', path: '/media/Series', library_id: null },
    ]);
    await world.addLibrary(type, 'Series');
    expect(outcomes(await inject(type, 'Films', 'Later', 'Series'))).toEqual([
      'Films added',
      'Later path-missing',
      'Series name-taken',
    ]);
    expect(await lastAudit()).toMatchObject({
      action: 'customerLibraryPaths.inject',
      targetKind: 'server',
      targetId: String(world.ids[type]),
      after: { added: ['Films'], 'path-missing': ['Later'], 'name-taken': ['Series'] },
    });
    expect(outcomes(await inject(type, 'Films'))).toEqual(['Films unchanged']);
    const { data } = await world.customer.ask('customerMedia.libraries', { params: { id: world.ids[type] } });
    const films = data.find(({ name }) => name === 'Films')!;
    expect(films).toMatchObject({ kind: 'movies', paths: ['/media/Films'] });
    expect((await list(type)).data.map(({ library_id }) => library_id)).toEqual([films.id, null, null]);
    const timeline = await world.customer.ask('customerServers.timeline', {
      params: { id: world.ids[type] },
      query: { kind: 'actions' },
    });
    expect(timeline.data[0]).toMatchObject({ what: 'libraries-added', words: 'Films', by: { who: 'you' } });
  });

  it('of mixed content become libraries where the product supports them', async () => {
    path['Mixed'] = await addLibraryPath(world, mountPath, 'Mixed', 'mixed');
    const result = await inject(type, 'Mixed', 'Films');
    await world.server.services.libraryPaths.remove(path['Mixed']);
    expect(outcomes(result)).toEqual(['Films added', `Mixed ${type === 'plex' ? 'one-kind-each' : 'added'}`]);
  });

  it('are tried one by one when the media server fails for one of them', async () => {
    await world.fail(type, 'http-500', 'POST *', { times: 1 });
    expect(outcomes(await inject(type, 'Films', 'Series'))).toEqual(['Films failed', 'Series added']);
    expect(await added(type)).toEqual(['Series']);
    expect(outcomes(await inject(type, 'Films', 'Series'))).toEqual(['Films added', 'Series unchanged']);
  });

  it('are refused as a whole when the media server fails for all of them, or refuses the panel', async () => {
    const before = await lastAudit();
    await world.fail(type, 'http-500');
    expect((await inject(type, 'Films')).status).toBe(502);
    await world.sandbox.clearFaults();
    await world.fail(type, 'http-401', 'POST *');
    expect((await inject(type, 'Films', 'Series')).status).toBe(409);
    await world.sandbox.clearFaults();
    expect(await lastAudit()).toEqual(before);
    expect(outcomes(await inject(type, 'Films'))).toEqual(['Films added']);
  });

  it('are injected once when requested twice at the same time', async () => {
    await world.fail(type, 'http-slow', 'POST *', { ms: 500 });
    const answers = await Promise.all([inject(type, 'Films'), inject(type, 'Films')]);
    expect(answers.flatMap((answer) => (answer.status === 200 ? outcomes(answer) : []))).toContain('Films added');
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect([answer.status, refusalOf(answer).message]).toEqual([409, expect.stringContaining('being changed')]);
    expect(await namesIn(type)).toEqual(['Films']);
  });

  it('lose their library when they are ejected, unless it has other folders', async () => {
    await inject(type, 'Films');
    expect((await eject(type, 'Films')).status).toBe(200);
    expect(await lastAudit()).toMatchObject({ action: 'customerLibraryPaths.eject', after: { removed: ['Films'] } });
    expect((await eject(type, 'Films')).status).toBe(200);
    expect(await namesIn(type)).toEqual([]);
    const media = await world.driver(type);
    await media.addLibrary({ name: 'All films', kind: 'movies', paths: ['/media/Films', '/config'] });
    expect(await added(type)).toEqual(['Films']);
    const refused = await eject(type, 'Films');
    expect([refused.status, refusalOf(refused).message]).toEqual([
      409,
      expect.stringContaining('All films also has other folders, so it is kept'),
    ]);
    expect(await namesIn(type)).toEqual(['All films']);
  });

  it('are injected again by a sync when their libraries are gone', async () => {
    await inject(type, 'Films', 'Series');
    // One library as if the response to its creation was lost, another one under a different name.
    await world.server.db.current.delete(injectedLibraries);
    await inject(type, 'Films');
    await lose(type, 'Films');
    await lose(type, 'Series');
    expect(outcomes(await sync(type))).toEqual(['Films added']);
    expect(outcomes(await sync(type))).toEqual(['Films unchanged']);
    expect(await added(type)).toEqual(['Films']);
    await eject(type, 'Films');
    expect(outcomes(await sync(type))).toEqual([]);
  });

  it('are removed by a sync when an admin has deleted them', async () => {
    const { libraryPaths } = world.server.services;
    await world.addLibrary(type, 'My own');
    path['Docs'] = await addLibraryPath(world, mountPath, 'Docs');
    await inject(type, 'Docs', 'Films');
    await libraryPaths.remove(path['Docs']);
    path['Docs'] = await addLibraryPath(world, mountPath, 'Docs');
    expect(outcomes(await sync(type))).toEqual(['Docs unchanged', 'Films unchanged']);
    await libraryPaths.remove(path['Docs']);
    expect(outcomes(await sync(type))).toEqual(['Docs removed', 'Films unchanged']);
    expect(await lastAudit()).toMatchObject({
      action: 'customerLibraryPaths.syncLibraries',
      after: { removed: ['Docs'], unchanged: ['Films'] },
    });
    expect((await namesIn(type)).toSorted()).toEqual(['Films', 'My own']);
    expect(outcomes(await sync(type))).toEqual(['Films unchanged']);
  });

  it('keep their library in a sync when a user has recreated it', async () => {
    path['Docs'] = await addLibraryPath(world, mountPath, 'Docs');
    await inject(type, 'Docs');
    await world.server.services.libraryPaths.remove(path['Docs']);
    await lose(type, 'Docs');
    const media = await world.driver(type);
    await media.addLibrary({ name: 'Documentaries', kind: 'movies', paths: ['/media/Docs'] });
    expect(outcomes(await sync(type))).toEqual(['Docs unchanged']);
    expect(await namesIn(type)).toEqual(['Documentaries']);
    expect(outcomes(await sync(type))).toEqual([]);
  });

  it('follow their folder when an admin changes it and the library is gone', async () => {
    const { libraryPaths } = world.server.services;
    path['Docs'] = await addLibraryPath(world, mountPath, 'Docs');
    await inject(type, 'Docs');
    const draft = { name: 'Docs', kind: 'movies', mount_path_id: mountPath, folder: 'Documentaries' } as const;
    await libraryPaths.update(path['Docs'], draft);
    expect(outcomes(await sync(type))).toEqual(['Docs unchanged']);
    await lose(type, 'Docs');
    expect(outcomes(await sync(type))).toEqual(['Docs added']);
    expect((await (await world.driver(type)).libraries()).map(({ paths }) => paths)).toEqual([
      ['/media/Documentaries'],
    ]);
    await libraryPaths.remove(path['Docs']);
    expect(outcomes(await sync(type))).toEqual(['Docs removed']);
  });

  it('send an event about a change, and about the end of its scan, to everyone who sees the server', async () => {
    const { id } = await world.server.person('other');
    await world.server.services.servers.share(world.ids[type], id, ['view']);
    const sockets = await Promise.all([world.listen('customer'), world.listen('other')]);
    await inject(type, 'Films');
    // Neither changes anything, so the next change sends the second event.
    await inject(type, 'Films', 'Later');
    await sync(type);
    await eject(type, 'Films');
    for (const socket of sockets) {
      await until('both changes', () => heard(socket, 'paths-injected', type) >= 2);
      expect(heard(socket, 'paths-injected', type)).toBe(2);
    }
    await inject(type, 'Films');
    await lose(type, 'Films');
    await sync(type);
    await world.finishScans(type);
    for (const socket of sockets) {
      await until('the sync', () => heard(socket, 'paths-injected', type) === 4);
      await until('the end of the scan', () => heard(socket, 'scan-stopped', type) > 0);
    }
    await world.server.services.servers.share(world.ids[type], id, []);
  });
});

it('offers library paths only to servers on their node', async () => {
  expect((await list('plex')).data.map(({ name }) => name)).not.toContain('Away');
  const refused = await inject('plex', 'Films', 'Away');
  expect([refused.status, refusalOf(refused).errors]).toEqual([422, { library_paths: [expect.any(String)] }]);
  expect(await added('plex')).toEqual([]);
  expect((await eject('plex', 'Away')).status).toBe(404);
});

it('lets sub-users do what their rights allow, and hides the server from others', async () => {
  const { id } = await world.server.person('other');
  const client = await world.server.as('other');
  const calls = async () => {
    const answers = [
      await client.get(world.path('plex', 'library-paths')),
      await client.post(world.path('plex', 'library-paths/inject'), { library_paths: [path['Films']] }),
      await client.get(world.path('plex', 'sync-libraries')),
      await client.post(world.path('plex', `library-paths/eject/${path['Films']}`), {}),
    ];
    return answers.map(({ status }) => status);
  };
  const share = (rights: ('view' | 'power')[]) => world.server.services.servers.share(world.ids.plex, id, rights);
  await share(['view']);
  expect(await calls()).toEqual([200, 403, 403, 403]);
  await share(['view', 'power']);
  expect(await calls()).toEqual([200, 200, 200, 200]);
  await share([]);
  expect(await calls()).toEqual([404, 404, 404, 404]);
});

it('forgets what was injected into a server that is deleted', async () => {
  await inject('jellyfin', 'Films');
  const { current } = world.server.db;
  expect(await current.$count(injectedLibraries)).toBe(1);
  await current.delete(servers).where(eq(servers.id, world.ids.jellyfin));
  expect(await current.$count(injectedLibraries)).toBe(0);
});
