import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { freePort, freeRow } from '../../../scripts/free-ports.mjs';
import { auditLog, backups, jobs, nodes, outbox, serverMoves, servers } from '../src/db/schema.ts';
import { managedLabels, serverLabels } from '../src/domain/servers/container.ts';
import { createEngine } from '../src/engines/index.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { until } from './support/until.ts';
import { settled } from './support/world.ts';

const place = { dataFolder: await mkdtemp(join(tmpdir(), 'kronos-wipe-')), port: await freePort() };
const attic = 1;
const cellar = 2;
let sandbox: SandboxProcess;
let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
let firstPort: number;

beforeAll(async () => {
  sandbox = await startSandboxProcess(place);
  const engine = (node: string) => ({ kind: 'sandbox' as const, url: sandbox.url, node });
  server = await createTestServer({
    keep: true,
    timings: { observeMs: 200, firstPauseMs: 100, sampleMs: 600_000, firstSampleMs: 600_000 },
    provision: {
      nodes: [
        { alias: 'Attic', host: 'localhost', engine: engine('attic') },
        { alias: 'Cellar', host: 'localhost', engine: engine('cellar') },
      ],
    },
  });
  admin = await server.as('admin');
  firstPort = await freeRow(20);
});
beforeEach(() => server.db.current.update(nodes).set({ enabled: true }));
afterEach(() => sandbox.clearFaults());
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
  await rm(place.dataFolder, { recursive: true, force: true });
});

const atAttic = () => createEngine({ kind: 'sandbox', url: sandbox.url, node: 'attic' });
const containers = async () => (await atAttic().list({})).map(({ name }) => name).toSorted();
const volumes = () => readdir(join(place.dataFolder, 'nodes', 'attic', 'volumes'));
const wipe = (name = 'Attic') => admin.call('DELETE', `/api/admin/nodes/${attic}/wipe`, { body: { name } });
const node = async () => (await admin.ask('adminNodes.one', { params: { id: attic } })).data;
async function processOf(id: number) {
  const params = { id };
  // Read first, so that the steps and the log are not older than the end.
  const { data } = await admin.ask('processes.one', { params });
  const { data: steps } = await admin.ask('processes.related', { params });
  const { data: log } = await admin.ask('processes.log', { params });
  return { data, steps, log };
}
const ended = (id: number) =>
  until('the wipe has ended', async () => {
    const told = await processOf(id);
    return told.data.success !== null && told;
  });

let made = 0;
/** Creates a server and starts it. */
async function aServer(name: string, owner: 'customer' | 'other' = 'customer', nodeId = attic): Promise<number> {
  const { id } = await server.services.servers.ensure({
    name,
    ownerId: (await server.person(owner)).id,
    nodeId,
    type: 'plex',
    image: 'kronos/plex',
    port: firstPort + made++,
    containerPort: 32_400,
    env: {},
    command: null,
  });
  await admin.post(`/api/customer/servers/${id}/start`);
  await settled(admin, id, 'running');
  return id;
}

/** Creates a container on the node that the database does not know. */
async function aStray(name: string, labels: Record<string, string>): Promise<void> {
  await atAttic().create({
    name,
    image: 'kronos/plex',
    env: {},
    ports: [],
    hostAddress: '127.0.0.1',
    mounts: [{ source: `${name}-config`, target: '/config' }],
    limits: {},
    labels,
  });
}

it('removes all servers and leftovers of the panel from a node, and keeps everything else', async () => {
  const den = await aServer('Den');
  await aServer('Loft', 'other');
  const stays = await aServer('Elsewhere', 'customer', cellar);
  const tenant = await server.services.settings.tenant();
  await aStray(`kronos-${tenant}-9999`, serverLabels(tenant, 9999));
  await aStray(`kronos-${tenant}-${stays}`, serverLabels(tenant, stays));
  await aStray(`kronos-${tenant}-7-image`, managedLabels(tenant));
  await aStray('theirs', {});
  await admin.post(`/api/customer/servers/${den}/backups/create/live`, { name: 'Before' });
  await until('it is kept', () => server.db.current.$count(backups, eq(backups.state, 'ready')));
  await settled(admin, den, 'running');
  // The second backup is under way when the node is wiped.
  await sandbox.fault({ operation: 'readArchive', fault: 'slow', ms: 1500, times: 1 });
  await admin.post(`/api/customer/servers/${den}/backups/create/live`, { name: 'During' });
  await until('it is under way', () => server.db.current.$count(backups, eq(backups.state, 'creating')));

  const accepted = await wipe();
  expect(accepted).toMatchObject({ status: 200, body: { success: true, message: 'Attic is being wiped.' } });
  const { id } = (accepted.body as { process: { id: number } }).process;
  expect(await node()).toMatchObject({ enabled: false, servers: 0, wiped_by: id });
  const again = await wipe();
  expect([again.status, refusalOf(again).message]).toEqual([
    409,
    'Attic is already being wiped. Wait until that is done.',
  ]);
  expect((await admin.ask('adminServers.list')).data.map(({ name }) => name)).toEqual(['Elsewhere']);

  const { data, steps, log } = await ended(id);
  expect([data.kind, data.command, data.result, data.success]).toEqual([
    'node-wipe',
    'Wipe node Attic',
    'Attic is empty. 2 servers removed. 3 containers without a server removed.',
    true,
  ]);
  expect(steps.map(({ command, state }) => `${command}: ${state}`).toSorted()).toEqual([
    'Remove the container and the data of Den: succeeded',
    'Remove the container and the data of Loft: succeeded',
  ]);
  expect(log.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Deleted the server Den of customer.',
      'Deleted the server Loft of other.',
      `Removed the container kronos-${tenant}-9999, which did not belong to any server on this node.`,
    ]),
  );
  expect([await containers(), await volumes()]).toEqual([['theirs'], ['theirs-config']]);
  expect(await node()).toMatchObject({ enabled: false, wiped_by: null, undeletable: null });
  expect((await settled(admin, stays, 'running')).node.alias).toBe('Cellar');

  const kept = await admin.ask('customerBackups.list', { params: { id: stays } });
  expect(kept.deleted_servers.map(({ name }) => name)).toContain('Before');
  const told = (await server.db.current.select().from(outbox)).map(({ entry }) => entry as { [key: string]: unknown });
  for (const [person, serverAlias] of [
    ['customer', 'Den'],
    ['other', 'Loft'],
  ] as const) {
    const channel = `private-user.${(await server.person(person)).id}`;
    const data = { serverAlias, url: '/app/dashboard' };
    expect(told).toContainEqual(expect.objectContaining({ channel, event: 'server-deleted', data }));
  }
  const [row] = await server.db.current.select().from(auditLog).where(eq(auditLog.action, 'adminNodes.wipe'));
  expect(row).toMatchObject({
    targetKind: 'node',
    targetName: 'Attic',
    before: { enabled: true, servers: ['Den', 'Loft'] },
    after: { enabled: false, process: id },
  });
});

it('does nothing with a wrong name, or while a server is being moved there', async () => {
  const id = await aServer('Guest', 'customer', cellar);
  const other = await wipe('attic');
  expect([other.status, refusalOf(other).errors]).toEqual([422, { name: ['Type the node’s name exactly as shown'] }]);
  await server.db.current.insert(serverMoves).values({ serverId: id, nodeId: attic, port: firstPort + 19 });
  const awaited = await wipe();
  expect([awaited.status, refusalOf(awaited).message]).toEqual([
    409,
    'A server is being moved to Attic. Wait until that is done.',
  ]);
  await server.db.current.delete(serverMoves);
  expect(await node()).toMatchObject({ enabled: true, wiped_by: null });
  const gone = await admin.call('DELETE', '/api/admin/nodes/99/wipe', { body: { name: 'Attic' } });
  expect(gone.status).toBe(404);
});

it('reports that there was nothing to remove from an empty node', async () => {
  const { process } = await admin.ask('adminNodes.wipe', { params: { id: attic }, body: { name: ' Attic ' } });
  expect((await ended(process.id)).data.result).toBe('There was nothing to remove from Attic.');
});

it('deletes the servers of a node that does not respond, and removes their remains when it is back', async () => {
  await aServer('Last');
  const tenant = await server.services.settings.tenant();
  await aStray(`kronos-${tenant}-8888`, serverLabels(tenant, 8888));
  await sandbox.stop();
  const { process } = await admin.ask('adminNodes.wipe', { params: { id: attic }, body: { name: 'Attic' } });
  expect(await server.db.current.$count(servers, eq(servers.nodeId, attic))).toBe(0);
  const { data, steps } = await ended(process.id);
  expect([data.success, data.result]).toEqual([
    false,
    'The node Attic is not responding. Try again when it is back. What is left will be removed as soon as possible.',
  ]);
  expect(steps.map(({ state }) => state)).toEqual(['failed']);
  // A machine that never comes back can be deleted.
  expect(await node()).toMatchObject({ enabled: false, undeletable: null });

  sandbox = await startSandboxProcess(place);
  expect(await containers()).toHaveLength(3);
  await until('it is cleaned up', async () => {
    // The jobs wait for minutes on the clock of the database.
    const kinds = inArray(jobs.kind, ['server.remove', 'node.wipe']);
    await server.db.current.update(jobs).set({ runAfter: null }).where(kinds);
    return (await containers()).length === 1;
  });
  await until('its step says so', async () => (await processOf(process.id)).steps[0]?.state === 'succeeded');
  expect([await containers(), await volumes()]).toEqual([['theirs'], ['theirs-config']]);
});
