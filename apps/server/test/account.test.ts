import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, dataExports, inviteBackups, servers, shareIntents } from '../src/db/schema.ts';
import { type Answer, refusalOf, type TestClient, testPassword } from './support/client.ts';
import { createTestServer, day } from './support/create-test-server.ts';
import { linkIn, openInbox, type TestInbox } from './support/inbox.ts';
import { until } from './support/until.ts';

let inbox: TestInbox;
let server: Awaited<ReturnType<typeof createTestServer>>;
let customer: TestClient;
const path = '/api/customer/account';
const newPassword = 'quite another password';
const minute = 60_000;

beforeAll(async () => {
  inbox = await openInbox({ keep: true });
  server = await createTestServer({
    keep: true,
    env: inbox.env,
    provision: {
      nodes: [{ alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } }],
      servers: [
        {
          name: 'Mine',
          owner: 'other@example.test',
          node: 'away',
          type: 'plex',
          image: 'kronos/plex',
          port: 9000,
          containerPort: 32400,
        },
      ],
    },
  });
  customer = await server.as('customer');
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

/** Waits for the next mail with that subject, skipping others. */
async function nextMail(to: string, subject: string) {
  for (;;) {
    const mail = await inbox.next(to);
    if (mail.subject === subject) return mail;
  }
}
/** Returns the token of a password link, as mailed to that address. */
async function resetLink(email: string): Promise<string> {
  await server.client().ask('passwords.request', { body: { email } });
  return linkIn(await nextMail(email, 'Set a new password for Kronos')).searchParams.get('token') ?? '';
}
/** Returns the state of such a link and the status of using it. */
async function tryLink(token: string) {
  const { state } = await server.client().ask('passwords.look', { body: { token } });
  return [state, (await server.client().post('/api/password/reset', { token, password: newPassword })).status];
}
const wordsOf = (answer: Answer) => [answer.status, refusalOf(answer).message];
const read = async (client = customer) => await client.ask('account.fetch');

it('shows the account before any choices are made', async () => {
  expect(await read()).toMatchObject({
    name: 'customer',
    email: 'customer@example.test',
    pending_email: null,
    theme: null,
    locale: null,
    notifications: { tickets: { panel: true, mail: true }, servers: { panel: true, mail: false } },
    fixed_notifications: ['account'],
    export: null,
    closing: { blocked: null, servers: 0, sub_users: 0 },
    main_account: null,
  });
});

it('trims a name, and refuses an empty and a too long one', async () => {
  expect(await customer.ask('account.rename', { body: { name: '  Casey  ' } })).toEqual({ success: true });
  expect((await read()).name).toBe('Casey');
  for (const name of ['   ', 'x'.repeat(101), 'two\nlines'])
    expect(refusalOf(await customer.post(`${path}/name`, { name })).errors?.['name']).toHaveLength(1);
});

describe('the e-mail address', () => {
  const ask = (email: string) => customer.post(`${path}/email`, { email });
  const confirm = (token: string) => server.client().post('/api/confirm-email', { token });
  const tokenOf = (link: URL) => link.pathname.split('/').at(-1)!;

  it('requires a recent confirmation of identity, and an address that no account has', async () => {
    server.clock.advance(10 * minute);
    expect(wordsOf(await ask('new@example.test'))).toEqual([403, 'Confirm that it is you, then try again.']);
    await customer.post('/api/customer/security/confirm', { password: testPassword });
    expect(refusalOf(await ask('CUSTOMER@example.test')).errors?.['email']).toEqual(['This is already your address.']);
    expect(refusalOf(await ask('Other@example.test')).errors?.['email']).toEqual([
      'This address already belongs to an account.',
    ]);
    expect((await read()).pending_email).toBeNull();
  });

  it('stays until the link in the mail to the new address is opened, which works once and without a session', async () => {
    const old = await resetLink('customer@example.test');
    expect((await ask('new@example.test')).status).toBe(200);
    expect((await inbox.next('customer@example.test')).subject).toBe('A change of your e-mail address was requested');
    const link = linkIn(await inbox.next('new@example.test'));
    expect(link.href).toMatch(/^http:\/\/panel\.example\.test\/app\/confirm-email\/[\w-]{43}$/);
    expect(await read()).toMatchObject({
      email: 'customer@example.test',
      pending_email: { email: 'new@example.test' },
    });

    expect((await confirm(tokenOf(link))).body).toEqual({ success: true, email: 'new@example.test' });
    expect(await read()).toMatchObject({ email: 'new@example.test', pending_email: null });
    expect((await inbox.next('customer@example.test')).subject).toBe('Your e-mail address was changed');
    expect(refusalOf(await confirm(tokenOf(link))).message).toBe('This link has already been used.');
    expect((await confirm('made-up')).status).toBe(404);
    expect((await server.client().signIn('new@example.test')).status).toBe(200);
    expect((await server.client().signIn('customer@example.test')).status).toBe(401);
    expect(await tryLink(old)).toEqual(['expired', 409]);
  });

  it('is not changed when the change was cancelled, or when another account took the address first', async () => {
    await ask('second@example.test');
    const link = linkIn(await inbox.next('second@example.test'));
    expect((await customer.call('DELETE', `${path}/email`)).status).toBe(200);
    expect((await read()).pending_email).toBeNull();
    expect((await confirm(tokenOf(link))).status).toBe(404);

    await ask('third@example.test');
    const late = linkIn(await inbox.next('third@example.test'));
    await server.services.users.ensure({
      email: 'third@example.test',
      name: 'Quicker',
      password: testPassword,
      role: 'customer',
    });
    expect((await confirm(tokenOf(late))).status).toBe(422);
    expect((await read()).email).toBe('new@example.test');
  });
});

it('changes the password, ends the other sessions and notifies by mail', async () => {
  const elsewhere = server.client();
  await elsewhere.signIn('new@example.test');
  const change = (current_password: string, password: string) =>
    customer.post(`${path}/password`, { current_password, password });
  expect(refusalOf(await change('wrong', newPassword)).errors).toEqual({
    current_password: ['This is not your password.'],
  });
  expect(refusalOf(await change(testPassword, 'too short')).errors).toEqual({
    password: ['At least 12 characters, or a passphrase of four words'],
  });
  expect((await elsewhere.get(path)).status).toBe(200);
  const link = await resetLink('new@example.test');
  // An intruder who knew the old password requests a change of address. The mail to the owner advises to change the
  // password at once.
  await customer.ask('account.changeEmail', { body: { email: 'thief@example.test' } });
  const taking = linkIn(await inbox.next('thief@example.test'))
    .pathname.split('/')
    .at(-1)!;

  expect((await change(testPassword, newPassword)).status).toBe(200);
  expect(await tryLink(link)).toEqual(['expired', 409]);
  expect((await server.client().post('/api/confirm-email', { token: taking })).status).toBe(409);
  expect((await read()).pending_email).toBeNull();
  expect((await elsewhere.get(path)).status).toBe(401);
  expect((await customer.get(path)).status).toBe(200);
  await nextMail('new@example.test', 'Your password was changed');
  expect((await server.client().signIn('new@example.test', testPassword)).status).toBe(401);
  expect((await server.client().signIn('new@example.test', newPassword)).status).toBe(200);
});

it('limits attempts to guess the current password', async () => {
  const client = await server.as('moderator');
  const guess = { current_password: 'no', password: newPassword };
  const statuses: number[] = [];
  // The limit of five minutes, which refills in the meantime.
  while (statuses.length < 60 && statuses.at(-1) !== 429)
    statuses.push((await client.post(`${path}/password`, guess)).status);
  expect(statuses.length).toBeGreaterThan(30);
  expect(statuses.at(-1)).toBe(429);
});

describe('preferences', () => {
  const save = (body: unknown) => customer.post(`${path}/preferences`, body);

  it('are saved one by one and are part of the session’s user', async () => {
    await save({ theme: 'light' });
    await save({ locale: 'en' });
    expect(await read()).toMatchObject({ theme: 'light', locale: 'en' });
    expect(await customer.ask('session.user')).toMatchObject({ theme: 'light', locale: 'en' });
    await save({ locale: null });
    expect(await read()).toMatchObject({ theme: 'light', locale: null });
    expect(refusalOf(await save({ theme: 'pink' })).errors?.['theme']).toBeDefined();
    expect(refusalOf(await save({ locale: 'tlh' })).errors?.['locale']).toBeDefined();
  });

  it('select the channels of each kind of notification, except for those about the account', async () => {
    await save({
      notifications: {
        servers: { panel: false, mail: true },
        news: { panel: false, mail: false },
        account: { panel: false, mail: false },
      },
    });
    const { id } = await server.person('other');
    const me = (await customer.ask('session.user')).id;
    const send = (kind: 'servers' | 'news' | 'account', title: string) =>
      server.services.notifications.send([me, id], { kind, title, content: '<p>It &amp; <b>more</b></p>' });
    await send('servers', 'Server');
    await send('news', 'News');
    await send('account', 'Account');
    const titles = async (client: TestClient) =>
      (await client.ask('notifications.list')).data.map(({ title }: { title: string }) => title);
    expect(await titles(customer)).toEqual(['Account']);
    expect(await titles(await server.as('other'))).toEqual(['Account', 'News', 'Server']);
    expect((await nextMail('new@example.test', 'Server')).text).toContain('It & more');
    // Users who have not chosen get news by mail.
    expect((await nextMail('other@example.test', 'News')).text).toContain('It & more');
  });
});

describe('the data export', () => {
  it('contains the user’s data without secrets, sends a notification when ready, and expires', async () => {
    expect((await customer.get(`${path}/export/file`)).status).toBe(404);
    const { id: userId } = await customer.ask('session.user');
    const underWay = { userId, state: 'preparing' as const, requestedAt: server.clock.now() };
    await server.db.current.insert(dataExports).values(underWay);
    expect((await customer.post(`${path}/export`)).status).toBe(409);
    await server.db.current.delete(dataExports);
    const people = [{ key: 'ann@kronos.test', how: 'share', name: null, email: 'ann@kronos.test', libraries: 'all' }];
    const backup = { ownerId: userId, serverType: 'plex' as const, name: 'Spring', createdAt: server.clock.now() };
    await server.db.current.insert(inviteBackups).values({ ...backup, people });
    const [own] = await server.db.current.select().from(servers).limit(1);
    const [person] = people;
    const intent = { ownerId: userId, personKey: 'ann@kronos.test', person, recordedAt: server.clock.now() };
    await server.db.current.insert(shareIntents).values({ ...intent, serverId: own!.id });
    expect((await customer.post(`${path}/export`)).status).toBe(200);
    await until('it is ready', async () => (await read()).export?.state === 'ready');

    const file = await customer.get(`${path}/export/file`);
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="my-data.json"');
    const body = file.body as Record<string, unknown>;
    expect(body['profile']).toMatchObject({ name: 'Casey', email: 'new@example.test' });
    expect(body['sessions']).not.toHaveLength(0);
    expect(body['audit']).toContainEqual(expect.objectContaining({ action: 'account.changePassword' }));
    expect(body['notifications']).not.toHaveLength(0);
    expect(body['invite_backups']).toMatchObject([{ name: 'Spring', server: null, people }]);
    expect(body['shares_recorded']).toMatchObject([{ server: own!.name, person }]);
    expect(JSON.stringify(body)).not.toMatch(/hash|argon2|Not yours|other@example/i);
    expect((await (await server.as('other')).get(`${path}/export/file`)).status).toBe(404);
    const [notification] = (await customer.ask('notifications.list')).data;
    expect(notification?.title).toBe('Your data is ready');

    const before = server.clock.now();
    server.clock.advance(7 * day);
    const later = server.client();
    await later.signIn('new@example.test', newPassword);
    expect((await later.get(`${path}/export/file`)).status).toBe(404);
    expect((await read(later)).export).toBeNull();
    expect(server.clock.now() > before).toBe(true);
  });
});

describe('closing an account', () => {
  const close = (client: TestClient, name: string) => client.post(`${path}/close`, { name });

  it('requires the name and a recent confirmation of identity', async () => {
    const other = await server.as('other');
    expect(refusalOf(await close(other, 'somebody')).errors).toEqual({ name: ['Type other to confirm.'] });
    server.clock.advance(10 * minute);
    expect(wordsOf(await close(other, 'other'))).toEqual([403, 'Confirm that it is you, then try again.']);
  });

  it('is refused while a server runs, and for the last admin', async () => {
    const other = await server.as('other');
    const [view] = await server.services.servers.listVisible(await server.person('other'));
    await server.services.servers.update(view!.server.id, { status: 'running', containerId: 'c' });
    const words = 'Stop your servers first. These are not stopped: Mine.';
    expect((await read(other)).closing).toEqual({ blocked: words, servers: 1, sub_users: 0 });
    expect(wordsOf(await close(other, 'other'))).toEqual([409, words]);
    await server.services.servers.update(view!.server.id, { status: 'stopped' });
    expect((await read(other)).closing?.blocked).toBeNull();

    const admin = await server.as('admin');
    expect(refusalOf(await close(admin, 'admin')).message).toBe(
      'You are the only admin. Make another user an admin first.',
    );
  });

  it('removes the user with sessions and servers, and keeps the name in the audit log', async () => {
    const other = await server.as('other');
    const [view] = await server.services.servers.listVisible(await server.person('other'));
    // The owner cannot stop a suspended server, so it does not prevent the closing.
    await server.services.servers.update(view!.server.id, { status: 'running' });
    await server.services.suspension.suspend(view!.server.id, 'The trial is over');
    expect((await read(other)).closing?.blocked).toBeNull();
    expect((await close(other, ' other ')).status).toBe(200);
    expect((await other.get(path)).status).toBe(401);
    expect((await server.client().signIn('other@example.test')).status).toBe(401);
    expect(await server.services.servers.find(view!.server.id)).toBeUndefined();
    expect((await inbox.next('other@example.test')).subject).toBe('Your account is closed');
    const rows = await server.db.current.select().from(auditLog);
    expect(rows).toContainEqual(
      expect.objectContaining({ action: 'account.close', actorName: 'other', actorId: null, targetName: 'other' }),
    );
  });
});
