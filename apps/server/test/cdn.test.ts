import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, nodes, servers } from '../src/db/schema.ts';
import { answerOf, refusalOf } from './support/client.ts';
import { type CdnWorld, createCdnWorld } from './support/cdn-world.ts';
import { until } from './support/until.ts';

let world: CdnWorld;
beforeAll(async () => {
  world = await createCdnWorld();
}, 240_000);
afterEach(() => world.reset());
afterAll(() => world.stop());

const lastAudit = async () =>
  (await world.server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]!;
const addressIn = async () => (await world.customer.ask('customerServers.one', { params: { id: world.id } })).cdn;
const [fra, ams] = [0, 1] as const;

describe('a server behind a CDN host', () => {
  it('is reachable there while that is enabled, and not afterwards', async () => {
    const { hosts, ports, id } = world;
    expect((await world.reach(fra)).status).toBe(404);
    const { route } = answerOf('customerCdn.enable', await world.enable(hosts[fra]));
    const address = `http://server-${id}.fra.cdn.test:${ports[fra]}`;
    expect(route).toMatchObject({ cdn: { name: 'Frankfurt' }, type: 'subdomain', address, is_missing: false });
    expect(await world.reach(fra)).toMatchObject({ status: 200, text: expect.stringContaining('Version') });
    expect((await world.info()).route).toEqual(route);
    expect(await addressIn()).toEqual({ name: 'Frankfurt', address });
    expect((await world.customer.ask('customerServers.list')).data.find((one) => one.id === id)?.cdn?.address).toBe(
      address,
    );
    expect(await lastAudit()).toMatchObject({
      action: 'customerCdn.enable',
      targetKind: 'server',
      after: { cdn: hosts[fra], type: 'subdomain', address },
    });
    expect((await world.host(fra)).servers).toBe(1);
    const loads = (await world.customer.ask('customerCdn.preference')).hosts.map(({ name, servers }) => [
      name,
      servers,
    ]);
    expect(loads).toEqual([
      ['Amsterdam', 0],
      ['Frankfurt', 1],
    ]);
    expect((await world.info()).hosts.map(({ servers }) => servers)).toEqual([0, 1]);
    expect((await world.disable()).status).toBe(200);
    expect((await world.reach(fra)).status).toBe(404);
    expect([(await world.info()).route, await addressIn()]).toEqual([null, null]);
    expect(await lastAudit()).toMatchObject({ action: 'customerCdn.disable', after: { cdn: null } });
    expect((await world.disable()).status).toBe(200);
  });

  it('is reachable through another host once that is chosen, and no longer through the first', async () => {
    await world.enable(world.hosts[fra]);
    const { since } = answerOf('customerCdn.enable', await world.enable(world.hosts[fra])).route;
    expect((await world.info()).route?.since).toBe(since);
    await world.enable(world.hosts[ams]);
    expect([(await world.reach(fra)).status, (await world.reach(ams)).status]).toEqual([404, 200]);
    await world.disable();
    await world.disable();
    const { data } = await world.customer.ask('customerServers.timeline', { params: { id: world.id } });
    // One entry each: neither a repeated choice nor a repeated end is recorded.
    const told = data.filter(({ what }) => what.startsWith('cdn-')).slice(0, 3);
    expect(told.map(({ what, words, by }) => [what, words, by?.who])).toEqual([
      ['cdn-disabled', 'Amsterdam', 'you'],
      ['cdn-changed', 'Amsterdam', 'you'],
      ['cdn-enabled', 'Frankfurt', 'you'],
    ]);
  });

  it('has one route when two hosts are chosen at once, and reports that one', async () => {
    const answers = await Promise.all([
      world.enable(world.hosts[fra]),
      world.enable(world.hosts[ams]),
      world.enable(world.hosts[fra]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const told = (await world.info()).route!.cdn.id;
    await world.compare();
    const reached = [(await world.reach(fra)).status, (await world.reach(ams)).status];
    expect(reached).toEqual(world.hosts.map((id) => (id === told ? 200 : 404)));
  });

  it('announces a new route to its owner and to sub-users who see it, and to nobody else', async () => {
    await world.share(['view']);
    const { tenant } = { tenant: await world.server.services.settings.tenant() };
    const [owner, subUser] = [await world.listen('customer'), await world.listen('other')];
    const admin = await world.listen('admin', `private-admin.${tenant}`);
    const stranger = await world.listen('reseller');
    await world.enable(world.hosts[fra]);
    for (const socket of [owner, subUser]) {
      await until('the event', () => socket.events('cdn-enabled').length === 1);
      expect(JSON.parse(socket.events('cdn-enabled')[0]!.data)).toEqual({ id: world.id });
      await until('the update', () => socket.events('server-updated').length > 0);
    }
    await until('the nudge', () => admin.events('cdn-hosts-changed').length > 0);
    expect([...stranger.events('cdn-enabled'), ...admin.events('cdn-enabled')]).toEqual([]);
    await world.disable();
    await until('the end', () => owner.events('server-updated').length > 1);
    expect(owner.events('cdn-enabled')).toHaveLength(1);
  });

  it('is refused to sub-users who may only view it, and hidden from others', async () => {
    const other = await world.server.as('other');
    expect((await world.enable(world.hosts[fra], 'subdomain', world.id, other)).status).toBe(404);
    await world.share(['view']);
    expect((await world.enable(world.hosts[fra], 'subdomain', world.id, other)).status).toBe(403);
    expect((await other.get(`/api/customer/servers/${world.id}/cdn`)).status).toBe(200);
    await world.share(['view', 'power']);
    expect((await world.enable(world.hosts[fra], 'subdomain', world.id, other)).status).toBe(200);
  });

  it('needs an address of its own, and a host that is open or already in use by it', async () => {
    const stopped = await world.enable(world.hosts[fra], 'subdomain', world.plex);
    expect([stopped.status, refusalOf(stopped).message]).toEqual([409, expect.stringContaining('no address yet')]);
    const unknown = await world.enable(4711);
    expect([unknown.status, refusalOf(unknown).errors]).toEqual([422, { cdn: ['Choose one of the CDN hosts'] }]);
    await world.enable(world.hosts[fra]);
    const change = (is_open: boolean) =>
      world.admin.post(`/api/admin/cdn-hosts/${world.hosts[fra]}`, world.draft(fra, { is_open }));
    expect((await change(false)).status).toBe(200);
    expect((await world.enable(world.hosts[fra])).status).toBe(200);
    expect((await world.enable(world.hosts[fra], 'subdomain', world.emby)).status).toBe(422);
    const offered = async (of: number) => (await world.info(of)).hosts.map(({ name }) => name);
    expect([await offered(world.id), await offered(world.emby)]).toEqual([['Amsterdam', 'Frankfurt'], ['Amsterdam']]);
    await change(true);
  });

  it.each([
    ['http-silent', 504, 'is not responding'],
    ['http-500', 502, 'could not complete the request'],
    ['http-html', 502, 'could not complete the request'],
    ['http-401', 502, 'could not complete the request'],
  ])('keeps its route when the new host fails: %s', async (fault, status, words) => {
    await world.enable(world.hosts[ams]);
    const before = [await lastAudit(), await world.info()];
    await world.fail(fra, fault);
    const refused = await world.enable(world.hosts[fra]);
    expect([refused.status, refusalOf(refused).message]).toEqual([status, expect.stringContaining(words)]);
    expect([await lastAudit(), await world.info()]).toEqual(before);
    expect((await world.reach(ams)).status).toBe(200);
  });

  it('can leave a host that is down, which loses the route once it is back', async () => {
    await world.enable(world.hosts[fra]);
    await world.fail(fra, 'http-500');
    expect((await world.enable(world.hosts[ams])).status).toBe(200);
    expect([(await world.reach(fra)).status, (await world.host(fra)).state]).toEqual([200, 'down']);
    await world.sandbox.clearFaults();
    await world.compare();
    expect([(await world.reach(fra)).status, (await world.host(fra)).state]).toEqual([404, 'up']);
  });
});

describe('the comparison', () => {
  it('restores routes that a host has lost', async () => {
    await world.enable(world.hosts[fra]);
    await world.forget(fra);
    await expect(world.reach(fra)).rejects.toThrow();
    await world.compare();
    expect((await world.reach(fra)).status).toBe(200);
    const host = await world.host(fra);
    expect(host).toMatchObject({ state: 'up', latency_ms: expect.any(Number) });
  });

  it('follows a moved server at once, without touching other routes', async () => {
    await world.enable(world.hosts[fra]);
    await world.enable(world.hosts[fra], 'subdomain', world.emby);
    await world.compare();
    const row = (await world.server.services.servers.find(world.id))!;
    const emby = (await world.server.services.servers.find(world.emby))!;
    await world.server.db.current.update(servers).set({ port: 1 }).where(eq(servers.id, world.emby));
    await world.server.services.servers.update(world.id, { port: emby.port });
    await world.server.services.cdnComparison.sample();
    expect((await world.visit(fra, `server-${world.id}.fra.cdn.test`)).status).not.toBe(502);
    expect((await world.reach(fra, world.emby)).status).toBe(502);
    await world.server.db.current.update(servers).set({ port: 2 }).where(eq(servers.id, world.id));
    await world.server.db.current.update(servers).set({ port: emby.port }).where(eq(servers.id, world.emby));
    await world.server.services.servers.update(world.id, { port: row.port });
    await world.server.services.cdnComparison.sample();
    expect((await world.reach(fra)).status).toBe(200);
  });

  it('removes the route of a server that is deleted', async () => {
    const { db, services } = world.server;
    const node = (await db.current.select().from(nodes))[0]!;
    const customer = await world.server.person('customer');
    const { id } = await services.servers.ensure({
      name: 'Short life',
      ownerId: customer.id,
      nodeId: node.id,
      type: 'jellyfin',
      image: 'kronos/jellyfin',
      port: world.freePort,
      containerPort: 8096,
      env: {},
      command: null,
    });
    await services.servers.update(id, { containerId: 'short' });
    expect((await world.enable(world.hosts[fra], 'subdomain', id)).status).toBe(200);
    expect((await world.reach(fra, id)).status).toBe(502);
    await db.current.delete(servers).where(eq(servers.id, id));
    await services.cdnComparison.sample();
    expect((await world.reach(fra, id)).status).toBe(404);
  });

  it('keeps a route that is added while it runs', async () => {
    await world.sandbox.control('DELETE', '/requests');
    await world.sandbox.fault({ node: 'cdn-1', operation: 'GET *', fault: 'http-slow', ms: 700, times: 1 });
    const comparing = world.compare();
    await until('the host is being asked', async () => (await world.requests(fra)).length > 0);
    expect((await world.enable(world.hosts[fra])).status).toBe(200);
    await comparing;
    expect((await world.reach(fra)).status).toBe(200);
  });

  it('queries a host once a minute, with one request for all of its servers', async () => {
    await world.enable(world.hosts[fra]);
    await world.enable(world.hosts[fra], 'subdomain', world.emby);
    await world.compare();
    await world.sandbox.control('DELETE', '/requests');
    await world.server.services.cdnComparison.sample();
    expect(await world.requests(fra)).toEqual([]);
    await world.compare();
    expect(await world.requests(fra)).toEqual(['GET /config/apps/http/servers/kronos']);
  });
});
