import { desc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, cdnHosts } from '../src/db/schema.ts';
import { answerOf, refusalOf } from './support/client.ts';
import { type CdnWorld, createCdnWorld } from './support/cdn-world.ts';
import { createTestServer } from './support/create-test-server.ts';

let world: CdnWorld;
beforeAll(async () => {
  world = await createCdnWorld();
}, 240_000);
afterEach(() => world.reset());
afterAll(() => world.stop());

const path = (at: 0 | 1, rest = '') => `/api/admin/cdn-hosts/${world.hosts[at]}${rest}`;
const errorsOf = async (asked: ReturnType<CdnWorld['admin']['post']>) => {
  const answer = await asked;
  return [answer.status, Object.keys(refusalOf(answer).errors ?? {})];
};
const policy = async () =>
  (await world.server.client().raw('GET', '/healthz', {})).headers.get('content-security-policy') ?? '';

describe('the CDN hosts', () => {
  it('are listed in their last known state, searched and ordered', async () => {
    await world.enable(world.hosts[1]);
    const { data } = await world.admin.ask('adminCdnHosts.list', { query: { sort: 'servers', direction: 'desc' } });
    expect(data.map(({ name, servers, state }) => [name, servers, state])).toEqual([
      ['Amsterdam', 1, 'up'],
      ['Frankfurt', 0, 'up'],
    ]);
    const found = await world.admin.ask('adminCdnHosts.list', { query: { q: 'fra.cdn', state: 'up' } });
    expect(found.data.map(({ name }) => name)).toEqual(['Frankfurt']);
  });

  it('are refused with an error at each unusable field', async () => {
    const write = (more: object) => errorsOf(world.admin.post('/api/admin/cdn-hosts', world.draft(0, more)));
    const free = { address: 'http://third.cdn.test', admin_url: 'http://127.0.0.1:9' };
    expect(await write({})).toEqual([422, ['address', 'admin_url']]);
    expect(await write(free)).toEqual([422, ['admin_url']]);
    expect(await write({ ...free, address: 'http://third.cdn.test:99999' })).toEqual([422, ['address']]);
    expect(await write({ ...free, admin_url: 'http://1.2.3.4.5' })).toEqual([422, ['admin_url']]);
    expect(await write({ ...free, listen: ':70000' })).toEqual([422, ['listen']]);
    expect(await write({ ...free, admin_url: world.server.url })).toEqual([422, ['admin_url']]);
  });

  it('report a rejected change at the field, and stay unchanged', async () => {
    const before = await world.host(0);
    await world.fail(0, 'http-401');
    const change = { admin_token: 'another' };
    expect(await errorsOf(world.admin.post(path(0), world.draft(0, change)))).toEqual([
      422,
      ['admin_token', 'admin_url'],
    ]);
    expect(await world.host(0)).toEqual(before);
  });

  it('keep their servers when their address changes', async () => {
    await world.enable(world.hosts[0]);
    const listen = `127.0.0.1:${world.freePort}`;
    const moved = world.draft(0, { address: `http://new.cdn.test:${world.freePort}`, listen });
    expect((await world.admin.post(path(0), moved)).status).toBe(200);
    expect((await world.info()).route?.address).toBe(`http://server-${world.id}.new.cdn.test:${world.freePort}`);
    await expect(world.reach(0)).rejects.toThrow();
    expect(await policy()).toContain(`http://new.cdn.test:${world.freePort}`);
    expect((await world.admin.post(path(0), world.draft(0))).status).toBe(200);
    expect((await world.reach(0)).status).toBe(200);
  });

  it('can be closed and renamed while they are down', async () => {
    await world.fail(0, 'http-500');
    const change = world.draft(0, { name: 'Frankfurt am Main', is_open: false });
    expect((await world.admin.post(path(0), change)).status).toBe(200);
    expect(await world.host(0)).toMatchObject({ name: 'Frankfurt am Main', is_open: false, state: 'down' });
    await world.sandbox.clearFaults();
    await world.admin.post(path(0), world.draft(0));
    expect((await world.host(0)).state).toBe('up');
  });

  it('are not overwritten from a stale version', async () => {
    const { version } = await world.admin.ask('adminCdnHosts.one', { params: { id: world.hosts[0] } });
    await world.admin.post(path(0), world.draft(0, { name: 'Frankfurt 2' }));
    const stale = await world.admin.post(`${path(0)}?based_on=${version}`, world.draft(0));
    expect(stale.status).toBe(409);
    // A check does not change what the form shows.
    const { version: now } = await world.admin.ask('adminCdnHosts.one', { params: { id: world.hosts[0] } });
    await world.admin.post(path(0, '/check'));
    expect((await world.admin.post(`${path(0)}?based_on=${now}`, world.draft(0))).status).toBe(200);
  });

  it('are checked on request, and get back routes that they lost', async () => {
    await world.enable(world.hosts[0]);
    await world.forget(0);
    const { data } = answerOf('adminCdnHosts.check', await world.admin.post(path(0, '/check')));
    expect([data.state, (await world.reach(0)).status]).toEqual(['up', 200]);
    await world.fail(0, 'http-silent');
    expect(answerOf('adminCdnHosts.check', await world.admin.post(path(0, '/check'))).data).toMatchObject({
      state: 'down',
      latency_ms: null,
    });
  });

  it('are deleted only when no server uses them, without leaving configuration of the panel', async () => {
    await world.enable(world.hosts[1]);
    const refused = await world.admin.call('DELETE', path(1));
    expect([refused.status, refusalOf(refused).message]).toEqual([409, expect.stringContaining('A server is reached')]);
    await world.disable();
    expect((await world.admin.call('DELETE', path(1))).status).toBe(200);
    await expect(world.reach(1)).rejects.toThrow();
    expect(await policy()).not.toContain('ams.cdn.test');
    const { body } = await world.admin.post('/api/admin/cdn-hosts', world.draft(1));
    world.hosts[1] = (body as { id: number }).id;
    const last = await world.server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last[0]).toMatchObject({ targetKind: 'cdn-host', targetName: 'Amsterdam' });
  });

  it('are in the content security policy, so that browsers can measure the latency', async () => {
    const connect = /connect-src [^;]*/.exec(await policy())?.[0];
    for (const at of [0, 1] as const) expect(connect).toContain(world.draft(at).address);
  });

  it('never reveal their tokens', async () => {
    const token = 'a-token-of-the-admin-api';
    expect((await world.admin.post(path(0), world.draft(0, { admin_token: token }))).status).toBe(200);
    await world.admin.post(path(0), world.draft(0, { name: 'Frankfurt' }));
    expect((await world.host(0)).has_credentials).toBe(true);
    const rows = await world.server.db.current.select().from(cdnHosts);
    expect(rows.find(({ id }) => id === world.hosts[0])?.adminToken).toMatch(/^v1\./);
    const answers = [
      await world.admin.get('/api/admin/cdn-hosts'),
      await world.admin.get(path(0)),
      await world.customer.get('/api/customer/cdn-host'),
    ];
    const audit = await world.server.db.current.select().from(auditLog);
    for (const text of [JSON.stringify([answers, rows, audit]), world.lines.join('')])
      expect(text).not.toContain(token);
  });

  it('reveal their admin URL to admins only', async () => {
    const { body } = await world.customer.get('/api/customer/cdn-host');
    expect(JSON.stringify(body)).not.toContain(world.draft(0).admin_url);
  });
});

it('limits the demo to the CDN hosts of its sandbox', async () => {
  const server = await createTestServer({ env: { KRONOS_DEMO: 'on', KRONOS_PROVISION: '' } });
  const admin = server.client();
  await admin.signIn('admin@kronos.test', 'kronos-demo');
  const draft = world.draft(0, { address: 'http://mine.cdn.test' });
  expect(await errorsOf(admin.post('/api/admin/cdn-hosts', draft))).toEqual([422, ['admin_url']]);
  const { data } = await admin.ask('adminCdnHosts.list');
  expect(data.map(({ name }) => name)).toEqual(['Amsterdam edge', 'Frankfurt edge']);
});
