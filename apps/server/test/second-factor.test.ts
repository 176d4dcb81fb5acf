import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, authenticators, recoveryCodes } from '../src/db/schema.ts';
import { challengeIn, refusalOf, type TestClient, testPassword, tokenIn } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { impersonate } from './support/impersonate.ts';

const halfMinute = 30_000;
const minute = 60_000;

let server: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
});
afterAll(() => server.stop());

let userCount = 0;
/** Creates a user for each test: attempts and time steps are counted per account. */
async function createUser() {
  const email = `person-${(userCount += 1)}@example.test`;
  await server.services.users.ensure({ email, name: `Person ${userCount}`, password: testPassword, role: 'customer' });
  const client = server.client();
  await client.signIn(email);
  return { email, client };
}

const path = '/api/customer/security';
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime() + steps * halfMinute,
  });

async function withAuthenticator() {
  const { email, client } = await createUser();
  const { secret, uri } = await client.ask('security.startAuthenticator');
  const { recovery_codes } = await client.ask('security.finishAuthenticator', { body: { code: codeOf(secret) } });
  // The code that confirmed it is used up.
  server.clock.advance(2 * halfMinute);
  return { email, client, secret, uri, codes: recovery_codes! };
}

async function challenge(email: string, client: TestClient = server.client()) {
  const step = await client.signIn(email);
  return { client, body: step.body, ...challengeIn(step) };
}
const answer = (client: TestClient, body: unknown) => client.post('/api/login/second-factor', body);

describe('setting up an authenticator app', () => {
  it('shows the secret once, and requires a code at sign-in only after it was confirmed', async () => {
    const { email, client } = await createUser();
    const body = await client.ask('security.startAuthenticator');
    expect(body.uri).toContain(`otpauth://totp/Kronos:${encodeURIComponent(email)}?`);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(tokenIn(await server.client().signIn(email))).toMatch(/^[\w-]{43}$/);

    // The second one has the right length in characters, but not in bytes.
    for (const code of ['000000', '\u{1d7d8}\u{1d7d8}\u{1d7d8}']) {
      const wrong = await client.post(`${path}/authenticator/confirm`, { code });
      expect([wrong.status, Object.keys(refusalOf(wrong).errors ?? {})]).toEqual([422, ['code']]);
    }
    const right = await client.ask('security.finishAuthenticator', { body: { code: codeOf(body.secret) } });
    expect(right.recovery_codes).toHaveLength(10);
    expect(await client.ask('security.show')).toMatchObject({
      authenticator_since: expect.any(String),
      recovery_codes_left: 10,
    });
    expect((await challenge(email)).methods).toEqual(['authenticator', 'recovery']);
  });

  it('does not replace one that is in use', async () => {
    const { client, email, secret } = await withAuthenticator();
    expect((await client.post(`${path}/authenticator`)).status).toBe(409);
    const step = await challenge(email);
    expect((await answer(step.client, { challenge: step.challenge, code: codeOf(secret) })).status).toBe(200);
  });

  it('stores neither the secret nor a recovery code in plain text', async () => {
    const { secret, codes } = await withAuthenticator();
    const kept = JSON.stringify([
      await server.db.current.select().from(authenticators),
      await server.db.current.select().from(recoveryCodes),
      await server.db.current.select().from(auditLog),
    ]);
    for (const one of [secret, ...codes]) expect(kept).not.toContain(one);
  });
});

describe('signing in with a second factor', () => {
  it('opens no session with the password alone', async () => {
    const { email } = await withAuthenticator();
    const { body, client, challenge: pending } = await challenge(email);
    expect(body).toEqual({ second_factor: expect.anything() });
    expect((await client.with(pending).get('/api/get-user')).status).toBe(401);
  });

  it.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('answers a code of %i half minutes from now with %i', async (steps, status) => {
    const { email, secret } = await withAuthenticator();
    // Keeps clear of the end of a half minute.
    server.clock.advance(5 * halfMinute - (server.clock.now().getTime() % halfMinute));
    const step = await challenge(email);
    expect((await answer(step.client, { challenge: step.challenge, code: codeOf(secret, steps) })).status).toBe(status);
  });

  it('accepts a code once, even when it is sent twice at the same time, and no earlier one', async () => {
    const { email, secret } = await withAuthenticator();
    const code = codeOf(secret);
    const [one, two, three] = [await challenge(email), await challenge(email), await challenge(email)];
    const at = await Promise.all([one, two].map((step) => answer(step.client, { challenge: step.challenge, code })));
    expect(at.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    const earlier = await answer(three.client, { challenge: three.challenge, code: codeOf(secret, -1) });
    expect(refusalOf(earlier).errors?.['code']).toEqual(['This code is wrong or has already been used.']);
    server.clock.advance(halfMinute);
    expect(tokenIn(await answer(three.client, { challenge: three.challenge, code: codeOf(secret) }))).toBeTruthy();
  });

  it('accepts a challenge once, for five minutes', async () => {
    const { email, secret } = await withAuthenticator();
    const step = await challenge(email);
    await answer(step.client, { challenge: step.challenge, code: codeOf(secret) });
    server.clock.advance(halfMinute);
    const again = await answer(step.client, { challenge: step.challenge, code: codeOf(secret) });
    const late = await challenge(email);
    server.clock.advance(5 * minute);
    const tooLate = await answer(late.client, { challenge: late.challenge, code: codeOf(secret) });
    for (const refused of [again, tooLate])
      expect([refused.status, refusalOf(refused).message]).toEqual([
        401,
        'This sign-in took too long. Enter your password again.',
      ]);
  });

  it('refuses a challenge from before a password change', async () => {
    const { email, client, secret } = await withAuthenticator();
    const step = await challenge(email);
    const body = { current_password: testPassword, password: 'quite another password' };
    await client.ask('account.changePassword', { body });
    expect((await answer(step.client, { challenge: step.challenge, code: codeOf(secret) })).status).toBe(401);
  });

  it('limits wrong codes per account, over all its challenges', async () => {
    const { email, secret } = await withAuthenticator();
    for (let tries = 0; tries < 10; tries += 1) {
      const step = await challenge(email);
      expect((await answer(step.client, { challenge: step.challenge, code: '000000' })).status).toBe(422);
      // Another challenge does not grant ten more attempts; the wait keeps the password's own limit out of play.
      server.clock.advance(6000);
    }
    const step = await challenge(email);
    let refused = await answer(step.client, { challenge: step.challenge, code: '000000' });
    while (refused.status === 422) refused = await answer(step.client, { challenge: step.challenge, code: '000000' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(refusalOf(refused).retry_after));
    server.clock.advance(refusalOf(refused).retry_after! * 1000);
    expect((await answer(step.client, { challenge: step.challenge, code: codeOf(secret) })).status).toBe(200);
  });

  it('accepts a recovery code once, however it is typed', async () => {
    const { email, client, codes } = await withAuthenticator();
    const [code = ''] = codes;
    const first = await challenge(email);
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    expect((await answer(first.client, { challenge: first.challenge, code: typed })).status).toBe(200);
    const second = await challenge(email);
    expect((await answer(second.client, { challenge: second.challenge, code })).status).toBe(422);
    expect((await client.ask('security.show')).recovery_codes_left).toBe(9);
  });

  it('refuses codes of another user', async () => {
    const [mine, theirs] = [await withAuthenticator(), await withAuthenticator()];
    const step = await challenge(mine.email);
    for (const code of [codeOf(theirs.secret), theirs.codes[0]])
      expect((await answer(step.client, { challenge: step.challenge, code })).status).toBe(422);
  });
});

describe('recovery codes and the authenticator', () => {
  it('are replaced on request, and the earlier codes are refused', async () => {
    const { email, client, codes } = await withAuthenticator();
    const body = await client.ask('security.renewRecoveryCodes');
    expect(body.recovery_codes).toHaveLength(10);
    const step = await challenge(email);
    expect((await answer(step.client, { challenge: step.challenge, code: codes[0] })).status).toBe(422);
    const renewed = { challenge: step.challenge, code: body.recovery_codes[0] };
    expect((await answer(step.client, renewed)).status).toBe(200);
  });

  it('are not issued to an account without a second factor', async () => {
    const { client } = await createUser();
    expect((await client.post(`${path}/recovery-codes`)).status).toBe(409);
  });

  it('are removed together', async () => {
    const { email, client } = await withAuthenticator();
    expect((await client.call('DELETE', `${path}/authenticator`)).status).toBe(200);
    expect(await client.ask('security.show')).toMatchObject({ authenticator_since: null, recovery_codes_left: 0 });
    expect(tokenIn(await server.client().signIn(email))).toBeTruthy();
    expect((await client.call('DELETE', `${path}/authenticator`)).status).toBe(409);
  });
});

describe('confirming one’s identity', () => {
  it('is valid for ten minutes after signing in', async () => {
    const { client } = await createUser();
    expect(await client.ask('security.confirmation')).toEqual({
      confirmed_until: expect.any(String),
      methods: [],
    });
    server.clock.advance(10 * minute);
    expect((await client.ask('security.confirmation')).confirmed_until).toBeNull();
    const refused = await client.post(`${path}/authenticator`);
    expect([refused.status, refusalOf(refused).message]).toEqual([403, 'Confirm that it is you, then try again.']);

    const wrong = await client.post(`${path}/confirm`, { password: 'wrong' });
    expect([wrong.status, refusalOf(wrong).errors]).toEqual([422, { password: ['The password is wrong.'] }]);
    const right = await client.ask('security.confirm', { body: { password: testPassword } });
    expect(Date.parse(right.confirmed_until!)).toBeGreaterThan(server.clock.now().getTime() + 9 * minute);
    expect((await client.post(`${path}/authenticator`)).status).toBe(200);
  });

  it('requires the second factor instead of the password when there is one', async () => {
    const { client, secret } = await withAuthenticator();
    server.clock.advance(10 * minute);
    expect((await client.post(`${path}/confirm`, { code: '000000' })).status).toBe(422);
    expect((await client.post(`${path}/confirm`, { code: codeOf(secret) })).status).toBe(200);
    expect((await client.post(`${path}/confirm`, {})).status).toBe(422);
  });

  it('is rate-limited', async () => {
    const { client } = await createUser();
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await client.post(`${path}/confirm`, { password: 'wrong' })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is refused to an impersonating admin', async () => {
    const customer = await server.person('customer');
    const { client, returnKey } = await impersonate(server, customer.id);
    for (const body of [{ password: testPassword }, { code: '000000' }])
      expect((await client.post(`${path}/confirm`, body)).status).toBe(403);
    const refused = await client.post(`${path}/authenticator`);
    expect([refused.status, refusalOf(refused).message]).toEqual([403, 'Only the account’s owner may change this.']);
    // Nor is the admin's own session confirmed after returning.
    const home = await client.ask('session.returnHome', { body: { return_key: returnKey, user_id: customer.id } });
    const back = server.client().with(home.token);
    expect((await back.ask('security.confirmation')).confirmed_until).toBeNull();
  });
});
