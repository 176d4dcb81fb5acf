import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, jobs, servers, users } from '../src/db/schema.ts';
import { answerOf, refusalOf, type TestClient, testPassword } from './support/client.ts';
import { createTestServer, testUsers } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

const never = 24 * 60 * 60 * 1000;
let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestServer({
    keep: true,
    timings: { observeMs: never, sampleMs: never, pollMs: never },
    provision: {
      nodes: [{ alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } }],
    },
  });
  admin = await server.as('admin');
});
afterAll(() => server.stop());

let count = 0;
/** Creates a customer for one test. */
const createUser = (more: Partial<typeof users.$inferInsert> = {}) => {
  const number = ++count;
  return server.db.current
    .insert(users)
    .values({
      email: `person-${number}@users.test`,
      name: `Person ${number}`,
      passwordHash: 'none',
      createdAt: server.clock.now(),
      ...more,
    })
    .returning()
    .then(([row]) => row!);
};
const aServerOf = async (ownerId: number) => {
  const nodeId = (await server.services.nodes.findByAlias('away'))!;
  const { id } = await server.services.servers.ensure({
    name: `Of ${ownerId}`,
    ownerId,
    nodeId,
    type: 'plex',
    image: 'kronos/plex',
    port: 21_000 + ownerId,
    containerPort: 32_400,
    env: {},
    command: null,
  });
  return id;
};
const list = async (query: Record<string, string> = {}) => {
  const body = await admin.ask('adminUsers.list', { query });
  return { names: body.data.map(({ name }) => name), ...body };
};
const lastAudit = async () => (await server.db.current.select().from(auditLog).orderBy(auditLog.id)).at(-1)!;

describe('the list of users', () => {
  it('is paged in the requested order, ignoring case, without duplicate rows', async () => {
    for (const name of ['zoë page', 'Abel Page', 'abel page']) await createUser({ name });
    expect((await list({ q: 'page', sort: 'name', direction: 'asc' })).names).toEqual([
      'Abel Page',
      'abel page',
      'zoë page',
    ]);
    const first = await list({ q: 'page', sort: 'created_at', per_page: '2' });
    const second = await list({ q: 'page', sort: 'created_at', per_page: '2', page: '2' });
    expect(first.meta).toEqual({ total: 3, per_page: 2, current_page: 1, last_page: 2 });
    expect(new Set([...first.names, ...second.names]).size).toBe(3);
    expect((await list({ q: 'page', page: '9' })).data).toEqual([]);
    expect((await admin.get('/api/admin/users?sort=password_hash')).status).toBe(422);
    expect((await admin.get('/api/admin/users?per_page=1001')).status).toBe(422);
  });

  it('searches names and addresses literally', async () => {
    await createUser({ name: '100% _real_', email: 'Odd\\one@search.test' });
    expect((await list({ q: '0% _R' })).names).toEqual(['100% _real_']);
    expect((await list({ q: 'ODD\\ONE@search' })).names).toEqual(['100% _real_']);
    expect((await list({ q: '%_%_%nobody' })).names).toEqual([]);
  });

  it('is filtered by role and by mark, and counts servers and visits', async () => {
    const parent = await createUser({ name: 'filter parent', pastDue: true, whmcsId: 12 });
    await createUser({ name: 'filter child', parentId: parent.id, restrictions: ['no-4k'] });
    await createUser({ name: 'filter trial', isTrial: true, isContributor: true, isModerator: true });
    await aServerOf(parent.id);
    const by = async (query: Record<string, string>) => (await list({ q: 'filter', sort: 'name', ...query })).names;
    expect(await by({ role: 'customer' })).toEqual(['filter parent']);
    expect(await by({ role: 'sub-user' })).toEqual(['filter child']);
    expect(await by({ role: 'moderator' })).toEqual(['filter trial']);
    expect(await by({ role: 'admin' })).toEqual([]);
    expect(await by({ mark: 'trial' })).toEqual(['filter trial']);
    expect(await by({ mark: 'contributor' })).toEqual(['filter trial']);
    expect(await by({ mark: 'past-due' })).toEqual(['filter parent']);
    expect(await by({ mark: 'restricted' })).toEqual(['filter child']);
    expect(await by({ mark: 'billing' })).toEqual(['filter parent']);
    const { data } = await list({ q: 'filter', sort: 'name', direction: 'asc' });
    expect(data[0]).toMatchObject({
      name: 'filter child',
      parent: { id: parent.id, name: 'filter parent' },
      servers: 0,
    });
    expect(data[1]).toMatchObject({ servers: 1, past_due: true, last_seen_at: null });
    const { data: admins } = await list({ role: 'admin' });
    expect(Date.parse(admins[0]!.last_seen_at!)).toBeGreaterThan(0);
  });

  it('is exported whole, with its filter and order', async () => {
    for (let number = 0; number < 120; number++)
      await createUser({ name: `export ${String(number).padStart(3, '0')}` });
    const body = await admin.ask('adminUsers.export', { query: { q: 'export', sort: 'name', direction: 'desc' } });
    expect(body.meta).toEqual({ total: 120 });
    expect(body.data.map(({ name }: { name: string }) => name).slice(0, 2)).toEqual(['export 119', 'export 118']);
    expect(body.data).toHaveLength(120);
  });
});

describe('changing a user', () => {
  it('writes only the fields sent, audits the earlier values, and keeps sockets open unless the role changes', async () => {
    const user = await server.person('customer');
    const client = await server.as('customer');
    const { realtime } = await client.ask('system.settings');
    const socket = await joinChannel(server, realtime, client, `private-user.${user.id}`);
    const path = `/api/admin/users/user/${user.id}/update`;
    const { body } = await admin.post(path, { whmcs_id: 77, restrictions: ['no-4k', 'no-4k'] });
    expect(body).toMatchObject({
      success: true,
      message: 'The user has been updated',
      data: { name: 'customer', whmcs_id: 77, restrictions: ['no-4k'], is_moderator: false },
    });
    expect(await lastAudit()).toMatchObject({
      action: 'adminUsers.update',
      actorName: 'admin',
      targetId: String(user.id),
      before: { whmcsId: null, restrictions: [] },
      after: { whmcsId: 77, restrictions: ['no-4k'] },
    });
    await until('the event', () => socket.events('rebuild-menu').length === 1);
    expect(socket.closed).toEqual([]);
    await admin.post(path, { restrictions: ['no-4k'] });
    await admin.post(path, { is_moderator: true, whmcs_id: null });
    await until('the disconnect', () => socket.closed.length > 0);
    expect(socket.closed).toEqual([4100]);
    // Sent before the socket was closed; the change without effect sent no event.
    expect(socket.events('rebuild-menu')).toHaveLength(2);
    expect(await client.ask('session.user')).toMatchObject({ is_moderator: true, whmcs_id: null });
  });

  it('refuses a change that is based on an older version of what the form shows', async () => {
    const { id } = await createUser({ name: 'Edited twice' });
    const read = () => admin.ask('adminUsers.one', { params: { id } });
    const save = (body: object, version: string) =>
      admin.post(`/api/admin/users/user/${id}/update?based_on=${encodeURIComponent(version)}`, body);
    const { version } = await read();
    await aServerOf(id);
    expect((await read()).version).toBe(version);
    expect((await save({ is_contributor: true }, version)).status).toBe(200);
    const late = await save({ name: 'Mine' }, version);
    expect(late).toMatchObject({ status: 409, body: { stale: { by: 'admin' } } });
    const { data, version: now } = await read();
    expect(data).toMatchObject({ name: 'Edited twice', is_contributor: true });
    expect((await save({ name: 'Mine' }, now)).status).toBe(200);
  });

  it('refuses an address that is taken, and expires links sent to the old address', async () => {
    const user = await createUser();
    const path = `/api/admin/users/user/${user.id}/update`;
    const taken = await admin.post(path, { email: 'CUSTOMER@example.test', name: 'Not this either' });
    expect([taken.status, refusalOf(taken).errors]).toEqual([422, { email: ['Another account has this address'] }]);
    const wrong = await admin.post(path, { email: 'nowhere', name: ' ' });
    expect(refusalOf(wrong).errors).toEqual({ email: ['Invalid email address'], name: ['Enter a name'] });
    const issue = { kind: 'password-reset', userId: user.id, lifetime: never } as const;
    const link = await server.services.oneTimeTokens.issue(issue);
    // The same address in different case is not another address.
    expect((await admin.post(path, { email: user.email.toUpperCase() })).status).toBe(200);
    expect((await server.services.oneTimeTokens.look('password-reset', link)).kind).toBe('valid');
    expect(answerOf('adminUsers.update', await admin.post(path, { email: 'moved@users.test' })).data.email).toBe(
      'moved@users.test',
    );
    expect((await server.services.oneTimeTokens.look('password-reset', link)).kind).toBe('expired');
    expect((await server.db.current.select().from(users).where(eq(users.id, user.id)))[0]!.name).toBe(user.name);
  });

  it('refuses to remove one’s own admin role, or that of the last admin when two changes run at once', async () => {
    const me = await server.person('admin');
    const own = await admin.post(`/api/admin/users/user/${me.id}/update`, { is_admin: false });
    expect([own.status, refusalOf(own).message]).toEqual([409, 'You cannot remove your own admin role.']);
    const second = await server.services.users.ensure({
      email: 'second@users.test',
      name: 'Second',
      password: testPassword,
      role: 'admin',
    });
    const other = server.client();
    await other.signIn(second.email);
    const answers = await Promise.all([
      admin.post(`/api/admin/users/user/${second.id}/update`, { is_admin: false }),
      other.post(`/api/admin/users/user/${me.id}/update`, { is_admin: false }),
    ]);
    expect(await server.db.current.$count(users, eq(users.isAdmin, true))).toBe(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await server.db.current.update(users).set({ isAdmin: true }).where(eq(users.id, me.id));
    await server.db.current.delete(users).where(eq(users.id, second.id));
  });
});

describe('deleting a user', () => {
  it('lists what will be lost, requires the name, and deletes everything', async () => {
    const user = await createUser({ name: 'Leaving Lee' });
    const child = await createUser({ parentId: user.id });
    const ids = [await aServerOf(user.id), await aServerOf(child.id)];
    const session = await server.services.sessions.open(user, { ip: '127.0.0.1', userAgent: null, remember: false });
    // The sub-user's server is being restarted, with a step of its own; a finished process does not count.
    const about = { kind: 'restart' as const, nodeId: null, serverId: ids[1]! };
    const parentId = await server.services.processes.open({ ...about, command: 'Restart server' });
    await server.services.processes.openStep({ ...about, parentId, step: 'ready', command: 'Wait' });
    const former = await server.services.processes.open({ ...about, command: 'Restart server' });
    await server.services.processes.end(former, { success: true, words: 'Done' });
    const { data } = await admin.ask('adminUsers.one', { params: { id: user.id } });
    expect(data).toMatchObject({
      loss: { servers: 2, operations: 1, sub_users: 1, tickets: 0 },
      server_list: [{ id: ids[0], node: 'away', status: 'stopped', operation: null }],
      servers: 1,
      sub_users: 1,
      undeletable: null,
    });
    const remove = (name: string) =>
      admin.call('DELETE', `/api/admin/users/user/${user.id}/delete?${new URLSearchParams({ name }).toString()}`);
    const slip = await remove('leaving lee');
    expect([slip.status, refusalOf(slip).errors]).toEqual([422, { name: ['Type the user’s name exactly as shown'] }]);
    expect((await remove(' Leaving Lee')).body).toEqual({ success: true, message: 'The user has been deleted' });
    expect((await remove('Leaving Lee')).status).toBe(404);
    expect((await admin.get(`/api/admin/users/user/${child.id}`)).status).toBe(404);
    expect((await server.client().with(session).get('/api/get-user')).status).toBe(401);
    expect(await server.db.current.$count(servers, eq(servers.ownerId, user.id))).toBe(0);
    const kinds = (await server.db.current.select().from(jobs).orderBy(jobs.id)).filter(
      ({ kind }) => kind === 'server.remove',
    );
    expect(kinds.map(({ key }) => key)).toEqual(ids.map((id) => `server:${id}`));
    expect(await lastAudit()).toMatchObject({
      targetName: 'Leaving Lee',
      before: { email: user.email, sub_users: 1, servers: [`Of ${user.id}`, `Of ${child.id}`] },
    });
  });

  it('is refused for one’s own account', async () => {
    const me = await server.person('admin');
    const own = await admin.call('DELETE', `/api/admin/users/user/${me.id}/delete?name=admin`);
    expect([own.status, refusalOf(own).message]).toEqual([409, 'You cannot delete your own account here.']);
    expect((await admin.ask('adminUsers.one', { params: { id: me.id } })).data.undeletable).toBe(
      refusalOf(own).message,
    );
  });
});

describe('the sessions of a user', () => {
  it('are listed and ended one by one or all at once, except for the admin’s own', async () => {
    const other = await server.person('other');
    const clients = [await server.as('other'), await server.as('other'), await server.as('other')];
    const path = `/api/admin/users/user/${other.id}/sessions`;
    const { data } = await admin.ask('adminUsers.sessions', { params: { id: other.id } });
    expect(data).toHaveLength(3);
    expect(data[0]).toMatchObject({ is_current: false, impersonator: null, user_agent: expect.any(String) });
    expect((await admin.call('DELETE', `${path}/${data[0]!.id}`)).status).toBe(200);
    expect((await admin.call('DELETE', `${path}/${data[0]!.id}`)).status).toBe(404);
    const { id: wrongId } = await server.person('customer');
    const foreign = await admin.call('DELETE', `/api/admin/users/user/${wrongId}/sessions/${data[1]!.id}`);
    expect(foreign.status).toBe(404);
    expect(await admin.ask('adminUsers.endSessions', { params: { id: other.id } })).toEqual({
      success: true,
      count: 2,
    });
    for (const client of clients) expect((await client.get('/api/get-user')).status).toBe(401);
    const me = await server.person('admin');
    await server.as('admin');
    expect((await admin.ask('adminUsers.endSessions', { params: { id: me.id } })).success).toBe(true);
    expect((await admin.ask('adminUsers.sessions', { params: { id: me.id } })).data).toMatchObject([
      { is_current: true },
    ]);
  });
});

it('lists in a user’s audit log what the user did and what was done to the account, with both names under impersonation', async () => {
  const user = await server.person('reseller');
  const terms = { reason: 'They asked for help', read_only: false };
  const { token: link } = await admin.ask('impersonations.begin', { params: { id: user.id }, body: terms });
  const { token } = await server.client().ask('impersonations.exchange', { body: { token: link } });
  await server.client().with(token).get('/api/customer/notifications/mark-all-read');
  await server.as('reseller');
  await admin.post(`/api/admin/users/user/${user.id}/update`, { is_trial: true });
  const body = await admin.ask('adminUsers.audit', { params: { id: user.id }, query: { per_page: '3' } });
  expect(body.data).toMatchObject([
    { action: 'adminUsers.update', actor: { name: 'admin' }, behalf_of: null, after: { isTrial: true } },
    { action: 'session.login', actor: { name: 'reseller' }, behalf_of: null },
    { action: 'notifications.markAllRead', actor: { name: 'admin' }, behalf_of: { id: user.id, name: 'reseller' } },
  ]);
  expect(body.meta.total).toBe(5);
  const { data } = await admin.ask('adminUsers.audit', { params: { id: user.id }, query: { q: 'MARKALL' } });
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['notifications.markAllRead']);
  expect(testUsers).toContainEqual(expect.objectContaining({ name: 'reseller' }));
});
