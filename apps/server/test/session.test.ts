import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../src/db/schema.ts';
import { createSignIn } from '../src/domain/sessions/sign-in.ts';
import { hashPassword } from '../src/security/passwords.ts';
import { refusalOf, testPassword } from './support/client.ts';
import { createTestServer, day, hour } from './support/create-test-server.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
});
afterAll(() => server.stop());

describe('signing in', () => {
  it('returns a token and the user, whatever the case of the address', async () => {
    const client = server.client();
    const body = { email: 'Admin@Example.TEST', password: testPassword, remember: false };
    const entered = await client.ask('session.login', { body });
    if (!('token' in entered)) throw new Error('A second factor was asked for.');
    const { token, user } = entered;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(user).toMatchObject({ email: 'admin@example.test', admin: true, is_admin: true, is_moderator: false });
    expect(await client.with(token).ask('session.user')).toEqual(user);
  });

  it('answers a wrong password like an unknown address', async () => {
    const client = server.client();
    const wrong = await client.post('/api/login', { email: 'customer@example.test', password: 'wrong' });
    const unknown = await client.post('/api/login', { email: 'nobody@example.test', password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ message: 'The e-mail address or the password is wrong.' });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('returns the errors of each field', async () => {
    const answer = await server.client().post('/api/login', { email: 'not an address', password: '' });
    expect(answer.status).toBe(422);
    const { errors, message } = refusalOf(answer);
    expect(errors).toEqual({ email: ['Invalid email address'], password: ['Enter your password'] });
    expect(message).toEqual(expect.any(String));
  });

  it('limits an account to ten attempts, without affecting others', async () => {
    const client = server.client();
    const attempt = (email: string) => client.post('/api/login', { email, password: 'wrong' });
    // At the same time, because the limit refills as time passes.
    const answers = await Promise.all(Array.from({ length: 11 }, () => attempt('victim@example.test')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const answer = answers.find(({ status }) => status === 429)!;
    const { message, retry_after: wait = 0 } = refusalOf(answer);
    expect(wait).toBeGreaterThan(0);
    expect(answer.headers.get('retry-after')).toBe(String(wait));
    expect(message).toContain(String(wait));
    expect((await attempt('somebody.else@example.test')).status).toBe(401);
    server.clock.advance(wait * 1000);
    expect((await attempt('victim@example.test')).status).toBe(401);
  });
});

describe('a session', () => {
  it('ends after a day, or after thirty days when it is remembered', async () => {
    const short = server.client();
    await short.signIn('customer@example.test', testPassword, false);
    const long = server.client();
    await long.signIn('customer@example.test', testPassword, true);

    server.clock.advance(day + hour);
    const ended = await short.get('/api/get-user');
    expect(ended.status).toBe(401);
    expect(ended.body).toEqual({ message: 'Your session has ended. Sign in again.' });
    expect((await long.get('/api/get-user')).status).toBe(200);

    server.clock.advance(29 * day);
    expect((await long.get('/api/get-user')).status).toBe(401);
  });

  it('ends at its sign-out only', async () => {
    const one = await server.as('customer');
    const two = await server.as('customer');
    expect((await one.post('/api/logout')).body).toEqual({ success: true });
    expect((await one.get('/api/get-user')).status).toBe(401);
    expect((await two.get('/api/get-user')).status).toBe(200);
  });

  it.each([
    ['none', undefined],
    ['a made-up one', `Bearer ${'a'.repeat(43)}`],
    ['garbage', 'Bearer ../../etc'],
    ['another scheme', 'Basic YWRtaW46YWRtaW4='],
  ])('requires a token: %s is refused', async (_, authorization) => {
    const { status } = await server
      .client()
      .call('GET', '/api/get-user', { headers: authorization ? { authorization } : {} });
    expect(status).toBe(401);
  });

  it('is never read from a cookie', async () => {
    const client = await server.as('customer');
    const { status } = await client.raw('GET', '/api/get-user', {
      headers: { cookie: `token=${client.token}; kronos.token=${client.token}` },
    });
    expect(status).toBe(401);
  });
});

it('opens no session with a password that was replaced while it was compared', async () => {
  const { services, db } = server;
  const user = await services.users.findByEmail('customer@example.test');
  const attempt = createSignIn({ ...services, db, users: { ...services.users, findByEmail: async () => user } });
  const credentials = { email: 'customer@example.test', password: testPassword, remember: false, admin: false };
  const visit = { ip: '127.0.0.1', userAgent: null };
  const signIn = () => attempt.withPassword(credentials, visit);
  expect(await signIn()).toMatchObject({ kind: 'opened' });
  await services.users.setPasswordHash(user!.id, await hashPassword('three small teapots'));
  await services.sessions.revokeAll(user!.id);
  expect(await signIn()).toBeNull();
  expect(await db.current.$count(sessions, eq(sessions.userId, user!.id))).toBe(0);
});
