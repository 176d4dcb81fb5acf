import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { startSandboxProcess, type SandboxProcess } from './sandbox-process.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { until } from './support/until.ts';

const count = 7;
let sandbox: SandboxProcess;
let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ startDelayMs: 200 });
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  server = await createTestServer({
    keep: true,
    timings: { pollMs: 50 },
    provision: {
      nodes: [{ alias: 'one', host: 'localhost', engine: { kind: 'sandbox', url: sandbox.url, node: 'one' } }],
      servers: ports.map((port, at) => ({
        name: `Room ${at + 1}`,
        owner: at < 5 ? 'customer@example.test' : 'other@example.test',
        node: 'one',
        type: 'plex',
        image: 'kronos/plex',
        port,
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

const allIds = async () => (await admin.ask('adminServers.list', { query: {} })).data.map(({ id }) => id);
const read = async (id: number) => (await admin.ask('serverBatches.one', { params: { id } })).data;
const ended = (id: number) =>
  until('the batch has ended', async () => {
    const batch = await read(id);
    return (batch.state === 'succeeded' || batch.state === 'failed') && batch;
  });
const begin = async (action: 'start' | 'stop' | 'restart', ids: number[]) =>
  (await admin.ask('serverBatches.begin', { body: { action, ids } })).process.id;

it('reports its blast radius, and refuses empty lists and unknown servers', async () => {
  const ids = await allIds();
  expect(await admin.ask('serverBatches.blastRadius', { query: { ids: ids.join(',') } })).toEqual({
    servers: count,
    customers: 2,
    shared_with: 0,
    operations: 0,
  });
  expect((await admin.get('/api/admin/server-batches/blast-radius?ids=1;2')).status).toBe(422);
  expect((await admin.post('/api/admin/server-batches', { action: 'start', ids: [] })).status).toBe(422);
  expect((await admin.post('/api/admin/server-batches', { action: 'start', ids: [ids[0], 99_999] })).status).toBe(422);
});

it('runs three operations at a time on a node, survives a restart of the panel, and reports on each server', async () => {
  const ids = await allIds();
  const id = await begin('start', ids);
  const atOnce: number[] = [];
  const look = async () => {
    const { items } = await read(id);
    atOnce.push(items.filter(({ state }) => state === 'queued' || state === 'running').length);
    return items;
  };
  await until('some are done and some wait', async () => {
    const states = new Set((await look()).map(({ state }) => state));
    return states.has('succeeded') && states.has('waiting');
  });
  await server.restart();
  admin = await server.as('admin');
  const batch = await until('the batch has ended', async () => {
    await look();
    const shown = await read(id);
    return shown.state === 'succeeded' && shown;
  });
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(3);
  expect(batch).toMatchObject({ action: 'start', command: 'Start 7 servers', result: '7 of 7 servers are done.' });
  expect(new Set(batch.items.map(({ message }) => message))).toEqual(new Set(['The server has been started']));
});

it('reports which servers failed, and retries only those', async () => {
  const ids = await allIds();
  const [first, second] = ids;
  await sandbox.fault({ operation: 'restart', fault: 'error', code: 'disk-full', times: 1 });
  const id = await begin('restart', [first!, second!]);
  expect((await admin.post(`/api/admin/server-batches/${id}/retry`)).status).toBe(409);
  const batch = await ended(id);
  expect(batch).toMatchObject({ state: 'failed', result: '1 of 2 servers are done. 1 failed.' });
  expect(batch.items.find(({ state }) => state === 'failed')?.message).toContain('disk');
  const again = await admin.ask('serverBatches.retry', { params: { id } });
  expect((await ended(again.process.id)).items).toHaveLength(1);
  expect((await read(again.process.id)).state).toBe('succeeded');
  expect((await admin.post(`/api/admin/server-batches/${again.process.id}/retry`)).status).toBe(409);
});

it('reports an operation that is not possible as a failure', async () => {
  const [first] = await allIds();
  const batch = await ended(await begin('start', [first!]));
  expect(batch.items).toEqual([expect.objectContaining({ state: 'failed', message: 'Room 1 is already running.' })]);
});

it('restarts the servers that run on a node, and leaves the others as they are', async () => {
  const ids = await allIds();
  await ended(await begin('stop', ids));
  const none = await admin.post('/api/admin/nodes/1/restart-containers');
  expect([none.status, refusalOf(none).message]).toEqual([409, 'No server runs on one.']);
  expect((await admin.post('/api/admin/nodes/99/restart-containers')).status).toBe(404);
  await ended(await begin('start', ids.slice(0, 2)));
  const { process } = await admin.ask('adminNodes.restartContainers', { params: { id: 1 } });
  const batch = await ended(process.id);
  expect(batch).toMatchObject({ command: 'Restart 2 servers on the node one', state: 'succeeded' });
  expect(batch.items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.slice(0, 2).toSorted((a, b) => a - b));
  const { data } = await admin.ask('adminNodes.one', { params: { id: 1 } });
  expect(data.processes).toContainEqual(expect.objectContaining({ id: process.id, has_transactions: true }));
});
