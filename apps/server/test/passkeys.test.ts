import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeys } from '../src/db/schema.ts';
import { answerOf, challengeIn, testPassword } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { createSoftPasskey } from './support/soft-passkey.ts';

const origin = 'http://panel.example.test';
const path = '/api/customer/security';

let server: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
});
afterAll(() => server.stop());

let userCount = 0;
async function createUser() {
  const email = `key-${(userCount += 1)}@example.test`;
  await server.services.users.ensure({ email, name: `Key ${userCount}`, password: testPassword, role: 'customer' });
  const client = server.client();
  await client.signIn(email);
  return { email, client };
}

async function withPasskey(options: { isVerifying?: boolean } = {}) {
  const { email, client } = await createUser();
  const key = createSoftPasskey({ origin, ...options });
  const question = await client.ask('security.startPasskey');
  const body = { name: 'Laptop', passkey: key.make(question) };
  const added = await client.ask('security.addPasskey', { body });
  return { email, client, key, added };
}

describe('adding a passkey', () => {
  it('lists it by its name, and returns recovery codes with the first factor only', async () => {
    const { client, added } = await withPasskey();
    expect(added.passkey).toMatchObject({ name: 'Laptop', last_used_at: null });
    expect(added.recovery_codes).toHaveLength(10);
    const second = createSoftPasskey({ origin });
    const question = await client.ask('security.startPasskey');
    expect(question.excludeCredentials).toHaveLength(1);
    const body = { name: 'Phone', passkey: second.make(question) };
    const more = await client.ask('security.addPasskey', { body });
    expect(more.recovery_codes).toBeNull();
    expect((await client.ask('security.show')).passkeys.map(({ name }: { name: string }) => name)).toEqual([
      'Laptop',
      'Phone',
    ]);
  });

  it('refuses a foreign origin, another user’s challenge, and a used or expired challenge', async () => {
    const [mine, theirs] = [await createUser(), await createUser()];
    const ask = async ({ client } = mine) => await client.ask('security.startPasskey');
    const add = async (passkey: unknown) => (await mine.client.post(`${path}/passkeys`, { name: 'x', passkey })).status;
    const key = createSoftPasskey({ origin });
    expect(await add(key.make(await ask(), { from: 'https://evil.example' }))).toBe(422);
    expect(await add(key.make(await ask(theirs)))).toBe(422);
    const old = await ask();
    server.clock.advance(5 * 60_000);
    expect(await add(key.make(old))).toBe(422);
    const question = await ask();
    expect(await add(key.make(question))).toBe(200);
    expect(await add(createSoftPasskey({ origin }).make(question))).toBe(422);
    // Nor the same key twice.
    expect(await add(key.make(await ask()))).toBe(422);
  });

  it('renames and removes the user’s own, and does not find another user’s', async () => {
    const { client, added } = await withPasskey();
    const { id } = added.passkey;
    const other = (await createUser()).client;
    expect((await other.post(`${path}/passkeys/${id}`, { name: 'Mine now' })).status).toBe(404);
    expect((await other.call('DELETE', `${path}/passkeys/${id}`)).status).toBe(404);
    expect((await client.post(`${path}/passkeys/${id}`, { name: ' Desk ' })).status).toBe(200);
    expect((await client.ask('security.show')).passkeys[0]?.name).toBe('Desk');
    expect((await client.call('DELETE', `${path}/passkeys/${id}`)).status).toBe(200);
    expect(await client.ask('security.show')).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
  });
});

describe('signing in with a passkey', () => {
  const question = async (body: { challenge?: string } = {}) => server.client().ask('signIn.passkeyQuestion', { body });
  const enter = (passkey: unknown) => server.client().post('/api/login/passkey', { passkey });

  it('requires no password when the key verified the user', async () => {
    const { email, key } = await withPasskey();
    const asked = await question();
    expect(asked).toMatchObject({ rpId: 'panel.example.test', userVerification: 'required', allowCredentials: [] });
    const body = answerOf('signIn.passkey', await enter(key.prove(asked)));
    expect(body.user.email).toBe(email);
    expect((await server.client().with(body.token).ask('security.show')).passkeys[0]?.last_used_at).toEqual(
      expect.any(String),
    );
  });

  it('is refused for a key without user verification, which is accepted as a second factor', async () => {
    const { email, key } = await withPasskey({ isVerifying: false });
    expect((await enter(key.prove(await question()))).status).toBe(401);
    const client = server.client();
    const { challenge, methods } = challengeIn(await client.signIn(email));
    expect(methods).toEqual(['passkey', 'recovery']);
    const asked = await question({ challenge });
    expect(asked.allowCredentials).toEqual([{ id: key.id, type: 'public-key' }]);
    const { user } = await client.ask('signIn.factor', { body: { challenge, passkey: key.prove(asked) } });
    expect(user.email).toBe(email);
  });

  it('accepts a response once, from the panel’s origin, of a known key, in time', async () => {
    const { key } = await withPasskey();
    const proof = key.prove(await question());
    expect((await enter(proof)).status).toBe(200);
    const late = await question();
    const stranger = createSoftPasskey({ origin });
    const refused = [
      await enter(proof),
      await enter(key.prove(await question(), { from: 'https://evil.example' })),
      await enter(stranger.prove(await question())),
    ];
    server.clock.advance(5 * 60_000);
    refused.push(await enter(key.prove(late)));
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it('refuses another user’s key as second factor, and a sign-in challenge for a confirmation', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const client = server.client();
    const { challenge } = challengeIn(await client.signIn(mine.email));
    const body = { challenge, passkey: theirs.key.prove(await question({ challenge })) };
    expect((await client.post('/api/login/second-factor', body)).status).toBe(422);
    const asked = await question({ challenge });
    expect((await mine.client.post(`${path}/confirm`, { passkey: mine.key.prove(asked) })).status).toBe(422);
    const meant = await mine.client.ask('security.confirmQuestion');
    expect((await mine.client.post(`${path}/confirm`, { passkey: mine.key.prove(meant) })).status).toBe(200);
  });

  it('refuses a cloned key, whose counter is behind', async () => {
    const { key } = await withPasskey();
    await server.db.current.update(passkeys).set({ counter: 1000 });
    expect((await enter(key.prove(await question()))).status).toBe(401);
  });
});
