import { serverTypes, type ServerType } from '@kronos/api/contract';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { hour } from './support/create-test-server.ts';
import { account, anotherAccount, createMediaWorld, type MediaWorld } from './support/media-world.ts';

let world: MediaWorld;
const loginOf = (type: ServerType) => ({ login: type === 'plex' ? 'customer@kronos.test' : account.email });
beforeAll(async () => {
  world = await createMediaWorld();
  for (const type of serverTypes) {
    await world.claim(type);
    await world.addLibrary(type, 'Films');
    await world.addLibrary(type, 'Children');
  }
}, 120_000);
// Attempts per user are limited.
beforeEach(() => world.server.clock.advance(10 * 60_000));
afterAll(() => world.stop());

const list = (type: ServerType, query: Record<string, string> = {}, client: TestClient = world.customer) =>
  client.ask('customerMedia.invites', { params: { id: world.ids[type] }, query });
const post = (type: ServerType, rest: string, body: object, client = world.customer) =>
  client.post(world.path(type, rest), body);
const textOf = (query: Record<string, string>) => new URLSearchParams(query).toString();
const guests = async (type: ServerType) => (await list(type)).data.filter(({ is_admin }) => !is_admin);

/** How each product invites a person by a name, which may be an address. */
const ways = {
  plex: { rest: 'plex/invite', body: (name: string) => ({ email: `${name}@kronos.test` }) },
  emby: { rest: 'emby/invite', body: (name: string) => ({ username: name }) },
  jellyfin: { rest: 'jellyfin/invite', body: (name: string) => ({ username: name, password: 'Quiet-Engine-5' }) },
} as const;
const invite = (type: ServerType, name: string, more: object = {}) =>
  post(type, ways[type].rest, { ...ways[type].body(name), ...more });

describe.each(serverTypes)('invitations to a %s server', (type) => {
  it('are sent, listed, changed and removed', async () => {
    expect((await list(type)).libraries.toSorted()).toEqual(['Children', 'Films']);
    expect(await invite(type, 'guest', { libraries: ['Films', 'Never'] })).toMatchObject({
      status: 200,
      body: { success: true, unknown_libraries: ['Never'] },
    });
    const [one] = await guests(type);
    expect(one).toMatchObject({ libraries: ['Films'], is_admin: false, has_account: type !== 'plex' });
    const update = (libraries: unknown) => post(type, `invites/update/${one!.id}`, { libraries });
    expect(await update(['Children'])).toMatchObject({ status: 200, body: { unknown_libraries: [] } });
    expect((await guests(type))[0]!.libraries).toEqual(['Children']);
    expect((await post(type, `invites/delete/${one!.id}`, {})).status).toBe(200);
    expect(await guests(type)).toEqual([]);
    expect((await post(type, `invites/delete/${one!.id}`, {})).status).toBe(404);
    const audited = await world.server.db.current.select().from(auditLog).orderBy(asc(auditLog.id));
    const ofInvites = audited.filter(
      ({ action, targetId }) => /nvite/.test(action) && targetId === String(world.ids[type]),
    );
    expect(ofInvites.map(({ action }) => action)).toEqual([
      `customerMedia.invite${type[0]!.toUpperCase()}${type.slice(1)}`,
      'customerMedia.changeInvite',
      'customerMedia.removeInvite',
    ]);
    expect(JSON.stringify(ofInvites)).not.toContain('Quiet-Engine-5');
  });

  it('are refused at the field when the person is already invited, even by two requests at once', async () => {
    const answers = await Promise.all([invite(type, 'twice'), invite(type, 'twice')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const field = type === 'plex' ? 'email' : 'username';
    expect(refusalOf(answers.find(({ status }) => status === 422)!).errors).toEqual({ [field]: [expect.any(String)] });
    const [one, ...others] = await guests(type);
    expect(others).toEqual([]);
    await post(type, `invites/delete/${one!.id}`, {});
  });

  it('are refused with a message on servers of other products', async () => {
    for (const way of serverTypes.filter((each) => each !== type)) {
      const answer = await post(type, ways[way].rest, ways[way].body('guest'));
      expect({ way, status: answer.status }).toEqual({ way, status: 409 });
      expect(refusalOf(answer).message).toMatch(new RegExp(`My ${type} runs ${type}`, 'i'));
    }
  });

  it('need a sign-in where the panel has no key, with a token for one user, one server and one hour', async () => {
    const { claims } = world.server.services;
    const row = (await claims.find(world.ids[type]))!;
    const key = claims.keyOf(row)!;
    await claims.forget(world.ids[type]);
    expect(await list(type)).toEqual({ access: 'sign-in', data: [], libraries: [], token: null });
    expect((await invite(type, 'guest')).status).toBe(409);

    const sign = (query: Record<string, string>, client = world.customer) =>
      client.get(`${world.path(type, 'invites')}?${textOf(query)}`);
    const wrong = await sign({ ...loginOf(type), password: 'never-this-one' });
    expect([wrong.status, Object.keys(refusalOf(wrong).errors ?? {})]).toEqual([422, ['password']]);
    const half = await sign(loginOf(type));
    expect([half.status, Object.keys(refusalOf(half).errors ?? {})]).toEqual([422, ['password']]);
    const signedIn = await list(type, { ...loginOf(type), password: account.password });
    expect(signedIn).toMatchObject({ access: 'ready', libraries: expect.arrayContaining(['Films']) });
    const token = signedIn.token!;
    expect(token).not.toContain(key);
    expect(await invite(type, 'guest', { token })).toMatchObject({ status: 200 });
    const found = (await list(type, { token })).data.find(({ is_admin }) => !is_admin)!;
    expect((await post(type, `invites/delete/${found.id}`, { token })).status).toBe(200);
    expect((await world.customer.get(`${world.path(type, 'libraries')}?${textOf({ token })}`)).status).toBe(200);

    const refused = async (rest: string, client: TestClient) => {
      const answer = await client.get(`${rest}?${textOf({ token })}`);
      return [answer.status, refusalOf(answer).errors];
    };
    const over = [422, { token: ['Your sign-in to the media server has expired. Sign in again.'] }];
    const elsewhere = serverTypes.find((each) => each !== type)!;
    expect(await refused(world.path(elsewhere, 'invites'), world.customer)).toEqual(over);
    expect(await refused(world.path(type, 'invites'), await world.server.as('admin'))).toEqual(over);
    world.server.clock.advance(hour);
    expect(await refused(world.path(type, 'invites'), world.customer)).toEqual(over);
    await world.claim(type);
  });

  it('are refused in plain words when the media server or its vendor fails', async () => {
    const statuses = { 'http-500': 502, 'http-html': 502, 'http-429': 503, 'http-silent': 504 };
    for (const [fault, status] of Object.entries(statuses)) {
      await world.fail(type, fault);
      const answers = [await world.customer.get(world.path(type, 'invites')), await invite(type, 'never')];
      expect({ fault, statuses: answers.map((answer) => answer.status) }).toEqual({
        fault,
        statuses: [status, status],
      });
      await world.sandbox.clearFaults();
    }
  });
});

it.each(['emby', 'jellyfin'] as const)(
  'gives a user no libraries when the %s server has none of the requested ones',
  async (type) => {
    expect(await invite(type, 'nothing', { libraries: ['Never'] })).toMatchObject({
      status: 200,
      body: { unknown_libraries: ['Never'] },
    });
    const [one] = await guests(type);
    expect(one!.libraries).toEqual([]);
    await post(type, `invites/delete/${one!.id}`, {});
  },
);

it('sends no invitation when a Plex server has none of the requested libraries', async () => {
  const answer = await invite('plex', 'nothing', { libraries: ['Never'] });
  expect(refusalOf(answer)).toMatchObject({
    errors: { libraries: [expect.stringContaining('none of these libraries')] },
    reason: 'no-library',
  });
  expect(await guests('plex')).toEqual([]);
});

it('reports at the field why a sign-in to a Plex server is refused', async () => {
  await world.server.services.claims.forget(world.ids.plex);
  const fieldOf = async (query: Record<string, string>) =>
    Object.keys(refusalOf(await world.customer.get(`${world.path('plex', 'invites')}?${textOf(query)}`)).errors ?? {});
  expect(await fieldOf({ login: anotherAccount.email, password: anotherAccount.password })).toEqual(['login']);
  const careful = { login: 'careful@kronos.test', password: 'careful' };
  expect(await fieldOf(careful)).toEqual(['code']);
  expect(await fieldOf({ ...careful, code: '123456' })).toEqual(['login']);
  await world.claim('plex');
});

it('shares a Plex server with an address that has no account, but not with its own account', async () => {
  expect(await post('plex', 'plex/invite', { email: 'nobody@elsewhere.test' })).toMatchObject({ status: 200 });
  const [one] = await guests('plex');
  expect(one).toMatchObject({ email: 'nobody@elsewhere.test', state: 'pending', has_account: false });
  expect((await post('plex', `invites/delete/${one!.id}`, {})).status).toBe(200);
  const own = await post('plex', 'plex/invite', { email: account.email });
  expect(refusalOf(own)).toMatchObject({
    errors: { email: ['The server belongs to this account.'] },
    reason: 'own-account',
  });
});

it('invites an address to an Emby server through Emby Connect', async () => {
  const connect = (email: string) => post('emby', 'emby/connect', { email, libraries: ['Films'] });
  expect(await connect(anotherAccount.email)).toMatchObject({ status: 200 });
  expect(await guests('emby')).toMatchObject([{ how: 'connect', email: anotherAccount.email, libraries: ['Films'] }]);
  expect(refusalOf(await connect(anotherAccount.email)).errors).toEqual({
    email: [expect.stringContaining('already')],
  });
});

it.each(['emby', 'jellyfin'] as const)('neither changes nor removes the administrator of a %s server', async (type) => {
  const admin = (await list(type)).data.find(({ is_admin }) => is_admin)!;
  for (const answer of [
    await post(type, `invites/delete/${admin.id}`, {}),
    await post(type, `invites/update/${admin.id}`, { libraries: [] }),
  ])
    expect([answer.status, refusalOf(answer).message]).toEqual([409, expect.stringContaining('administers')]);
});

it('logs neither the credentials of a sign-in nor its token', async () => {
  const { token } = await list('jellyfin', { ...loginOf('jellyfin'), password: account.password });
  await world.customer.get(`${world.path('jellyfin', 'invites')}?login=x&password=never-this-one`);
  const logged = world.lines.join('');
  expect(logged).toContain('/api/customer/servers/:id/invites');
  for (const secret of ['never-this-one', 'password=', token!]) expect(logged).not.toContain(secret);
});
