import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, jobs, mails, oneTimeTokens, sessions } from '../src/db/schema.ts';
import { createTestServer, hour } from './support/create-test-server.ts';
import { refusalOf, testPassword } from './support/client.ts';
import { linkIn, openInbox, type TestInbox } from './support/inbox.ts';
import { joinChannel } from './support/listen.ts';
import { quiet } from './support/quiet.ts';
import { until } from './support/until.ts';

let inbox: TestInbox;
let server: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  inbox = await openInbox({ keep: true });
  server = await createTestServer({ keep: true, env: inbox.env });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});
// The limits are hourly; each test starts with fresh ones.
beforeEach(() => server.clock.advance(2 * hour));

const fresh = 'three small teapots';
const ask = (email: string) => server.client().post('/api/password/create', { email });
const look = async (token: string) => await server.client().ask('passwords.look', { body: { token } });
const set = (token: string, password = fresh) => server.client().post('/api/password/reset', { token, password });

/** Requests a link, and returns the token from its mail. */
async function tokenFor(email: string): Promise<string> {
  expect(await ask(email)).toMatchObject({ status: 200, body: { success: true } });
  return linkIn(await inbox.next(email)).searchParams.get('token') ?? '';
}
const issue = async (lifetime = hour) =>
  server.services.oneTimeTokens.issue({ kind: 'password-reset', userId: (await server.person('other')).id, lifetime });

describe('requesting a link', () => {
  it('mails a link to the panel, whatever the case of the address', async () => {
    await ask('Moderator@Example.TEST');
    const mail = await inbox.next('moderator@example.test');
    expect(mail.subject).toBe('Set a new password for Kronos');
    const link = linkIn(mail);
    expect(`${link.origin}${link.pathname}`).toBe('http://panel.example.test/app/password/reset');
    expect(await look(link.searchParams.get('token') ?? '')).toEqual({
      state: 'valid',
      email: 'moderator@example.test',
    });
  });

  it('responds alike for an unknown address, and sends no mail', async () => {
    const letters = await server.db.current.$count(mails);
    const [known, unknown] = [await ask('reseller@example.test'), await ask('nobody@example.test')];
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
    await quiet(server.db);
    expect(await server.db.current.$count(mails)).toBe(letters + 1);
  });

  it.each([
    ['', 'Enter an e-mail address'],
    ['not an address', 'Invalid email address'],
    [`${'a'.repeat(300)}@example.test`, 'At most 254 characters'],
    ['a@example.test\r\nBcc: b@example.test', 'Invalid email address'],
    ['a@example.test, b@example.test', 'Invalid email address'],
  ])('refuses %j at the field', async (email, words) => {
    expect(await ask(email)).toMatchObject({ status: 422, body: { errors: { email: [words] } } });
  });

  it('is limited by address and by visitor, with the time to wait', async () => {
    for (let count = 0; count < 5; count++) expect((await ask('crowd@example.test')).status).toBe(200);
    const refused = await ask('CROWD@example.test');
    expect(refused).toMatchObject({ status: 429, body: { retry_after: expect.any(Number) } });
    expect(refused.headers.get('retry-after')).toBe(String(refusalOf(refused).retry_after));
    for (let count = 0; count < 14; count++) await ask(`other-${count}@example.test`);
    expect((await ask('last@example.test')).status).toBe(429);
  });

  it('is refused without a mail server', async () => {
    const bare = await createTestServer();
    for (const email of ['customer@example.test', 'nobody@example.test']) {
      const answer = await bare.client().post('/api/password/create', { email });
      expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('no mail server') } });
    }
    expect(await bare.db.current.$count(jobs)).toBe(0);
  });
});

describe('setting a password', () => {
  it('works once, ends every session with its sockets, and only the new one signs in', async () => {
    const elsewhere = await server.as('customer');
    const { id, name } = await server.person('customer');
    const { realtime } = await elsewhere.ask('system.settings');
    const socket = await joinChannel(server, realtime, elsewhere, `private-user.${id}`);
    const token = await tokenFor('customer@example.test');

    expect(await set(token)).toMatchObject({ status: 200, body: { success: true } });
    expect((await elsewhere.get('/api/get-user')).status).toBe(401);
    await until('the socket is closed', () => socket.closed.includes(4009));
    expect(await server.db.current.$count(sessions, eq(sessions.userId, id))).toBe(0);

    const client = server.client();
    expect((await client.signIn('customer@example.test', testPassword)).status).toBe(401);
    expect((await client.signIn('customer@example.test', fresh)).status).toBe(200);
    const rows = await server.db.current.select().from(auditLog).where(eq(auditLog.action, 'passwords.set'));
    expect(rows).toMatchObject([{ actorName: name, targetKind: 'user', targetId: String(id) }]);
    expect((await inbox.next('customer@example.test')).subject).toBe('Your password was changed');

    expect(await look(token)).toEqual({ state: 'used', email: null });
    expect(await set(token, 'another passphrase')).toMatchObject({
      status: 409,
      body: { message: 'This link has already been used.' },
    });
    expect((await client.signIn('customer@example.test', fresh)).status).toBe(200);
  });

  it('ends the impersonations of an admin', async () => {
    const [admin, other] = [await server.person('admin'), await server.person('other')];
    const impersonation = { adminId: admin.id, returnKeyHash: 'x', reason: '', isReadOnly: true, lifetime: hour };
    const visit = { remember: false, ip: '127.0.0.1', userAgent: null };
    const token = await server.db.transaction(() => server.services.sessions.open(other, { ...visit, impersonation }));
    const client = server.client().with(token);
    expect((await client.get('/api/get-user')).status).toBe(200);
    expect((await set(await tokenFor('admin@example.test'))).status).toBe(200);
    expect((await client.get('/api/get-user')).status).toBe(401);
  });

  it('accepts only the newest link, for an hour', async () => {
    const first = await issue();
    const second = await issue();
    expect((await look(first)).state).toBe('expired');
    expect((await look(second)).state).toBe('valid');
    server.clock.advance(hour + 1);
    expect((await look(second)).state).toBe('expired');
    expect(await set(second)).toMatchObject({
      status: 409,
      body: { message: 'This link is no longer valid. Request a new one.' },
    });
  });

  it('refuses other tokens as unknown', async () => {
    const other = await server.person('other');
    const foreign = await server.services.oneTimeTokens.issue({
      kind: 'email-change',
      userId: other.id,
      lifetime: hour,
    });
    for (const token of ['made up', foreign, `' or 1=1 --`, '💣'.repeat(40)]) {
      expect(await look(token)).toEqual({ state: 'unknown', email: null });
      expect((await set(token)).status).toBe(404);
    }
    for (const token of ['', 'x'.repeat(201), '\u0000']) expect((await set(token)).status).toBe(422);
    const [row] = await server.db.current.select().from(oneTimeTokens).where(eq(oneTimeTokens.kind, 'email-change'));
    expect(row?.usedAt).toBeNull();
  });

  it.each([
    ['', 'At least 12 characters, or a passphrase of four words'],
    ['eleven char', 'At least 12 characters, or a passphrase of four words'],
    ['my my my my', 'At least 12 characters, or a passphrase of four words'],
    ['🎬'.repeat(6), 'At least 12 characters, or a passphrase of four words'],
    ['x'.repeat(1025), 'At most 1024 characters'],
  ])('refuses a password that is too weak or too long, and keeps the link valid', async (password, words) => {
    const token = await issue();
    expect(await set(token, password)).toMatchObject({ status: 422, body: { errors: { password: [words] } } });
    expect((await look(token)).state).toBe('valid');
  });

  it.each(['my ox is up', 'пароль из слов', '𝔲𝔫𝔦𝔠𝔬𝔡𝔢 𝔭𝔞𝔰𝔰 🫖', `'; drop table users; --`, 'x'.repeat(1024)])(
    'accepts %s unchanged',
    async (password) => {
      expect((await set(await issue(), password)).status).toBe(200);
      expect((await server.client().signIn('other@example.test', password)).status).toBe(200);
    },
  );

  it('accepts one of two passwords sent at once', async () => {
    const token = await issue();
    const answers = await Promise.all([set(token, 'the first of two'), set(token, 'the second of two')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('the sign-in of admins', () => {
  const knock = (email: string, password: string) =>
    server.client().post('/api/login', { email, password, admin: true });

  it('accepts admins, and refuses others like a wrong password', async () => {
    expect((await knock('admin@example.test', fresh)).status).toBe(200);
    // Compares ids rather than counts, because the server ends expired sessions every second.
    const open = async () => (await server.db.current.select({ id: sessions.id }).from(sessions)).map(({ id }) => id);
    const before = await open();
    const answers = [
      await knock('moderator@example.test', testPassword),
      await knock('moderator@example.test', 'wrong'),
      await knock('nobody@example.test', 'wrong'),
    ];
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({
        status: 401,
        body: { message: 'The e-mail address or the password is wrong.' },
      });
    expect((await open()).filter((id) => !before.includes(id))).toEqual([]);
  });
});
