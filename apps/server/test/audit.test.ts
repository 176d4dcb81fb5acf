import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { auditLog, users } from '../src/db/schema.ts';
import { changesState, isAudited } from '../src/http/audited.ts';
import { createStage, type Stage } from './permissions/callers.ts';
import { prepare } from './permissions/cases.ts';
import { whileRefused } from './permissions/while-refused.ts';
import { ready, rowNamed } from './permissions/ready.ts';
import { testPassword } from './support/client.ts';
import { contractRows } from './support/contract-rows.ts';
import { day } from './support/create-test-server.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.server.stop());

const changes = contractRows.filter(({ endpoint }) => changesState(endpoint));
const db = () => stage.server.db;
const written = () => db().current.$count(auditLog);
const newest = async () => (await db().current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]!;
const rowsOf = (action: string) =>
  db().current.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(desc(auditLog.id));

describe.each(changes.filter((row) => isAudited(row.endpoint)))('$id', (row) => {
  it('writes one row when it succeeds', async () => {
    const { call, actors } = await ready(stage, row);
    const before = await written();
    expect((await call()).status).toBe(200);
    expect((await written()) - before).toBe(1);
    const { actorId, behalfOfId, ...entry } = await newest();
    expect([actorId, behalfOfId]).toEqual(actors);
    expect(entry).toMatchObject({ action: row.id, ip: '127.0.0.1', targetKind: expect.stringMatching(/^[a-z-]+$/) });
  });

  it('changes nothing when its row cannot be written', async () => {
    const { call } = await ready(stage, row);
    const { status, written } = await whileRefused(stage, 'audit_log', call);
    expect(status).toBe(500);
    expect(written).toEqual([]);
  });
});

describe.each(changes.filter((row) => !isAudited(row.endpoint)))('$id', (row) => {
  it('changes no record and writes no row', async () => {
    const { call } = await ready(stage, row);
    const before = await written();
    expect((await call()).status).toBe(200);
    expect(await written()).toBe(before);
  });
});

describe('an audit row', () => {
  it('names the admin and the user whom the admin impersonated', async () => {
    const { token } = await stage.impersonate('owner');
    // The name of the admin may have changed since the set-up was tried.
    const [{ name: actorName } = { name: '' }] = await db()
      .current.select({ name: users.name })
      .from(users)
      .where(eq(users.id, stage.person('admin').id));
    const admin = { actorId: stage.person('admin').id, actorName };
    expect(await newest()).toMatchObject({
      ...admin,
      behalfOfId: null,
      targetName: 'owner',
      after: { reason: 'The matrix', read_only: false, minutes: 30 },
    });
    const { params } = await prepare(stage, 'customerServers.start', rowNamed('customerServers.start'), 'owner');
    await (await stage.client('guest')).with(token).post(`/api/customer/servers/${params!.id}/start`);
    const [row] = await rowsOf('customerServers.start');
    expect(row).toMatchObject({
      ...admin,
      behalfOfId: stage.person('owner').id,
      behalfOfName: 'owner',
      targetKind: 'server',
      targetId: String(params!.id),
      before: { status: 'stopped' },
      after: { status: 'starting' },
    });
  });

  it('records a refused sign-in, whether the account exists or not, without the password', async () => {
    const client = await stage.client('guest');
    await client.post('/api/login', { email: 'other@matrix.test', password: 'a wrong password' });
    expect(await newest()).toMatchObject({
      action: 'session.login.refused',
      actorId: null,
      actorName: 'visitor',
      targetName: 'other@matrix.test',
      targetId: String(stage.person('other').id),
    });
    await client.post('/api/login', { email: 'nobody@matrix.test', password: 'a wrong password' });
    const unknown = await newest();
    expect(unknown).toMatchObject({ targetName: 'nobody@matrix.test', targetId: null });
    expect(JSON.stringify(unknown)).not.toContain('a wrong password');
  });

  it('is not written for a refused call', async () => {
    const before = await written();
    const other = await stage.client('other');
    const { params } = await prepare(stage, 'customerServers.start', rowNamed('customerServers.start'), 'owner');
    expect((await other.post(`/api/customer/servers/${params!.id}/start`)).status).toBe(404);
    expect((await other.get('/api/customer/notifications/read/1')).status).toBe(404);
    expect((await (await stage.client('owner')).post(`/api/customer/servers/${params!.id}/stop`)).status).toBe(409);
    expect(await written()).toBe(before);
  });

  it('is kept with the name of a user who was deleted', async () => {
    const { services } = stage;
    const leaver = await services.users.ensure({
      email: 'leaver@matrix.test',
      name: 'leaver',
      password: testPassword,
      role: 'customer',
    });
    await services.users.setRoles(leaver.id, { isModerator: true });
    await db().current.execute(sql`delete from users where id = ${leaver.id}`);
    const [row] = await db()
      .current.select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'users.setRoles'), eq(auditLog.targetName, 'leaver')));
    expect(row).toMatchObject({
      actorName: 'system',
      before: { isModerator: false },
      after: { isModerator: true },
    });
  });

  it('is kept for the configured number of days', async () => {
    expect(readConfig({}).auditDays).toBe(365);
    expect(readConfig({ KRONOS_AUDIT_DAYS: '30' }).auditDays).toBe(30);
    expect(() => readConfig({ KRONOS_AUDIT_DAYS: '0' })).toThrow('KRONOS_AUDIT_DAYS');
    const before = await written();
    stage.server.clock.advance(364 * day);
    await stage.services.audit.prune();
    expect(await written()).toBe(before);
    stage.server.clock.advance(2 * day);
    await stage.services.audit.prune();
    expect(await written()).toBe(0);
  });

  it('requires a transaction', async () => {
    await expect(stage.services.audit.write({ target: { kind: 'server' } })).rejects.toThrow('transaction');
  });
});

it('fails a change that writes no audit row, or two', async () => {
  const context = { action: 'some.change', actor: null, behalfOf: null, ip: '127.0.0.1' };
  const { audit } = stage.services;
  const row = () => db().transaction(() => audit.write({ target: { kind: 'server' } }));
  await expect(audit.during(context, async () => 'done')).rejects.toThrow('some.change left 0 rows');
  await expect(audit.during(context, row)).resolves.toBeUndefined();
  await expect(audit.during(context, async () => [await row(), await row()])).rejects.toThrow('left 2 rows');
});
