import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { auditLog, tickets } from '../src/db/schema.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { until } from './support/until.ts';

const rooms = ['Attic', 'bath', 'Cellar', 'Den'];
let sandbox: SandboxProcess;
let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ startDelayMs: 50, restartDelayMs: 50 });
  const ports = await Promise.all(rooms.map(freePort));
  const engine = (node: string) => ({ kind: 'sandbox' as const, url: sandbox.url, node });
  server = await createTestServer({
    keep: true,
    timings: { pollMs: 50, batchPaceMs: 20, observeMs: 600_000 },
    provision: {
      nodes: ['one', 'two'].map((alias) => ({ alias, host: 'localhost', engine: engine(alias) })),
      servers: rooms.map((name, at) => ({
        name,
        owner: name === 'Den' ? 'other@example.test' : 'customer@example.test',
        node: 'one',
        type: 'plex',
        image: 'kronos/plex',
        port: ports[at]!,
        containerPort: 32_400,
      })),
    },
  });
  admin = await server.as('admin');
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

type Action = 'start' | 'stop' | 'restart';
const nodeId = async (alias: string) =>
  (await admin.ask('adminNodes.list', { query: {} })).data.find((node) => node.alias === alias)!.id;
const idOf = async (name: string) =>
  (await admin.ask('adminServers.list', { query: {} })).data.find((row) => row.name === name)!.id;
const plan = async (action: Action, node = 'one') =>
  (await admin.ask('adminCommands.plan', { query: { action, node_id: await nodeId(node) } })).data;
const run = (body: unknown) => admin.post('/api/admin/commands/run', body);
const runPlan = async (action: Action) => {
  const node_id = await nodeId('one');
  const { process } = await admin.ask('adminCommands.run', {
    body: { action, node_id, key: (await plan(action)).key },
  });
  return until('the batch has ended', async () => {
    const { data } = await admin.ask('serverBatches.one', { params: { id: process.id } });
    return (data.state === 'succeeded' || data.state === 'failed') && data;
  });
};
const namesIn = (servers: readonly { name: string }[]) => servers.map(({ name }) => name);

it('plans which servers to start, which to skip and why, and who is affected', async () => {
  const [busy, suspended] = [await idOf('Cellar'), await idOf('Den')];
  await admin.ask('adminServers.suspend', { params: { id: suspended }, body: { reason: 'Unpaid' } });
  const node_id = await nodeId('one');
  const work = await server.services.processes.open({
    kind: 'backup',
    command: 'Back up',
    nodeId: node_id,
    serverId: busy,
  });
  const { id: userId } = await server.person('customer');
  const at = server.clock.now();
  const ticket = { userId, subject: 'It buffers', createdAt: at, updatedAt: at };
  await server.db.current.insert(tickets).values([ticket, { ...ticket, state: 'closed' }]);

  const planned = await plan('start');
  expect(planned).toMatchObject({ action: 'start', node: { id: node_id, alias: 'one' } });
  expect(planned.servers.map(({ name, status, owner }) => [name, status, owner.name])).toEqual([
    ['Attic', 'stopped', 'customer'],
    ['bath', 'stopped', 'customer'],
  ]);
  expect(planned.skipped.servers.map(({ name, reason }) => [name, reason])).toEqual([
    ['Cellar', 'busy'],
    ['Den', 'suspended'],
  ]);
  expect(planned.reach).toEqual({ servers: 2, customers: 1, shared_with: 0, tickets: 1 });

  // The key stays the same while nothing changes, and differs for another action.
  expect((await plan('start')).key).toBe(planned.key);
  expect((await plan('stop')).key).not.toBe(planned.key);

  await server.db.transaction(() => server.services.processes.end(work, { success: true, words: 'Done' }));
  const refused = await run({ action: 'start', node_id, key: planned.key });
  expect([refused.status, refusalOf(refused).message]).toEqual([
    409,
    'The servers on one have changed in the meantime. Nothing was started.',
  ]);
  expect(namesIn((await plan('start')).servers)).toEqual(['Attic', 'bath', 'Cellar']);
});

it('runs exactly what was planned as a batch, with one audit row', async () => {
  const batch = await runPlan('start');
  expect(batch).toMatchObject({ command: 'Start 3 servers on the node one', state: 'succeeded' });
  expect(new Set(namesIn(batch.items as { name: string }[]))).toEqual(new Set(['Attic', 'bath', 'Cellar']));
  const rows = await server.db.current.select().from(auditLog).where(eq(auditLog.action, 'adminCommands.run'));
  expect(rows.map(({ targetKind, targetName }) => [targetKind, targetName])).toEqual([['batch', batch.command]]);
});

it('restarts running servers, and has nothing to do when everything is as requested', async () => {
  expect(namesIn((await plan('restart')).servers)).toEqual(['Attic', 'bath', 'Cellar']);
  expect(await runPlan('restart')).toMatchObject({ command: 'Restart 3 servers on the node one', state: 'succeeded' });
  const idle = await plan('start');
  expect(idle).toMatchObject({ servers: [], reach: { servers: 0, customers: 0, tickets: 0 } });
  expect(idle.skipped.servers.map(({ reason }) => reason)).toEqual(['running', 'running', 'running', 'suspended']);
  const refused = await run({ action: 'start', node_id: idle.node.id, key: idle.key });
  expect([refused.status, refusalOf(refused).message]).toEqual([409, 'There is nothing to do on one.']);
});

it('lists the first fifty servers and counts the others', async () => {
  const { id: ownerId } = await server.person('customer');
  const on = await nodeId('two');
  for (const at of Array.from({ length: 60 }, (_, index) => index))
    await server.services.servers.ensure({
      name: `Room ${at}`,
      ownerId,
      nodeId: on,
      type: 'plex',
      image: 'kronos/plex',
      port: 20_000 + at,
      containerPort: 32_400,
      env: {},
      command: null,
    });
  const [start, stop] = [await plan('start', 'two'), await plan('stop', 'two')];
  expect([start.servers.length, start.reach.servers, start.skipped.count]).toEqual([50, 60, 0]);
  expect([stop.skipped.servers.length, stop.skipped.count, stop.reach.servers]).toEqual([50, 60, 0]);
});

it('refuses unknown nodes, other actions and runs without a plan', async () => {
  const node_id = await nodeId('one');
  expect((await admin.get('/api/admin/commands/plan?action=start&node_id=9999')).status).toBe(404);
  for (const query of ['action=rebuild&node_id=1', 'action=start&node_id=1;2', 'action=start', 'node_id=1'])
    expect((await admin.get(`/api/admin/commands/plan?${query}`)).status).toBe(422);
  expect((await run({ action: 'stop', node_id: 9999, key: 'x' })).status).toBe(404);
  expect((await run({ action: 'stop', node_id, key: 'x' })).status).toBe(409);
  for (const body of [{ node_id }, { node_id, key: '' }, { node_id, key: 'x'.repeat(65) }, { node_id, key: ['x'] }])
    expect((await run({ action: 'stop', ...body })).status).toBe(422);
});
