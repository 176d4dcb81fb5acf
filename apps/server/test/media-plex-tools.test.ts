import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { serverClaims } from '../src/db/schema.ts';
import { shareMany } from './suites/media-server/plex-people.ts';
import { answerOf, refusalOf, type TestClient } from './support/client.ts';
import { hour } from './support/create-test-server.ts';
import { account, anotherAccount, createMediaWorld, type MediaWorld } from './support/media-world.ts';

let world: MediaWorld;
let second: number;
let theirs: number;
const signIn = { login: account.email, password: account.password };
beforeAll(async () => {
  world = await createMediaWorld();
  second = await world.addServer('plex', 'Second plex');
  theirs = await world.addServer('plex', 'Their plex', 'other');
  for (const which of ['plex', 'emby', second] as const) {
    await world.claim(which);
    await world.addLibrary(which, 'Films');
  }
  await invite(world.ids.plex, 'ann');
  await invite(second, 'ann');
  await invite(second, 'ben');
}, 180_000);
// Attempts per user are limited.
beforeEach(() => world.server.clock.advance(10 * 60_000));
afterAll(() => world.stop());

const invite = async (id: number, name: string, more: object = {}) => {
  const body = { email: `${name}@kronos.test`, libraries: ['Films'], ...more };
  return world.customer.post(world.path(id, 'plex/invite'), body);
};
const textOf = (query: Record<string, string>) => new URLSearchParams(query).toString();
const ask = (query: Record<string, string> = {}, client: TestClient = world.customer) =>
  client.get(`/api/customer/plex-tools/invites?${textOf(query)}`);
const list = async (query: Record<string, string> = {}, client?: TestClient) =>
  answerOf('customerPlexTools.invites', await ask(query, client));
const rows = (found: Awaited<ReturnType<typeof list>>) => found.data.map(({ server_id, email }) => [server_id, email]);
const fieldsOf = async (query: Record<string, string>) => {
  const answer = await ask(query);
  return [answer.status, Object.keys(refusalOf(answer).errors ?? {})];
};
/** Removes the panel's own keys during the work, and restores them afterwards. */
async function withoutKeys(ids: readonly number[], work: () => Promise<void>): Promise<void> {
  const { claims } = world.server.services;
  const kept = await Promise.all(ids.map((id) => claims.find(id)));
  for (const id of ids) await claims.forget(id);
  try {
    await work();
  } finally {
    for (const row of kept)
      await world.server.db.current.update(serverClaims).set(row!).where(eq(serverClaims.serverId, row!.serverId));
  }
}

it('lists a row for each person and Plex server of the caller, and no other product', async () => {
  const found = await list();
  expect(found).toMatchObject({ access: 'ready', token: null });
  const { plex } = world.ids;
  expect(rows(found)).toEqual([
    [plex, 'ann@kronos.test'],
    [second, 'ann@kronos.test'],
    [second, 'ben@kronos.test'],
  ]);
  expect(found.servers).toEqual([
    { id: plex, name: 'My plex', access: 'ready', libraries: ['Films'] },
    { id: second, name: 'Second plex', access: 'ready', libraries: ['Films'] },
  ]);
});

it('shows sub-users the servers whose invites they manage, and no others', async () => {
  const other = await world.server.as('other');
  const seen = async () => (await list({}, other)).servers.map(({ id }) => id);
  expect(await seen()).toEqual([theirs]);
  const { id } = await world.server.person('other');
  await world.server.services.servers.share(second, id, ['view']);
  expect(await seen()).toEqual([theirs]);
  await world.server.services.servers.share(second, id, ['view', 'invites']);
  expect(new Set(await seen())).toEqual(new Set([second, theirs]));
  await world.server.services.servers.share(second, id, []);
});

it.each(['http-500', 'http-silent', 'http-html'])(
  'shows the invites of the other servers when one fails with %s',
  async (fault) => {
    await world.fail(second, fault);
    const found = await list();
    expect(found.access).toBe('ready');
    expect(found.servers.map(({ id, access }) => [id, access])).toEqual([
      [world.ids.plex, 'ready'],
      [second, 'failed'],
    ]);
    expect(rows(found)).toEqual([[world.ids.plex, 'ann@kronos.test']]);
    await world.sandbox.clearFaults();
    // The panel calls the server again after a pause.
    await expect.poll(async () => rows(await list()), { timeout: 60_000 }).toHaveLength(3);
  },
);

it('signs in once for all servers that the account owns, with one token for their calls', async () => {
  await withoutKeys([world.ids.plex, second], async () => {
    const closed = await list();
    expect(closed).toMatchObject({ access: 'sign-in', data: [], token: null });
    expect(closed.servers.map(({ access }) => access)).toEqual(['sign-in', 'sign-in']);
    const requests = await world.requestsDuring(async () => {
      const open = await list(signIn);
      expect(open.access).toBe('ready');
      expect(rows(open)).toHaveLength(3);
    });
    expect(requests.filter((one) => one.endsWith('/users/signin'))).toHaveLength(1);
    const token = (await list(signIn)).token!;
    expect(rows(await list({ token }))).toHaveLength(3);
    for (const id of [world.ids.plex, second]) {
      expect((await invite(id, 'cat', { token })).status).toBe(200);
      const found = await world.customer.ask('customerMedia.invites', { params: { id }, query: { token } });
      const cat = found.data.find(({ email }) => email === 'cat@kronos.test')!;
      expect((await world.customer.post(world.path(id, `invites/delete/${cat.id}`), { token })).status).toBe(200);
    }
  });
});

it('limits a token to its servers, its user and an hour', async () => {
  await withoutKeys([world.ids.plex, second], async () => {
    const token = (await list(signIn)).token!;
    const statusOf = async (path: string, client = world.customer) => {
      const answer = await client.get(`${path}?${textOf({ token })}`);
      return [answer.status, Object.keys(refusalOf(answer).errors ?? {})];
    };
    const over = [422, ['token']];
    const later = await world.addServer('plex', 'Third plex');
    await world.claim(later);
    expect(await statusOf(world.path(later, 'invites'))).toEqual(over);
    expect(await statusOf(world.path('emby', 'invites'))).toEqual(over);
    const admin = await world.server.as('admin');
    expect(await statusOf(world.path(second, 'invites'), admin)).toEqual(over);
    expect(await statusOf('/api/customer/plex-tools/invites', admin)).toEqual(over);
    expect(await statusOf('/api/customer/plex-tools/invites', await world.server.as('other'))).toEqual(over);
    // A token for a single server opens no others.
    const single = await world.customer.get(`${world.path(second, 'invites')}?${textOf(signIn)}`);
    const narrow = answerOf('customerMedia.invites', single).token!;
    expect(await fieldsOf({ token: narrow })).toEqual(over);
    world.server.clock.advance(hour);
    expect(await statusOf('/api/customer/plex-tools/invites')).toEqual(over);
    await world.server.services.servers.update(later, { type: 'emby' });
  });
});

it('refuses a sign-in at its field, and leaves no device on an account that owns none of the servers', async () => {
  expect(await fieldsOf({ ...signIn, password: 'never-this-one' })).toEqual([422, ['password']]);
  expect(await fieldsOf({ login: account.email })).toEqual([422, ['password']]);
  expect(await fieldsOf({ login: 'careful@kronos.test', password: 'careful' })).toEqual([422, ['code']]);
  const requests = await world.requestsDuring(async () => {
    expect(await fieldsOf({ login: anotherAccount.email, password: anotherAccount.password })).toEqual([
      422,
      ['login'],
    ]);
  });
  expect(requests).toContain('DELETE /api/v2/users/signout');
});

it('refuses in plain words when the sign-in at plex.tv fails', async () => {
  await world.failPlexTv('http-500', 'POST /api/v2/users/signin');
  expect((await ask(signIn)).status).toBe(502);
});

it('limits the attempts to sign in', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 30 && !statuses.includes(429); attempt += 1)
    statuses.push((await ask({ ...signIn, password: 'wrong' })).status);
  expect(statuses.at(-1)).toBe(429);
});

it('reads 500 people of one account in pages of a hundred', async () => {
  const driver = await world.driver('plex');
  const emails = Array.from({ length: 500 }, (_, index) => `share-${index}@kronos.test`);
  const few = await world.requestsDuring(() => list());
  await shareMany(world.sandbox.url, await driver.info(), signIn, emails);
  let found: Awaited<ReturnType<typeof list>> | undefined;
  const many = await world.requestsDuring(async () => {
    found = await list();
  });
  expect(found!.data.filter(({ server_id }) => server_id === world.ids.plex)).toHaveLength(501);
  const lists = (requests: string[]) => requests.filter((one) => one.includes('/shared_servers/owned/')).length;
  // Both servers read the shares of the account: five more pages each.
  expect(lists(many) - lists(few)).toBe(2 * 5);
  expect(many.length - lists(many)).toBe(few.length - lists(few));
}, 120_000);

it('logs neither the credentials of a sign-in nor its token', async () => {
  const { token } = await list(signIn);
  await ask({ ...signIn, password: 'never-this-one' });
  const logged = world.lines.join('');
  expect(logged).toContain('/api/customer/plex-tools/invites');
  for (const secret of ['never-this-one', 'password=', token!]) expect(logged).not.toContain(secret);
});
