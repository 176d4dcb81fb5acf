import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog, nodes, processLines, uptimeRobotAccounts } from '../src/db/schema.ts';
import { refusalOf } from './support/client.ts';
import { createRobotWorld } from './support/robot-world.ts';
import { until } from './support/until.ts';

const count = 25;
const minute = 60_000;
const node = 'api.uptimerobot.com';
let world: Awaited<ReturnType<typeof createRobotWorld>>;
beforeAll(async () => {
  world = await createRobotWorld(count);
});
afterAll(() => world.stop());
beforeEach(() => world.begin());

const connect = async (callsPerMinute = 5000) => {
  const body = { api_key: world.key, calls_per_minute: callsPerMinute };
  expect((await world.connect(body)).status).toBe(200);
  await world.atRest();
};
/** The log of the latest run, with the outcome of each node. */
const linesOf = async () => {
  const { process_id: id } = (await world.account())!.run!;
  const isIts = eq(processLines.processId, id);
  return (await world.server.db.current.select().from(processLines).where(isIts)).map(({ text }) => text);
};
const put = (friendlyName: string, url: string, more: object = {}) =>
  world.control('POST', '/monitors', { friendlyName, url, port: 9, ...more });
const robotOf = async (alias: string) => (await world.rows({ q: alias })).find((row) => row.alias === alias)!.robot;

it('saves a key once UptimeRobot accepts it, and never shows it', async () => {
  expect(await world.account()).toBeNull();
  expect((await world.rows()).map(({ robot }) => robot)).toEqual(Array(count).fill(null));
  await connect();
  expect(await world.account()).toMatchObject({ nodes: count, watched: 0, failure: null, run: null });
  const [row] = await world.server.db.current.select().from(uptimeRobotAccounts);
  expect(row!.apiKey).toMatch(/^v1\./);
  const [audited] = await world.server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(audited).toMatchObject({ action: 'adminUptimeRobot.connect', targetName: 'UptimeRobot' });
  expect(JSON.stringify(audited)).not.toContain(world.key);
});

it('reports at the field, in UptimeRobot’s words, why a key was refused', async () => {
  const errorsOf = async (body: object) => refusalOf(await world.connect(body)).errors;
  const refused = { api_key: ['UptimeRobot does not accept the key: Invalid or missing API key'] };
  expect(await errorsOf({ api_key: 'nobody', calls_per_minute: 10 })).toEqual(refused);
  expect(await errorsOf({ calls_per_minute: 10 })).toEqual({ api_key: ['Enter a key'] });
  expect(await errorsOf({ api_key: 'a b', calls_per_minute: 0 })).toEqual({
    api_key: ['Enter a key without spaces'],
    calls_per_minute: ['At least 1'],
  });
  await world.sandbox.fault({ node, fault: 'http-html', times: 1 });
  expect(await errorsOf({ api_key: world.key, calls_per_minute: 10 })).toEqual({
    api_key: ['The response did not come from UptimeRobot'],
  });
  await connect();
  expect(await errorsOf({ api_key: 'nobody', calls_per_minute: 10 })).toEqual(refused);
  expect((await world.connect({ calls_per_minute: 60 })).status).toBe(200);
  expect(await world.account()).toMatchObject({ calls_per_minute: 60 });
});

it('adds all nodes at the pace of the plan, and adopts existing monitors', async () => {
  await connect(10);
  await put('By hand', 'NODE-7.example', { status: 'DOWN' });
  await put('Elsewhere', 'node-8.example', { port: 22 });
  await world.sandbox.control('DELETE', '/requests');
  world.server.clock.advance(minute);
  expect(await world.watchAll()).toMatchObject({ status: 200 });
  expect(refusalOf(await world.watchAll()).message).toBe(
    'Nodes are already being added. Wait until that is done, or cancel it.',
  );
  // One page of monitors, and one call for each node but the one that has a monitor.
  for (const calls of [10, 20]) {
    await until(`${calls} calls`, async () => (await world.requests()) === calls);
    const { run } = (await world.account())!;
    expect(run).toMatchObject({ is_under_way: true, total: count });
    world.server.clock.advance(minute);
  }
  await world.atRest();
  expect(await world.requests()).toBe(count);
  expect(await world.account()).toMatchObject({
    watched: count,
    run: { done: count, total: count, refused: 0, result: 'Of 25 nodes: 24 added, 1 already there.' },
  });
  const lines = await linesOf();
  expect(lines).toHaveLength(count);
  expect(lines).toEqual(expect.arrayContaining(['Node 7: already there', 'Node 8: added']));
  expect((await world.monitors()).map(({ url }) => url).filter((url) => /node-7\./i.test(url))).toEqual([
    'NODE-7.example',
  ]);
  expect(await robotOf('Node 7')).toMatchObject({ state: 'down', message: null });
  expect(refusalOf(await world.watchAll()).message).toBe('UptimeRobot already watches every node.');
});

it('waits as long as UptimeRobot asks', async () => {
  await connect();
  await world.control('POST', '/limit', { calls: 3 });
  await world.watchAll();
  await until('the pause is kept', async () => {
    const [row] = await world.server.db.current.select().from(uptimeRobotAccounts);
    return row!.restUntil !== null && row!.restUntil > world.server.clock.now();
  });
  await world.control('POST', '/limit', { calls: 1000 });
  expect(await world.monitors()).toHaveLength(2);
  world.server.clock.advance(minute + 1000);
  await world.atRest();
  expect((await world.account())!.run).toMatchObject({ refused: 0, done: count });
  expect(await world.monitors()).toHaveLength(count);
});

it('reports why each node was refused, and retries only those', async () => {
  await connect();
  await world.control('POST', '/plan', { monitors: 20 });
  await world.watchAll();
  await world.atRest();
  expect((await world.account())!.run).toMatchObject({ refused: 5, result: 'Of 25 nodes: 20 added, 5 refused.' });
  const message = 'UptimeRobot rejected the request: You have reached the limit of monitors of your plan.';
  const refused = await world.rows({ robot: 'refused' });
  expect(refused.map(({ robot }) => robot?.message)).toEqual(Array(5).fill(message));
  await world.control('POST', '/plan', { monitors: 50 });
  await world.watchAll();
  await world.atRest();
  expect((await world.account())!.run).toMatchObject({ total: 5, refused: 0 });
  expect(await world.rows({ robot: 'refused' })).toEqual([]);
});

it('continues after a restart of the panel, and adds nothing twice', async () => {
  await connect(10);
  world.server.clock.advance(minute);
  await world.watchAll();
  await until('some are added', async () => (await world.monitors()).length >= 3);
  await world.server.restart();
  await world.signIn();
  await until('all are added', async () => {
    world.server.clock.advance(minute);
    return (await world.monitors()).length >= count;
  });
  // The clock has been advanced, which ended the session.
  await world.signIn();
  await world.atRest();
  expect(new Set((await world.monitors()).map(({ url }) => url)).size).toBe(count);
  expect(await world.monitors()).toHaveLength(count);
});

it('looks for an existing monitor first when its creation got no response', async () => {
  await connect();
  await world.sandbox.fault({ node, operation: 'POST *', fault: 'http-slow', ms: 60_000, times: 1 });
  await world.bulk('watch', await world.node('Node 1'));
  await world.atRest();
  expect(await world.requests('POST')).toBe(1);
  expect(await world.monitors()).toHaveLength(1);
  expect(await robotOf('Node 1')).toMatchObject({ message: null });
});

it('stops adding on request, and when the key is removed', async () => {
  await connect(5);
  world.server.clock.advance(minute);
  await world.watchAll();
  await until('some are added', async () => (await world.monitors()).length === 4);
  await until('they are noted', async () => (await world.account())!.run!.done === 4);
  expect((await world.cancel()).status).toBe(200);
  expect((await world.account())!.run).toMatchObject({
    is_under_way: false,
    result: 'Canceled after 4 nodes.',
  });
  expect(refusalOf(await world.cancel()).message).toBe('No nodes are being added.');
  expect(await world.rows({ robot: 'adding' })).toEqual([]);

  await world.watchAll();
  const { process_id: id } = (await world.account())!.run!;
  expect((await world.disconnect()).status).toBe(200);
  const { data } = await world.admin.ask('processes.one', { params: { id } });
  expect(data).toMatchObject({ success: false, result: 'The UptimeRobot key was removed in the meantime.' });
  expect(await world.account()).toBeNull();
  expect(refusalOf(await world.watchAll()).message).toBe(
    'No UptimeRobot account is connected yet: enter its key first.',
  );
  expect((await world.disconnect()).status).toBe(404);
  expect(await world.monitors()).toHaveLength(4);
});

it('stops when the key is no longer accepted, and reports it', async () => {
  await connect();
  await world.control('DELETE', '');
  await world.watchAll();
  await until('it has ended', async () => (await world.account())!.run?.is_under_way === false);
  const words = 'UptimeRobot does not accept the key: Invalid or missing API key.';
  expect(await world.account()).toMatchObject({ failure: words, run: { result: words, refused: count } });
});

it('reads the states at UptimeRobot when they are due, once for all callers', async () => {
  await put('Node 1', 'node-1.example');
  await connect();
  expect(await robotOf('Node 1')).toMatchObject({ state: 'up' });
  const calls = await world.requests();
  await world.sample();
  await Promise.all([world.rows(), world.rows(), world.account()]);
  expect(await world.requests()).toBe(calls);
  await world.control('POST', '/monitors/Node%201/status', { status: 'PAUSED' });
  world.server.clock.advance(5 * minute + 1);
  await world.sample();
  await until('it is read', async () => (await robotOf('Node 1'))?.state === 'paused');
  expect(await world.requests()).toBe(calls + 1);
  // A monitor that was deleted at UptimeRobot no longer exists here.
  await world.control('DELETE', '');
  await world.control('POST', '/limit', { calls: 1000 });
  world.server.clock.advance(5 * minute + 1);
  await world.sample();
  await until('it is forgotten', async () => (await robotOf('Node 1'))?.state === 'none');
});

it('adds and removes one node, even when its monitor is already gone', async () => {
  await connect();
  const id = await world.node('Node 2');
  const add = () => world.bulk('watch', id);
  expect((await add()).body).toMatchObject({ outcomes: [{ id, success: true }] });
  await world.atRest();
  expect(await robotOf('Node 2')).toMatchObject({ state: 'pending' });
  expect(await world.monitors()).toMatchObject([{ friendlyName: 'Node 2', url: 'node-2.example', port: 9 }]);
  expect((await add()).body).toMatchObject({ outcomes: [{ success: false }] });
  await world.bulk('unwatch', id);
  await world.atRest();
  expect([await world.monitors(), (await robotOf('Node 2'))?.state]).toEqual([[], 'none']);
  expect((await world.bulk('unwatch', id)).body).toMatchObject({ outcomes: [{ success: false }] });

  await add();
  await world.atRest();
  await world.sandbox.fault({ node, operation: 'DELETE *', fault: 'http-404', times: 1 });
  await world.bulk('unwatch', id);
  await world.atRest();
  expect((await robotOf('Node 2'))?.state).toBe('none');
});

it('removes the monitor of a deleted node, at the latest with the next reading', async () => {
  await connect();
  const engine = { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } as const;
  const id = await world.server.services.nodes.ensure({ alias: 'Gone', host: 'gone.example', engine });
  await world.bulk('watch', id);
  await world.atRest();
  await world.sandbox.fault({ node, operation: 'DELETE *', fault: 'http-500', times: 4 });
  await world.server.db.current.delete(nodes).where(eq(nodes.id, id));
  await world.sample();
  await world.atRest();
  expect(await world.monitors()).toHaveLength(1);
  world.server.clock.advance(5 * minute + 1);
  await world.sample();
  await until('it is removed', async () => (await world.monitors()).length === 0);
});
