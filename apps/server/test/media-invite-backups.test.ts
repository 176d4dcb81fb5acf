import { serverTypes, type ServerType } from '@kronos/api/contract';
import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, inviteBackups } from '../src/db/schema.ts';
import { answerOf, refusalOf, type TestClient } from './support/client.ts';
import { account, createMediaWorld, type MediaWorld } from './support/media-world.ts';

let world: MediaWorld;
beforeAll(async () => {
  world = await createMediaWorld();
  for (const type of serverTypes) {
    await world.claim(type);
    await world.addLibrary(type, 'Films');
    await world.addLibrary(type, 'Children');
  }
}, 180_000);
beforeEach(async () => {
  // Attempts per user are limited.
  world.server.clock.advance(10 * 60_000);
  await world.server.db.current.delete(inviteBackups);
  for (const type of serverTypes) await removeAll(type);
});
afterAll(() => world.stop());

type Which = ServerType | number;
const idOf = (which: Which) => (typeof which === 'number' ? which : world.ids[which]);
const people = async (which: Which) =>
  (await world.customer.ask('customerMedia.invites', { params: { id: idOf(which) }, query: {} })).data;
const guests = async (which: Which) => (await people(which)).filter(({ is_admin }) => !is_admin);
async function removeAll(which: Which): Promise<void> {
  for (const { id } of await guests(which)) await world.customer.post(world.path(which, `invites/delete/${id}`), {});
}

/** How each product invites a person by a name, which may be an address. */
const ways = {
  plex: { rest: 'plex/invite', body: (name: string) => ({ email: `${name}@kronos.test` }) },
  emby: { rest: 'emby/invite', body: (name: string) => ({ username: name }) },
  jellyfin: { rest: 'jellyfin/invite', body: (name: string) => ({ username: name, password: 'Quiet-Engine-5' }) },
} as const;
const keyOf = (type: ServerType, name: string) => (type === 'plex' ? `share:${name}@kronos.test` : `user:${name}`);
async function invite(type: ServerType, name: string, libraries: 'all' | string[], which: Which = type): Promise<void> {
  const body = { ...ways[type].body(name), libraries };
  const answer = await world.customer.post(world.path(which, ways[type].rest), body);
  expect(answer).toMatchObject({ status: 200 });
}
async function remove(type: ServerType, name: string, which: Which = type): Promise<void> {
  const gone = (await guests(which)).find((one) => (one.email ?? one.name)?.startsWith(name));
  expect((await world.customer.post(world.path(which, `invites/delete/${gone!.id}`), {})).status).toBe(200);
}

const create = (which: Which, name = 'Before the move', client: TestClient = world.customer) =>
  client.post(world.path(which, 'invites/backups/create'), { name });
const made = async (which: Which, name?: string, client?: TestClient) =>
  answerOf('customerPlexTools.createBackup', await create(which, name, client)).data;
const list = async (client = world.customer) => (await client.ask('customerPlexTools.backups', { query: {} })).data;
const get = (which: Which, backup: number, client = world.customer) =>
  client.get(world.path(which, `invites/backups/get/${backup}`));
const compare = async (which: Which, backup: number) =>
  world.customer.ask('customerPlexTools.backup', { params: { id: idOf(which), backup }, query: {} });
const drifts = async (which: Which, backup: number) =>
  Object.fromEntries((await compare(which, backup)).data.map(({ key, drift }) => [key, drift]));
const restore = (which: Which, backup: number, keys: string[], client = world.customer) =>
  client.post(world.path(which, `invites/backups/restore/${backup}`), { people: keys });
const restored = async (which: Which, backup: number, keys: string[]) =>
  answerOf('customerPlexTools.restoreBackup', await restore(which, backup, keys)).data;
const outcomes = async (which: Which, backup: number, keys: string[]) =>
  Object.fromEntries((await restored(which, backup, keys)).map(({ key, outcome }) => [key, outcome]));
const removal = (backup: number, client = world.customer) =>
  client.post(`/api/customer/plex-tools/invites/backups/delete/${backup}`);

describe.each(serverTypes)('a backup of the invites of a %s server', (type) => {
  const [ann, ben, cat] = ['ann', 'ben', 'cat'].map((name) => keyOf(type, name)) as [string, string, string];

  it('is made, listed and deleted, with everyone but the administrator, and without secrets', async () => {
    await invite(type, 'ann', ['Films']);
    const backup = await made(type);
    const server = { id: world.ids[type], name: `My ${type}` };
    expect(backup).toMatchObject({ name: 'Before the move', type, server, people: 1, is_own: true });
    expect(await list()).toEqual([backup]);
    const [row] = await world.server.db.current.select().from(inviteBackups);
    expect(row!.people).toEqual([
      {
        key: ann,
        how: type === 'plex' ? 'share' : 'user',
        name: type === 'plex' ? null : 'ann',
        email: type === 'plex' ? 'ann@kronos.test' : null,
        libraries: ['Films'],
      },
    ]);
    expect((await removal(backup.id)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await removal(backup.id)).status).toBe(404);
    const rows = await world.server.db.current
      .select({ action: auditLog.action, name: auditLog.targetName })
      .from(auditLog)
      .where(like(auditLog.action, 'customerPlexTools.%'))
      .orderBy(desc(auditLog.id))
      .limit(2);
    expect(rows).toEqual([
      { action: 'customerPlexTools.removeBackup', name: 'Before the move' },
      { action: 'customerPlexTools.createBackup', name: `My ${type}` },
    ]);
  });

  it('shows who is missing, has other libraries, or is new, compared with the live state', async () => {
    await invite(type, 'ann', ['Films', 'Children']);
    await invite(type, 'ben', ['Films']);
    await invite(type, 'cat', ['Films']);
    const backup = await made(type);
    expect(await drifts(type, backup.id)).toEqual({ [ann]: 'same', [ben]: 'same', [cat]: 'same' });
    await remove(type, 'ben');
    const { id } = (await guests(type)).find((one) => (one.email ?? one.name)?.startsWith('cat'))!;
    await world.customer.post(world.path(type, `invites/update/${id}`), { libraries: ['Children'] });
    await invite(type, 'dan', ['Films']);
    const seen = await compare(type, backup.id);
    expect(seen.access).toBe('ready');
    expect(seen.data.map(({ key, drift, saved, live }) => ({ key, drift, saved, live }))).toEqual([
      { key: ann, drift: 'same', saved: expect.any(Array), live: expect.any(Array) },
      { key: ben, drift: 'missing', saved: ['Films'], live: null },
      { key: cat, drift: 'differs', saved: ['Films'], live: ['Children'] },
      { key: keyOf(type, 'dan'), drift: 'added', saved: null, live: ['Films'] },
    ]);
  });

  it('has no live state where the panel has no access', async () => {
    await invite(type, 'ann', ['Films']);
    const backup = await made(type);
    await world.server.services.claims.forget(world.ids[type]);
    const seen = await compare(type, backup.id);
    expect(seen).toMatchObject({ access: 'sign-in', data: [{ key: ann, saved: ['Films'], live: null, drift: null }] });
    expect((await restore(type, backup.id, [ann])).status).toBe(409);
    const refused = await create(type);
    expect([refused.status, refusalOf(refused).message]).toEqual([409, expect.stringContaining('cannot see')]);
    const query = new URLSearchParams({ login: account.email, password: account.password }).toString();
    const signedIn = await world.customer.get(`${world.path(type, 'invites')}?${query}`);
    const { token } = answerOf('customerMedia.invites', signedIn);
    const body = { people: [ann], token };
    const answer = await world.customer.post(world.path(type, `invites/backups/restore/${backup.id}`), body);
    expect(answerOf('customerPlexTools.restoreBackup', answer).data).toMatchObject([{ outcome: 'unchanged' }]);
    await world.claim(type);
  });

  it('restores libraries, removes none, and changes nobody else', async () => {
    await invite(type, 'ann', ['Films']);
    await invite(type, 'ben', ['Films']);
    await invite(type, 'cat', ['Films']);
    const backup = await made(type);
    for (const { id, email, name } of await guests(type)) {
      const libraries = (email ?? name)?.startsWith('ben') ? ['Films', 'Children'] : ['Children'];
      await world.customer.post(world.path(type, `invites/update/${id}`), { libraries });
    }
    const results = await restored(type, backup.id, [ann, ben]);
    expect(results.map(({ key, outcome }) => [key, outcome])).toEqual([
      [ann, 'changed'],
      [ben, 'unchanged'],
    ]);
    const now = Object.fromEntries((await guests(type)).map((one) => [(one.email ?? one.name)![0], one.libraries]));
    for (const who of ['a', 'b']) expect(new Set(now[who])).toEqual(new Set(['Children', 'Films']));
    expect(now['c']).toEqual(['Children']);
    const strange = await restore(type, backup.id, [ann, 'user:somebody']);
    expect([strange.status, Object.keys(refusalOf(strange).errors ?? {})]).toEqual([422, ['people']]);
  });

  it('restores a missing person with at most the libraries that the server still has', async () => {
    await world.addLibrary(type, 'Old');
    await invite(type, 'ann', ['Films', 'Old']);
    await invite(type, 'ben', ['Old']);
    const backup = await made(type);
    await removeAll(type);
    const driver = await world.driver(type);
    await driver.removeLibrary((await driver.libraries()).find(({ name }) => name === 'Old')!.id);
    const results = await restored(type, backup.id, [ann, ben]);
    const anew = (libraries: string[]) => ({ outcome: 'invited', unknown_libraries: ['Old'], libraries });
    const not = (outcome: 'refused' | 'needs-password') => ({ outcome, unknown_libraries: ['Old'], libraries: null });
    const expected = {
      // Plex cannot share an empty list of libraries.
      plex: { results: [anew(['Films']), not('refused')], drifts: ['differs', 'missing'] },
      emby: { results: [anew(['Films']), anew([])], drifts: ['differs', 'differs'] },
      jellyfin: { results: [not('needs-password'), not('needs-password')], drifts: ['missing', 'missing'] },
    }[type];
    expect(
      results.map(({ outcome, unknown_libraries, libraries }) => ({ outcome, unknown_libraries, libraries })),
    ).toEqual(expected.results);
    expect(await drifts(type, backup.id)).toEqual({ [ann]: expected.drifts[0], [ben]: expected.drifts[1] });
  });

  it('is refused for servers of other products, and hidden from everyone else', async () => {
    await invite(type, 'ann', ['Films']);
    const backup = await made(type);
    for (const which of serverTypes.filter((one) => one !== type)) {
      const answers = [await get(which, backup.id), await restore(which, backup.id, [ann])];
      expect(answers.map(({ status }) => status)).toEqual([409, 409]);
      expect(refusalOf(answers[0]!).message).toMatch(new RegExp(`backup of ${type}`, 'i'));
    }
    const other = await world.server.as('other');
    const own = await world.addServer(type, `Foreign ${type}`, 'other');
    expect((await list(other)).length).toBe(0);
    const answers = [
      await get(own, backup.id, other),
      await get(type, backup.id, other),
      await restore(own, backup.id, [ann], other),
      await removal(backup.id, other),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await list()).toHaveLength(1);
  });
});

it.each(['plex', 'emby'] as const)('invites everyone missing from a %s server again', async (type) => {
  await invite(type, 'ann', ['Films']);
  await invite(type, 'ben', ['Films', 'Children']);
  const backup = await made(type);
  await removeAll(type);
  const keys = [keyOf(type, 'ann'), keyOf(type, 'ben')];
  expect(await outcomes(type, backup.id, keys)).toEqual({ [keys[0]!]: 'invited', [keys[1]!]: 'invited' });
  expect(Object.values(await drifts(type, backup.id))).toEqual(['same', 'same']);
  const [row] = await world.server.db.current
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'customerPlexTools.restoreBackup'), eq(auditLog.targetId, String(world.ids[type]))))
    .orderBy(desc(auditLog.id))
    .limit(1);
  const names = type === 'plex' ? ['ann@kronos.test', 'ben@kronos.test'] : ['ann', 'ben'];
  expect(row!.after).toEqual({ backup: 'Before the move', invited: names });
});

it('invites people of Emby Connect again by their address', async () => {
  const body = { email: 'friend@kronos.test', libraries: ['Films'] };
  expect((await world.customer.post(world.path('emby', 'emby/connect'), body)).status).toBe(200);
  const backup = await made('emby');
  await removeAll('emby');
  const key = 'connect:friend@kronos.test';
  expect(await drifts('emby', backup.id)).toEqual({ [key]: 'missing' });
  expect(await outcomes('emby', backup.id, [key])).toEqual({ [key]: 'invited' });
  expect(await drifts('emby', backup.id)).toEqual({ [key]: 'same' });
});

it.each([
  ['plex', 'http-500'],
  ['emby', 'http-500'],
] as const)('continues with the others when one request to a %s server fails with %s', async (type, fault) => {
  for (const name of ['ann', 'ben', 'cat']) await invite(type, name, ['Films']);
  const backup = await made(type);
  await removeAll(type);
  const once = { times: 1 };
  if (type === 'plex') await world.failPlexTv(fault, 'POST /api/servers/*', once);
  else await world.fail(type, fault, 'POST /emby/Users/New', once);
  const keys = ['ann', 'ben', 'cat'].map((name) => keyOf(type, name));
  expect(Object.values(await outcomes(type, backup.id, keys))).toEqual(['failed', 'invited', 'invited']);
  expect(Object.values(await outcomes(type, backup.id, keys))).toEqual(['invited', 'unchanged', 'unchanged']);
});

it('has a result for each person when plex.tv does not respond, and restores everyone once it does', async () => {
  for (const name of ['ann', 'ben', 'cat']) await invite('plex', name, ['Films']);
  const backup = await made('plex');
  await removeAll('plex');
  await world.failPlexTv('http-silent', 'POST /api/servers/*', { times: 1 });
  const keys = ['ann', 'ben', 'cat'].map((name) => keyOf('plex', name));
  const first = Object.values(await outcomes('plex', backup.id, keys));
  expect(first[0]).toBe('failed');
  // Calls to a vendor pause for a moment after one without a response: the others may fail at once.
  for (const outcome of first.slice(1)) expect(['failed', 'invited']).toContain(outcome);
  await expect.poll(async () => (await restore('plex', backup.id, keys)).status, { timeout: 60_000 }).toBe(200);
  expect(Object.values(await drifts('plex', backup.id))).toEqual(['same', 'same', 'same']);
});

it('refuses the whole restore in plain words when the invites cannot be read', async () => {
  await invite('plex', 'ann', ['Films']);
  const backup = await made('plex');
  await world.failPlexTv('http-500', '*');
  const answer = await restore('plex', backup.id, [keyOf('plex', 'ann')]);
  expect([answer.status, refusalOf(answer).message]).toEqual([502, expect.stringContaining('Plex failed')]);
});

it.each(['plex', 'emby'] as const)('invites nobody to a %s server twice when two restore at once', async (type) => {
  for (const name of ['ann', 'ben']) await invite(type, name, ['Films']);
  const backup = await made(type);
  await removeAll(type);
  const keys = ['ann', 'ben'].map((name) => keyOf(type, name));
  const both = await Promise.all([outcomes(type, backup.id, keys), outcomes(type, backup.id, keys)]);
  for (const key of keys) expect(new Set(both.map((one) => one[key]))).toEqual(new Set(['invited', 'unchanged']));
  expect(await guests(type)).toHaveLength(2);
});

it('restores a backup on another server of its product, even when its own is gone', async () => {
  await invite('plex', 'ann', ['Films', 'Children']);
  const backup = await made('plex');
  const second = await world.addServer('plex', 'Second plex');
  await world.claim(second);
  await world.addLibrary(second, 'films');
  const key = keyOf('plex', 'ann');
  expect(await drifts(second, backup.id)).toEqual({ [key]: 'missing' });
  expect(await restored(second, backup.id, [key])).toEqual([
    { key, outcome: 'invited', unknown_libraries: ['Children'], libraries: ['films'] },
  ]);
  await world.server.db.current.update(inviteBackups).set({ serverId: null });
  expect(await list()).toMatchObject([{ id: backup.id, server: null }]);
  expect(await drifts(second, backup.id)).toEqual({ [key]: 'differs' });
  await removeAll(second);
});

it('lets sub-users with the right make and view backups of that server only, and delete none', async () => {
  await invite('plex', 'ann', ['Films']);
  const [ofPlex, ofEmby] = [await made('plex', 'Plex'), await made('emby', 'Emby')];
  const { servers } = world.server.services;
  const { id: otherId } = await world.server.person('other');
  const other = await world.server.as('other');
  await servers.share(world.ids.plex, otherId, ['view']);
  expect([(await create('plex', 'No', other)).status, await list(other)]).toEqual([403, []]);
  await servers.share(world.ids.plex, otherId, ['view', 'invites']);
  const second = await made('plex', 'By a sub-user', other);
  expect(second.is_own).toBe(false);
  expect((await list(other)).map(({ name, is_own }) => [name, is_own])).toEqual([
    ['By a sub-user', false],
    ['Plex', false],
  ]);
  expect((await list()).map(({ name }) => name)).toEqual(['By a sub-user', 'Emby', 'Plex']);
  expect((await get('plex', ofPlex.id, other)).status).toBe(200);
  expect((await removal(ofPlex.id, other)).status).toBe(404);
  await servers.share(world.ids.emby, otherId, ['view', 'invites']);
  await servers.share(world.ids.plex, otherId, []);
  expect((await get('plex', ofPlex.id, other)).status).toBe(404);
  expect((await get('emby', ofEmby.id, other)).status).toBe(200);
  // A backup of another server of the same owner is not reachable through the shared one.
  await world.server.db.current
    .update(inviteBackups)
    .set({ serverType: 'emby' })
    .where(eq(inviteBackups.id, ofPlex.id));
  expect((await get('emby', ofPlex.id, other)).status).toBe(404);
  await servers.share(world.ids.emby, otherId, []);
});

it('lists the backups that can be restored on a server, and answers 404 for servers of others', async () => {
  await invite('plex', 'ann', ['Films']);
  await made('plex', 'Plex');
  await made('emby', 'Emby');
  const listFor = (client: TestClient) =>
    client.get(`/api/customer/plex-tools/invites/backups?server=${world.ids.plex}`);
  const own = answerOf('customerPlexTools.backups', await listFor(world.customer)).data;
  expect(own.map(({ name }) => name)).toEqual(['Plex']);
  expect((await listFor(await world.server.as('other'))).status).toBe(404);
  const ofAdmin = answerOf('customerPlexTools.backups', await listFor(await world.server.as('admin'))).data;
  expect(ofAdmin.map(({ name, is_own }) => [name, is_own])).toEqual([['Plex', false]]);
});

it('keeps a hundred per owner, even when two are made at once', async () => {
  const { id: ownerId } = await world.server.person('customer');
  const one: typeof inviteBackups.$inferInsert = {
    ownerId,
    serverType: 'plex',
    name: 'Old',
    people: [],
    createdAt: new Date(),
  };
  await world.server.db.current.insert(inviteBackups).values(Array.from({ length: 99 }, () => one));
  const answers = await Promise.all([create('plex'), create('emby')]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const full = await create('plex');
  expect([full.status, refusalOf(full).message]).toEqual([409, expect.stringContaining('already 100 invite backups')]);
  expect(await list()).toHaveLength(100);
});
