import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerOf, refusalOf, type TestClient } from './support/client.ts';
import { account, anotherAccount, createMediaWorld, type MediaWorld } from './support/media-world.ts';

let world: MediaWorld;
beforeAll(async () => {
  world = await createMediaWorld();
}, 120_000);
// Attempts per user are limited.
beforeEach(() => world.server.clock.advance(10 * 60_000));
afterAll(() => world.stop());

const path = '/api/customer/plex-sign-in';
const begin = async (client: TestClient = world.customer) =>
  answerOf('customerPlexSignIn.begin', await client.post(path));
const stateOf = (signIn: string, client: TestClient = world.customer) =>
  client.get(`${path}?${new URLSearchParams({ sign_in: signIn }).toString()}`);
const claim = async (body: object, type: 'plex' | 'emby' = 'plex') => world.claim(type, body);

/** The owner of an account signs in on the page of plex.tv. */
async function confirm(url: string, email: string): Promise<void> {
  const { code = '' } = Object.fromEntries(new URLSearchParams(new URL(url).hash.slice(2)));
  const query = new URLSearchParams({ code, account: email }).toString();
  const page = await fetch(`${world.sandbox.url}/plex.tv/auth/as?${query}`);
  expect(await page.text()).toContain('You are signed in');
}

it('leads to the page of plex.tv, and is open until its owner has signed in there', async () => {
  const { sign_in, url, expires_at } = await begin();
  expect(url).toMatch(/\/plex\.tv\/auth#\?clientID=[\w-]+&code=\w+&context%5Bdevice%5D%5Bproduct%5D=Kronos$/);
  expect(Date.parse(expires_at)).toBeGreaterThan(world.server.clock.now().getTime());
  expect(answerOf('customerPlexSignIn.state', await stateOf(sign_in))).toEqual({ state: 'open' });
  await confirm(url, account.email);
  expect(answerOf('customerPlexSignIn.state', await stateOf(sign_in))).toEqual({ state: 'signed-in' });
});

it('claims a Plex server without a password, once it is finished', async () => {
  const { sign_in, url } = await begin();
  expect(answerOf('customerMedia.claim', await claim({ sign_in }))).toMatchObject({
    success: false,
    reason: 'sign-in-over',
  });
  await confirm(url, account.email);
  expect(answerOf('customerMedia.claim', await claim({ sign_in }))).toMatchObject({ success: true });
  expect(await world.status('plex')).toMatchObject({
    state: 'claimed',
    account: { name: 'customer', email: account.email },
    has_access: true,
  });
});

it('opens the invites of a server to its owner, and to nobody else', async () => {
  const { claims } = world.server.services;
  await claims.forget(world.ids.plex);
  const ask = async (signIn: string) =>
    world.customer.get(world.path('plex', `invites?${new URLSearchParams({ sign_in: signIn }).toString()}`));
  const strangers = await begin();
  await confirm(strangers.url, anotherAccount.email);
  expect(refusalOf(await ask(strangers.sign_in)).errors).toEqual({
    sign_in: [expect.stringContaining('does not administer')],
  });
  const own = await begin();
  await confirm(own.url, account.email);
  const found = answerOf('customerMedia.invites', await ask(own.sign_in));
  expect([found.access, typeof found.token]).toEqual(['ready', 'string']);
  const { sign_in, url } = await begin();
  await confirm(url, account.email);
  const all = await world.customer.ask('customerPlexTools.invites', { query: { sign_in } });
  expect([all.access, typeof all.token]).toEqual(['ready', 'string']);
});

it('is of no use to another user, and forged ones are refused', async () => {
  const { sign_in, url } = await begin();
  await confirm(url, account.email);
  const other = await world.server.as('other');
  const stolen = await stateOf(sign_in, other);
  expect([stolen.status, Object.keys(refusalOf(stolen).errors ?? {})]).toEqual([422, ['sign_in']]);
  expect((await stateOf('forged')).status).toBe(422);
  expect((await claim({ sign_in: 'forged' })).status).toBe(422);
});

it('is over when plex.tv no longer knows it', async () => {
  const { sign_in } = await begin();
  await world.failPlexTv('http-404', 'GET /api/v2/pins/*');
  expect(answerOf('customerPlexSignIn.state', await stateOf(sign_in))).toEqual({ state: 'over' });
});

it('cannot begin while plex.tv fails', async () => {
  await world.failPlexTv('http-500', 'POST /api/v2/pins');
  expect(refusalOf(await world.customer.post(path))).toMatchObject({ reason: 'media-broken' });
});

it('is refused by a server with accounts of its own', async () => {
  const { sign_in, url } = await begin();
  await confirm(url, account.email);
  const claimed = await claim({ sign_in }, 'emby');
  expect([claimed.status, refusalOf(claimed).reason]).toEqual([409, 'wrong-product']);
  const query = new URLSearchParams({ sign_in }).toString();
  expect(refusalOf(await world.customer.get(world.path('emby', `invites?${query}`))).reason).toBe('wrong-product');
});

it('is needed for a claim unless an account and its password are given', async () => {
  for (const [body, missing] of [
    [{}, ['email', 'password']],
    [{ email: account.email }, ['password']],
    [{ password: 'x' }, ['email']],
  ] as const)
    expect(Object.keys(refusalOf(await claim(body)).errors ?? {})).toEqual(missing);
});
