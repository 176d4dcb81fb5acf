import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NodeRebootState } from '@kronos/api/contract';
import { jobs, nodeReboots } from '../src/db/schema.ts';
import { createSandboxHost } from '../src/engines/sandbox/sandbox-host.ts';
import { refusalOf } from './support/client.ts';
import { hour } from './support/create-test-server.ts';
import { den, withSandboxNodes } from './support/sandbox-nodes.ts';
import { until } from './support/until.ts';

const path = '/api/admin/node-reboots';
let world: Awaited<ReturnType<typeof withSandboxNodes>>;
let sandbox: (typeof world)['sandbox'];
let server: (typeof world)['server'];
let admin: (typeof world)['admin'];

beforeAll(async () => {
  world = await withSandboxNodes({
    timings: { observeMs: 50 },
    servers: [den],
  });
  ({ sandbox, server, admin } = world);
});
afterAll(() => world.stop());
beforeEach(() => server.db.current.delete(nodeReboots));

const attic = 1;
const cellar = 2;
const bare = 3;
const inAnHour = () => new Date(server.clock.now().getTime() + hour).toISOString();
const plan = (body: object) => admin.post(path, { node_ids: [attic], at: inAnHour(), ...body });
const list = async () => (await admin.ask('adminReboots.list')).data;
const reached = (state: NodeRebootState) =>
  until(`one is ${state}`, async () => (await list()).find((row) => row.state === state));
/** Starts all planned reboots now: their time is checked by the clock of the database, which no test can advance. */
const begin = () => server.db.current.update(jobs).set({ runAfter: null }).where(eq(jobs.kind, 'node.reboot'));

it('plans reboots one after the other, restarts the nodes on time, and reports how long it took', async () => {
  const at = inAnHour();
  expect((await plan({ node_ids: [cellar, attic, attic], at, gap_minutes: 10, reason: 'Kernel 6.12' })).status).toBe(
    200,
  );
  const later = new Date(Date.parse(at) + 10 * 60_000).toISOString();
  const planned = { cause: 'planned', state: 'planned', reason: 'Kernel 6.12', by: 'admin', seconds: null };
  expect(await list()).toEqual([
    expect.objectContaining({ ...planned, node: { id: attic, alias: 'Attic' }, at: later, process_id: null }),
    expect.objectContaining({ ...planned, node: { id: cellar, alias: 'Cellar' }, at }),
  ]);
  await begin();
  await until('both are done', async () => (await list()).every(({ state }) => state === 'done'));
  for (const row of await list()) {
    expect(row).toMatchObject({ cause: 'planned', by: 'admin', message: null, seconds: expect.any(Number) });
    const { data } = await admin.ask('processes.one', { params: { id: row.process_id! } });
    expect(data).toMatchObject({ success: true, node_id: row.node.id });
  }
});

it('restarts nothing after a cancellation, and cannot cancel a reboot that is over', async () => {
  await plan({ node_ids: [attic, cellar] });
  const [one, two] = await list();
  expect((await admin.call('DELETE', `${path}/${one!.id}`)).status).toBe(200);
  const bulk = await admin.ask('adminReboots.bulk', { body: { ids: [two!.id], action: 'cancel' } });
  expect(bulk.outcomes).toEqual([{ id: two!.id, success: true }]);
  await begin();
  await until('their turn came', async () => (await server.db.current.$count(jobs, eq(jobs.state, 'queued'))) === 0);
  expect(await list()).toEqual([]);
  await admin.ask('adminNodes.restart', { params: { id: attic } });
  const done = await reached('done');
  const answer = await admin.call('DELETE', `${path}/${done.id}`);
  expect([answer.status, refusalOf(answer).message]).toEqual([409, 'This reboot is no longer planned.']);
  expect((await admin.call('DELETE', `${path}/${one!.id}`)).status).toBe(404);
});

it('lists a restart that a customer requests', async () => {
  const customer = await server.as('customer');
  await customer.ask('customerServers.restartNode', { params: { id: 1, node: attic } });
  expect(await reached('done')).toMatchObject({
    cause: 'request',
    by: 'customer',
    node: { id: attic, alias: 'Attic' },
  });
  expect(await list()).toHaveLength(1);
});

it('misses a planned reboot rather than restarting a node at an unexpected time', async () => {
  await plan({});
  server.clock.advance(2 * hour);
  await begin();
  expect(await reached('missed')).toMatchObject({
    message: 'The panel was not running at that time.',
    process_id: null,
  });
});

it('reports why a planned reboot could not start', async () => {
  await plan({});
  await admin.ask('adminNodes.restart', { params: { id: attic } });
  await begin();
  expect(await reached('failed')).toMatchObject({
    message: 'Attic is already restarting. Wait until it is back.',
    process_id: null,
  });
  await reached('done');
});

it('refuses a time that has passed, an unknown node, and a node whose machine cannot be reached', async () => {
  const refused = async (body: object) => {
    const answer = await plan(body);
    const { errors, message } = refusalOf(answer);
    return [answer.status, errors ?? message];
  };
  expect(await refused({ at: new Date(0).toISOString() })).toEqual([422, { at: ['Choose a time in the future'] }]);
  expect(await refused({ at: new Date(server.clock.now().getTime() + 9000 * hour).toISOString() })).toEqual([
    422,
    { at: ['Choose a time within the next year'] },
  ]);
  expect(await refused({ node_ids: [attic, 99] })).toEqual([422, { node_ids: ['Choose existing nodes'] }]);
  expect(await refused({ node_ids: [attic, bare] })).toEqual([409, expect.stringMatching(/the engine of Bare/)]);
  expect(await list()).toEqual([]);
});

it('lists a requested and an unplanned restart once each', async () => {
  await server.services.figures.sample();
  await admin.ask('adminNodes.restart', { params: { id: attic } });
  expect(await reached('done')).toMatchObject({ cause: 'request', by: 'admin', node: { id: attic, alias: 'Attic' } });
  // A restart outside the panel.
  await createSandboxHost({ kind: 'sandbox', url: sandbox.url, node: 'cellar' }, 5000).perform('restart');
  await until('it is noticed', async () => {
    await server.services.figures.sample();
    return (await list()).length > 1;
  });
  await server.services.figures.sample();
  const rows = await list();
  expect(rows.map(({ cause, node }) => [cause, node.alias])).toEqual(
    expect.arrayContaining([
      ['request', 'Attic'],
      ['unplanned', 'Cellar'],
    ]),
  );
  expect(rows).toHaveLength(2);
  expect(rows.find(({ cause }) => cause === 'unplanned')).toMatchObject({ state: 'done', by: null, process_id: null });
  const found = async (query: object) =>
    (await admin.ask('adminReboots.list', { query })).data.map(({ node }) => node.id);
  expect(await found({ node: cellar })).toEqual([cellar]);
  expect(await found({ cause: 'request' })).toEqual([attic]);
  expect(await found({ state: 'planned' })).toEqual([]);
  expect(await found({ q: 'cell' })).toEqual([cellar]);
});
