import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, mails, users } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer, day } from './support/create-test-server.ts';
import { linkIn, openInbox, type TestInbox } from './support/inbox.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

let inbox: TestInbox;
let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
beforeAll(async () => {
  inbox = await openInbox({ keep: true });
  server = await createTestServer({ keep: true, env: inbox.env });
  admin = await server.as('admin');
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

const password = 'three small teapots';
const send = (body: object) => admin.post('/api/admin/users/create', body);
const create = (body: { name: string; email: string; is_reseller?: boolean; restrictions?: string[] }) =>
  admin.ask('adminUsers.create', { body });
const one = async (id: number) => (await admin.ask('adminUsers.one', { params: { id } })).data;

describe('a user whom an admin creates', () => {
  it('has the given roles, flags and restrictions, and no others', async () => {
    const { id } = await create({
      name: ' Robin New ',
      email: 'robin@new.test',
      is_reseller: true,
      restrictions: ['no-4k', 'no-4k'],
    });
    expect(await one(id)).toMatchObject({
      name: 'Robin New',
      email: 'robin@new.test',
      is_admin: false,
      is_moderator: false,
      is_reseller: true,
      is_trial: false,
      restrictions: ['no-4k'],
      whmcs_id: null,
    });
    const [row] = await server.db.current.select().from(auditLog).where(eq(auditLog.targetName, 'Robin New'));
    expect(row).toMatchObject({ action: 'adminUsers.create', actorName: 'admin', targetId: String(id) });
  });

  it('sets a password through the mailed link, which works once', async () => {
    await create({ name: 'Casey New', email: 'casey@new.test' });
    const mail = await inbox.next('casey@new.test');
    expect(mail.subject).toBe('Your account at Kronos');
    const token = linkIn(mail).searchParams.get('token') ?? '';
    const client = server.client();
    expect((await client.post('/api/password/reset', { token, password })).status).toBe(200);
    expect((await client.post('/api/login', { email: 'casey@new.test', password })).status).toBe(200);
    expect((await client.ask('passwords.look', { body: { token } })).state).toBe('used');
  });

  it('has seven days to use the link, and can ask for another afterwards', async () => {
    await create({ name: 'Late New', email: 'late@new.test' });
    const token = linkIn(await inbox.next('late@new.test')).searchParams.get('token') ?? '';
    server.clock.advance(7 * day);
    expect((await server.client().ask('passwords.look', { body: { token } })).state).toBe('expired');
    await server.client().post('/api/password/create', { email: 'late@new.test' });
    expect((await inbox.next('late@new.test')).subject).toBe('Set a new password for Kronos');
    admin = await server.as('admin');
  });

  it('appears at once in the lists of other admins', async () => {
    const { realtime, tenant } = await admin.ask('system.settings');
    const socket = await joinChannel(server, realtime, admin, `private-admin.${tenant}`);
    const { id } = await create({ name: 'Seen New', email: 'seen@new.test' });
    await until('the event', () => socket.events('user-updated').length > 0);
    expect(JSON.parse(socket.events('user-updated')[0]!.data)).toEqual({ id });
  });
});

describe('creating a user', () => {
  it('is refused at the address when another account has it, whatever its case, and sends nothing', async () => {
    const letters = await server.db.current.$count(mails);
    const answer = await send({ name: 'Second', email: 'CUSTOMER@example.test' });
    expect([answer.status, refusalOf(answer).errors]).toEqual([422, { email: ['Another account has this address'] }]);
    expect(await server.db.current.$count(users, eq(users.name, 'Second'))).toBe(0);
    expect(await server.db.current.$count(mails)).toBe(letters);
  });

  it('creates one account when two admins send the same address at once', async () => {
    const body = { name: 'Twin', email: 'twin@new.test' };
    const answers = await Promise.all([send(body), send(body)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await server.db.current.$count(users, eq(users.name, 'Twin'))).toBe(1);
  });

  it.each([
    [{ name: '', email: 'x@new.test' }, { name: ['Enter a name'] }],
    [{ name: 'X', email: 'nowhere' }, { email: ['Invalid email address'] }],
    [{ name: 'X', email: 'x@new.test', whmcs_id: 0 }, { whmcs_id: ['At least 1'] }],
  ])('refuses %j', async (body, errors) => {
    const answer = await send(body);
    expect([answer.status, refusalOf(answer).errors]).toEqual([422, errors]);
  });

  it('is refused while there is no mail server', async () => {
    const bare = await createTestServer();
    const answer = await (await bare.as('admin')).post('/api/admin/users/create', { name: 'X', email: 'x@new.test' });
    expect([answer.status, refusalOf(answer).message]).toEqual([
      409,
      'There is no mail server yet, so the user could not set a password. Set one up first.',
    ]);
    expect(await bare.db.current.$count(users, eq(users.email, 'x@new.test'))).toBe(0);
  });
});
