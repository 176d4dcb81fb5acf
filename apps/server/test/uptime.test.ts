import { asc, eq } from 'drizzle-orm';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { UptimeDraft } from '@kronos/api/contract';
import {
  nodes,
  notifications,
  uptimeDays,
  uptimeMonitors as monitors,
  uptimeOutages as outages,
} from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer, day, hour } from './support/create-test-server.ts';
import { until } from './support/until.ts';

const path = '/api/admin/integrations/uptime-robot';
const minute = 60_000;
const never = 24 * hour;
const [attic, cellar, bare] = [1, 2, 3];
let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;

beforeAll(async () => {
  const engine = (node: string) => ({ kind: 'sandbox' as const, url: 'http://127.0.0.1:9', node });
  server = await createTestServer({
    keep: true,
    env: { KRONOS_PING: '/nowhere/ping' },
    timings: { observeMs: never, figuresMs: never, sampleMs: never, uptimeMs: never, firstSampleMs: never },
    provision: {
      nodes: [
        { alias: 'Attic', host: '127.0.0.1', engine: engine('attic') },
        { alias: 'Cellar <1>', host: '127.0.0.1', engine: engine('cellar') },
        { alias: 'Bare', host: 'localhost', engine: { kind: 'docker', socketPath: '/nowhere/docker.sock' } },
      ],
    },
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of [monitors, uptimeDays, outages, notifications]) await server.db.current.delete(table);
  // The clock has been advanced, which ended the session of the previous test.
  admin = await server.as('admin');
});

const listen = (listener: Server, port = 0): Promise<number> =>
  new Promise((resolve) => {
    listener.listen(port, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port));
  });
const close = (listener: Server) => new Promise((resolve) => listener.close(resolve));

/** A port that counts connections. */
async function aPort() {
  let calls = 0;
  const start = () =>
    createServer((socket) => {
      calls += 1;
      socket.on('error', () => undefined);
      socket.end();
    });
  let listener = start();
  const port = await listen(listener);
  onTestFinished(async () => void (listener.listening && (await close(listener))));
  return {
    port,
    calls: () => calls,
    goDown: () => close(listener),
    async comeBack() {
      listener = start();
      await listen(listener, port);
    },
  };
}

const add = (id: number) => admin.get(`${path}/add/${id}`);
const fetchOne = async (id: number) => (await admin.ask('adminUptime.fetch', { params: { id } })).data;
const rhythm = { interval_minutes: 5, timeout_seconds: 1, is_enabled: true };
const tcp = (port: number): UptimeDraft => ({ kind: 'tcp', port, ...rhythm });
async function monitor(id: number, draft: UptimeDraft) {
  expect((await add(id)).status).toBe(200);
  expect((await admin.post(`${path}/nodes/${id}`, draft)).status).toBe(200);
}
const sample = () => server.services.uptimeChecks.sample();
/** Advances the clock by a number of minutes, and runs the checks. */
async function later(minutes: number) {
  server.clock.advance(minutes * minute);
  await sample();
}
const daysOf = (id: number) =>
  server.db.current.select().from(uptimeDays).where(eq(uptimeDays.nodeId, id)).orderBy(asc(uptimeDays.day));
/** Advances the clock to a number of minutes before the end of a UTC day. */
const toTheEveOf = (minutes: number) => {
  const now = server.clock.now().getTime();
  server.clock.advance(day - (now % day) - minutes * minute + (minutes * minute > day - (now % day) ? day : 0));
};

it('confirms that a node is monitored, even when repeated, and that it no longer is', async () => {
  expect((await admin.get(`${path}/fetch/${attic}`)).status).toBe(404);
  for (const _ of [1, 2])
    expect(await add(attic)).toMatchObject({
      status: 200,
      body: { success: true, message: 'The node is now being monitored' },
    });
  expect(await fetchOne(attic)).toEqual({
    node: { id: attic, alias: 'Attic' },
    kind: 'tcp',
    kinds: ['tcp', 'http'],
    address: '127.0.0.1:9',
    port: 9,
    url: null,
    interval_minutes: 5,
    timeout_seconds: 10,
    is_enabled: true,
    state: 'pending',
    version: expect.any(String),
    since: null,
    uptime_90d: null,
    last_checked_at: null,
    last_error: null,
    days: [],
  });
  expect((await add(99)).status).toBe(404);
  const remove = () => admin.get(`${path}/remove/${attic}`);
  expect(await remove()).toMatchObject({ status: 200, body: { message: 'The node is no longer being monitored' } });
  const refused = await remove();
  expect([refused.status, refusalOf(refused).message]).toEqual([404, 'This node is not monitored.']);
});

it('does not overwrite a monitor from a stale version, which its checks do not change', async () => {
  const { port } = await aPort();
  await monitor(attic, tcp(port));
  const { version } = await fetchOne(attic);
  await later(5);
  expect(await fetchOne(attic)).toMatchObject({ state: 'up', version });
  const save = (draft: UptimeDraft) =>
    admin.post(`${path}/nodes/${attic}?based_on=${encodeURIComponent(version)}`, draft);
  expect((await save({ ...tcp(port), interval_minutes: 7 })).status).toBe(200);
  const late = await save({ ...tcp(port), timeout_seconds: 2 });
  expect([late.status, refusalOf(late).stale]).toEqual([409, { by: null, at: null }]);
  expect(await fetchOne(attic)).toMatchObject({ interval_minutes: 7, timeout_seconds: 1 });
});

it('pings only where the machine is allowed to', async () => {
  await add(attic);
  const refused = await admin.post(`${path}/nodes/${attic}`, { kind: 'ping', ...rhythm });
  expect(refusalOf(refused).errors).toEqual({ kind: ['The panel’s machine is not allowed to ping'] });
  // A monitor that was created where pings are allowed stays as it is.
  await server.db.current.update(monitors).set({ kind: 'ping', port: null });
  expect(await fetchOne(attic)).toMatchObject({ kind: 'ping', kinds: ['tcp', 'http', 'ping'], address: '127.0.0.1' });
  await sample();
  expect((await fetchOne(attic)).last_error).toBe('The panel’s machine has no ping program.');
});

it('adds no monitor when opened as a plain link', async () => {
  const bare = await fetch(`${server.url}${path}/add/${attic}`, {
    headers: { Authorization: `Bearer ${admin.token}` },
  });
  expect(bare.status).not.toBe(200);
  expect(await server.db.current.$count(monitors)).toBe(0);
});

it('monitors all nodes at the configured interval, and leaves existing monitors alone', async () => {
  await monitor(attic, { ...tcp(4711), interval_minutes: 30 });
  expect((await admin.post(path, { interval_minutes: 0 })).status).toBe(422);
  expect((await admin.post(path, { interval_minutes: 15 })).status).toBe(200);
  expect(await admin.ask('adminUptime.settings')).toEqual({ interval_minutes: 15, nodes: 3, monitored: 1 });
  expect(await admin.ask('adminUptime.addAll')).toMatchObject({ added: 2 });
  expect(await admin.ask('adminUptime.addAll')).toMatchObject({ added: 0 });
  const { data } = await admin.ask('adminUptime.list');
  expect(data.map(({ alias, address, interval_minutes }) => [alias, address, interval_minutes])).toEqual([
    ['Attic', '127.0.0.1:4711', 30],
    ['Bare', 'localhost:22', 15],
    ['Cellar <1>', '127.0.0.1:9', 15],
  ]);
  await admin.post(path, { interval_minutes: 5 });
});

it('reports a node as down after two failures and as up at the first success', async () => {
  const target = await aPort();
  await monitor(attic, tcp(target.port));
  await sample();
  const up = await fetchOne(attic);
  expect(up).toMatchObject({ state: 'up', since: up.last_checked_at, last_error: null, uptime_90d: 100 });
  await later(4);
  expect(await daysOf(attic)).toMatchObject([{ checks: 1 }]);

  await target.goDown();
  await later(1);
  const failing = await fetchOne(attic);
  expect(failing).toMatchObject({ state: 'up', last_error: 'The connection was refused.', uptime_90d: 50 });
  expect(await server.db.current.$count(outages)).toBe(0);
  await later(5);
  expect(await fetchOne(attic)).toMatchObject({ state: 'down', since: failing.last_checked_at });
  await later(5);
  await target.comeBack();
  await later(5);
  const back = await fetchOne(attic);
  expect(back).toMatchObject({ state: 'up', since: back.last_checked_at, last_error: null, uptime_90d: 40 });
  const [outage] = await server.db.current.select().from(outages);
  expect(outage).toMatchObject({ nodeId: attic, reason: 'The connection was refused.' });
  expect(outage!.began.toISOString()).toBe(failing.last_checked_at);
  expect(outage!.ended?.toISOString()).toBe(back.last_checked_at);
  const total = (of: 'checks' | 'failures' | 'seconds_down') => back.days.reduce((sum, one) => sum + one[of], 0);
  expect([total('checks'), total('failures')]).toEqual([5, 3]);
  expect(Math.abs(total('seconds_down') - 15 * 60)).toBeLessThan(5);
});

it('checks a web address: a status below 400 is up, and a redirect is not followed', async () => {
  let status = 302;
  const asked: string[] = [];
  const web = createHttpServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status, { Location: '/elsewhere' }).end('hello');
  });
  const url = `http://127.0.0.1:${await listen(web)}/status`;
  onTestFinished(async () => {
    web.closeAllConnections();
    await close(web);
  });
  await monitor(attic, { kind: 'http', url, ...rhythm });
  await sample();
  expect(await fetchOne(attic)).toMatchObject({ kind: 'http', address: url, port: null, state: 'up' });
  expect(asked).toEqual(['/status']);
  status = 503;
  await later(5);
  await later(5);
  expect(await fetchOne(attic)).toMatchObject({ state: 'down', last_error: 'It responded with the status 503.' });
});

it('waits no longer than its timeout', async () => {
  const silent = createHttpServer(() => undefined);
  const url = `http://127.0.0.1:${await listen(silent)}/`;
  onTestFinished(async () => {
    silent.closeAllConnections();
    await close(silent);
  });
  await monitor(attic, { kind: 'http', url, ...rhythm });
  await sample();
  expect(await fetchOne(attic)).toMatchObject({ state: 'pending', last_error: 'No response within 1 seconds.' });
});

it('checks what is due once, however many processes run', async () => {
  const target = await aPort();
  for (const id of [attic, cellar]) await monitor(id, tcp(target.port));
  await Promise.all([sample(), sample(), sample()]);
  await until('both are connected', () => Promise.resolve(target.calls() >= 2));
  expect(target.calls()).toBe(2);
  expect(await daysOf(attic)).toMatchObject([{ checks: 1, failures: 0 }]);
});

it('discards the result of a check whose monitor was changed in the meantime', async () => {
  const target = await aPort();
  await monitor(attic, tcp(target.port));
  const { uptimeLog } = server.services;
  const [row] = await server.db.current.select().from(monitors);
  await admin.post(`${path}/nodes/${attic}`, { ...tcp(9), is_enabled: false });
  await uptimeLog.write([{ monitor: row!, at: server.clock.now(), failure: 'Gone.' }]);
  expect(await daysOf(attic)).toEqual([]);
  await later(60);
  expect(await fetchOne(attic)).toMatchObject({ state: 'paused', last_checked_at: null });
});

it('sums up by UTC day, and keeps 90 days', async () => {
  toTheEveOf(7);
  await monitor(attic, tcp(9));
  await sample();
  await later(5);
  await later(5);
  const [eve, next] = await daysOf(attic);
  expect([eve, next]).toMatchObject([
    { checks: 2, failures: 2 },
    { checks: 1, failures: 1 },
  ]);
  expect(Math.abs(eve!.secondsDown - 7 * 60)).toBeLessThan(10);
  expect(Math.abs(next!.secondsDown - 3 * 60)).toBeLessThan(10);
  // The state is unknown for the time without checks.
  await later(12 * 60);
  expect((await daysOf(attic))[1]!.secondsDown).toBeLessThan(3 * 60 + 10 * 60 + 10);

  admin = await server.as('admin');
  const before = (days: number) => new Date(server.clock.now().getTime() - days * day).toISOString().slice(0, 10);
  await server.db.current.insert(uptimeDays).values([
    { nodeId: attic, day: before(90), checks: 1000 },
    { nodeId: attic, day: before(89), checks: 4, failures: 1 },
  ]);
  const shown = await fetchOne(attic);
  expect(shown.days.map((one) => one.day)).toEqual([before(89), eve!.day, next!.day]);
  expect(shown.uptime_90d).toBe(37.5);
  await server.services.uptimeLog.prune();
  expect(await daysOf(attic)).toHaveLength(3);
});

it('reports all nodes that went down within a minute in one notification', async () => {
  for (const id of [attic, cellar, bare]) await monitor(id, tcp(9));
  const { outageNotices } = server.services;
  const told = () => server.db.current.select().from(notifications);
  await sample();
  await later(5);
  await outageNotices.tell();
  expect(await told()).toEqual([]);
  server.clock.advance(minute);
  await Promise.all([outageNotices.tell(), outageNotices.tell()]);
  expect(await told()).toMatchObject([{ userId: (await server.person('admin')).id, title: '3 nodes are down' }]);
  const [{ content } = { content: '' }] = await told();
  expect(content).toContain('<li>Cellar &lt;1&gt;: The connection was refused.</li>');
  await later(5);
  server.clock.advance(hour);
  await outageNotices.tell();
  expect(await told()).toHaveLength(1);
});

it('does not report a node whose restart was requested, until it should be back', async () => {
  await monitor(attic, tcp(9));
  await sample();
  await later(5);
  const { processes, outageNotices } = server.services;
  const id = await processes.open({ kind: 'node-restart', command: 'Restart', nodeId: attic, serverId: null });
  const told = async (minutes: number) => {
    server.clock.advance(minutes * minute);
    await outageNotices.tell();
    return server.db.current.$count(notifications);
  };
  expect(await told(8)).toBe(0);
  await processes.end(id, { success: false, words: 'It did not come back.' });
  expect(await told(2)).toBe(0);
  expect(await told(2)).toBe(1);
});

it('does not report an outage that ended before anyone was notified', async () => {
  const target = await aPort();
  await target.goDown();
  await monitor(attic, { ...tcp(target.port), interval_minutes: 1 });
  await sample();
  await later(1);
  await target.comeBack();
  await later(1);
  await server.services.outageNotices.tell();
  expect(await server.db.current.$count(notifications)).toBe(0);
});

it('ends the outage of a node that is no longer monitored, and removes monitors with their node', async () => {
  await monitor(attic, tcp(9));
  await sample();
  await later(5);
  await admin.get(`${path}/remove/${attic}`);
  expect((await server.db.current.select().from(outages))[0]!.ended).not.toBeNull();
  const { data } = await admin.ask('adminUptime.list', { query: { state: 'unmonitored', q: 'attic' } });
  expect(data).toMatchObject([{ id: attic, state: 'unmonitored', days: [], uptime_90d: null, address: null }]);
  expect(await daysOf(attic)).toHaveLength(1);
  const engine = { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } as const;
  const id = await server.services.nodes.ensure({ alias: 'Gone', host: 'localhost', engine });
  await monitor(id, tcp(9));
  await sample();
  await server.db.current.delete(nodes).where(eq(nodes.id, id));
  expect([await daysOf(id), await server.db.current.$count(monitors)]).toEqual([[], 0]);
});

it('starts and stops several monitors, and reports which failed', async () => {
  const bulk = (action: string, ids: number[]) => admin.post(`${path}/nodes/bulk`, { action, ids });
  expect((await bulk('monitor', [attic, 99])).body).toMatchObject({
    outcomes: [
      { id: attic, success: true },
      { id: 99, success: false, message: 'This node does not exist.' },
    ],
  });
  expect((await bulk('stop', [attic, cellar])).body).toMatchObject({
    outcomes: [{ success: true }, { success: false, message: 'This node is not monitored.' }],
  });
});

it('refuses monitors that could not be checked', async () => {
  await add(attic);
  const change = async (draft: object) => refusalOf(await admin.post(`${path}/nodes/${attic}`, draft)).errors;
  expect(await change({ kind: 'tcp', ...rhythm })).toEqual({ port: ['Enter a port'] });
  expect(await change({ kind: 'http', ...rhythm })).toEqual({ url: ['Enter a web address'] });
  expect(await change({ kind: 'http', url: 'ftp://a.test', ...rhythm })).toHaveProperty('url');
  expect(await change({ ...tcp(9), interval_minutes: 61, timeout_seconds: 31 })).toEqual({
    interval_minutes: ['At most 60 minutes'],
    timeout_seconds: ['At most 30 seconds'],
  });
});
