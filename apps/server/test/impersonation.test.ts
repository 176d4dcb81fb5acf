import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, answerOf, refusalOf, type TestClient, testPassword } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { openInbox, type TestInbox } from './support/inbox.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let inbox: TestInbox;
beforeAll(async () => {
  inbox = await openInbox({ keep: true });
  server = await createTestServer({ keep: true, env: inbox.env });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

const minute = 60_000;
const terms = { reason: 'Ticket 12: <b>no sound</b>', read_only: false };

const started = (answer: Answer) => (answer.status === 200 ? answerOf('impersonations.begin', answer).token : '');
/** Creates an admin's link, and returns it with the users involved. */
async function invite(body: object = terms) {
  const [admin, user] = [await server.person('admin'), await server.person('customer')];
  const own = await server.as('admin');
  const answer = await own.post(`/api/admin/users/user/${user.id}/sign-in-as`, body);
  return { admin, user, own, answer, token: started(answer) };
}
const exchange = (token: string) => server.client().post('/api/impersonate', { token });

async function impersonate(body: object = terms) {
  const invitation = await invite(body);
  const entered = answerOf('impersonations.exchange', await exchange(invitation.token));
  return { ...invitation, entered, returnKey: entered.return_key, client: server.client().with(entered.token) };
}

describe('an admin’s link', () => {
  it('opens a session as the user once, which names the admin', async () => {
    const { user, admin, answer, token } = await invite({ reason: 'Ticket 12' });
    expect(answer).toMatchObject({ status: 200, body: { success: true, link: `/app/impersonate/${token}` } });
    const body = answerOf('impersonations.exchange', await exchange(token));
    expect(body.user.id).toBe(user.id);
    const impersonation = { admin: { id: admin.id, name: admin.name }, reason: 'Ticket 12', read_only: true };
    expect(body.impersonation).toMatchObject(impersonation);
    const client = server.client().with(body.token);
    expect((await client.ask('impersonations.current')).impersonation).toMatchObject(impersonation);
    expect(await client.ask('session.user')).toEqual(body.user);

    const again = await exchange(token);
    expect([again.status, refusalOf(again).message]).toEqual([
      409,
      'This link works only once and has already been used. Sign in as the user again.',
    ]);
  });

  it('opens only one session when used twice at once', async () => {
    const { token } = await invite();
    const answers = await Promise.all([exchange(token), exchange(token)]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  });

  it('opens nothing after two minutes, nor once the admin signed out or lost the role', async () => {
    const late = await invite();
    server.clock.advance(2 * minute);
    expect(await exchange(late.token)).toMatchObject({ status: 409, body: { message: /has expired/ } });

    const left = await invite();
    await left.own.post('/api/logout');
    expect((await exchange(left.token)).status).toBe(409);

    const { token, admin } = await invite();
    await server.services.users.setRoles(admin.id, { isAdmin: false });
    expect((await exchange(token)).status).toBe(409);
    await server.services.users.setRoles(admin.id, { isAdmin: true });
  });

  it('is refused when made up', async () => {
    expect(await exchange('x'.repeat(43))).toMatchObject({ status: 404, body: { message: /is not valid/ } });
    expect((await exchange('')).status).toBe(422);
    expect((await exchange('x'.repeat(201))).status).toBe(422);
  });

  it('is created only for users other than admins, and requires a reason', async () => {
    const { own, admin, user } = await invite();
    const ask = (id: number, body: object) => own.post(`/api/admin/users/user/${id}/sign-in-as`, body);
    expect(await ask(admin.id, terms)).toMatchObject({ status: 409, body: { message: /as yourself/ } });
    await server.services.users.ensure({ email: 'boss@example.test', name: 'Boss', password: 'p', role: 'admin' });
    const boss = (await server.services.users.findByEmail('boss@example.test'))!;
    expect(await ask(boss.id, terms)).toMatchObject({ status: 403, body: { message: /another admin/ } });
    expect((await ask(2_000_000_000, terms)).status).toBe(404);
    for (const [field, value] of Object.entries({ reason: '  a ', minutes: 31 })) {
      const answer = await ask(user.id, { ...terms, [field]: value });
      expect([answer.status, Object.keys(refusalOf(answer).errors ?? {})]).toEqual([422, [field]]);
    }
    expect(refusalOf(await ask(user.id, { reason: 'x'.repeat(501) })).errors?.['reason']).toEqual([
      'At most 500 characters',
    ]);
    expect(
      (await (await server.as('moderator')).post(`/api/admin/users/user/${user.id}/sign-in-as`, terms)).status,
    ).toBe(403);
  });

  it('notifies the user of the admin, the reason and the extent', async () => {
    const { admin } = await impersonate();
    const notification = (await (await server.as('customer')).ask('notifications.list')).data[0]!;
    expect(notification.title).toBe('An administrator signed in as you');
    expect(notification.content).toContain(`${admin.name} signed in to your account on `);
    expect(notification.content).toContain('Ticket 12: &lt;b&gt;no sound&lt;/b&gt;');
    expect(notification.content).toContain('They could do what you can do.');
    const mail = await until('the mail has arrived', () =>
      inbox.list().find(({ text }) => text.includes('Ticket 12: <b>no sound</b>')),
    );
    expect(mail.subject).toBe('An administrator signed in to your account');
    expect(mail.text).toContain('http://panel.example.test/app/notifications/all');

    await impersonate({ reason: 'A look' });
    const look = (await (await server.as('customer')).ask('notifications.list')).data[0]!;
    expect(look.content).toContain('not change anything');
  });
});

describe('an impersonation', () => {
  it('is read-only unless the admin chose otherwise', async () => {
    const { client } = await impersonate({ reason: 'A look' });
    expect((await client.get('/api/customer/servers')).status).toBe(200);
    const refused = await client.get('/api/customer/notifications/mark-all-read');
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'You are viewing customer’s account read-only, so nothing was changed.' },
    });
    const { client: writing } = await impersonate();
    expect((await writing.get('/api/customer/notifications/mark-all-read')).status).toBe(200);
  });

  it('expires by the server’s clock', async () => {
    const { client } = await impersonate({ ...terms, minutes: 15 });
    server.clock.advance(14 * minute);
    const { impersonation } = await client.ask('impersonations.current');
    expect(impersonation?.seconds_left).toBeGreaterThan(50);
    expect(impersonation?.seconds_left).toBeLessThanOrEqual(60);
    server.clock.advance(minute);
    expect((await client.get('/api/get-user')).status).toBe(401);
  });

  it('ends for good when its admin loses the role, or its user becomes an admin', async () => {
    const { users } = server.services;
    const one = await impersonate();
    await users.setRoles(one.admin.id, { isAdmin: false });
    expect((await one.client.get('/api/get-user')).status).toBe(401);
    await users.setRoles(one.admin.id, { isAdmin: true });
    expect((await one.client.get('/api/get-user')).status).toBe(401);
    const another = await impersonate();
    await users.setRoles(another.user.id, { isAdmin: true });
    expect((await another.client.get('/api/get-user')).status).toBe(401);
    await users.setRoles(another.user.id, { isAdmin: false });
    expect((await another.client.get('/api/get-user')).status).toBe(401);
  });

  it('leaves no session row behind, and closes its sockets', async () => {
    await impersonate({ ...terms, minutes: 15 });
    server.clock.advance(15 * minute);
    await server.services.sessions.endExpired();
    const { sessions, outbox } = await import('../src/db/schema.ts');
    const rows = await server.db.current.select().from(sessions);
    expect(
      rows.filter(({ impersonatorId, expiresAt }) => impersonatorId !== null && expiresAt < server.clock.now()),
    ).toEqual([]);
    await until('the disconnect is in the outbox', async () => (await server.db.current.$count(outbox)) > 0);
  });

  it('is not reported for a user’s own session', async () => {
    expect(await (await server.as('customer')).ask('impersonations.current')).toEqual({ impersonation: null });
  });
});

describe('returning', () => {
  it('exchanges the return key for the admin’s own session', async () => {
    const { admin, user, returnKey, client } = await impersonate();
    const body = await client.ask('session.returnHome', { body: { return_key: returnKey, user_id: user.id } });
    expect(body).toMatchObject({
      user: { id: admin.id, admin: true },
      redirect_data: { path: `/app/admin/users/${user.id}` },
    });
    expect((await server.client().with(body.token).ask('session.user')).id).toBe(admin.id);
    expect((await client.get('/api/get-user')).status).toBe(401);
  });

  it('is possible from a read-only session', async () => {
    const { user, returnKey, client } = await impersonate({ reason: 'A look' });
    expect((await client.post('/api/return-home', { return_key: returnKey, user_id: user.id })).status).toBe(200);
  });

  it('is refused for a wrong key, another user’s id and a session that is no impersonation', async () => {
    const { user, returnKey, client } = await impersonate();
    const home = { return_key: returnKey, user_id: user.id };
    expect((await client.post('/api/return-home', { ...home, return_key: 'wrong' })).status).toBe(403);
    expect((await client.post('/api/return-home', { ...home, user_id: user.id + 1 })).status).toBe(403);
    expect((await (await server.as('customer')).post('/api/return-home', home)).status).toBe(403);
    expect((await client.get('/api/get-user')).status).toBe(200);
  });

  it.each([
    ['signs out everywhere else', (elsewhere: TestClient) => elsewhere.ask('ownSessions.endOthers')],
    [
      'changes the password',
      (elsewhere: TestClient) =>
        elsewhere.ask('account.changePassword', { body: { current_password: testPassword, password: testPassword } }),
    ],
  ])('is refused, and the session with its sockets ended, when the admin %s', async (_, endIt) => {
    const elsewhere = await server.as('admin');
    const { user, returnKey, client } = await impersonate();
    const { realtime } = await client.ask('system.settings');
    const socket = await joinChannel(server, realtime, client, `private-user.${user.id}`);
    await endIt(elsewhere);
    const home = { return_key: returnKey, user_id: user.id };
    expect((await client.post('/api/return-home', home)).status).toBe(401);
    expect((await client.get('/api/get-user')).status).toBe(401);
    expect((await elsewhere.get('/api/get-user')).status).toBe(200);
    await until('the socket is closed', () => socket.closed.includes(4009));
  });

  it('remains possible when the user’s other sessions are ended from within', async () => {
    const customer = await server.as('customer');
    const { user, own, returnKey, client } = await impersonate();
    await client.ask('ownSessions.endOthers');
    expect((await customer.get('/api/get-user')).status).toBe(401);
    expect((await own.get('/api/get-user')).status).toBe(200);
    expect((await client.post('/api/return-home', { return_key: returnKey, user_id: user.id })).status).toBe(200);
  });

  it('is possible once', async () => {
    const { user, returnKey, client } = await impersonate();
    const home = { return_key: returnKey, user_id: user.id };
    const answers = await Promise.all([client.post('/api/return-home', home), client.post('/api/return-home', home)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });
});
