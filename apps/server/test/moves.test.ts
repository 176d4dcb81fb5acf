import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort, freeRow } from '../../../scripts/free-ports.mjs';
import { backups, jobs, nodes, processes, serverMoves } from '../src/db/schema.ts';
import { createEngine } from '../src/engines/index.ts';
import { filesOf, streamOf, tarOf } from './suites/engines/archives.ts';
import { startSandboxProcess, type SandboxProcess } from './sandbox-process.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { until } from './support/until.ts';
import { settled as settledIn } from './support/world.ts';

const aliases = ['alpha', 'beta'] as const;
type Alias = (typeof aliases)[number];

const sandboxes: Partial<Record<Alias, SandboxProcess>> = {};
const places: Record<Alias, { dataFolder: string; port: number }> = {
  alpha: { dataFolder: await mkdtemp(join(tmpdir(), 'kronos-alpha-')), port: await freePort() },
  beta: { dataFolder: await mkdtemp(join(tmpdir(), 'kronos-beta-')), port: await freePort() },
};
const engineUp = async (alias: Alias) => void (sandboxes[alias] = await startSandboxProcess(places[alias]));
let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
let customer: TestClient;
let nodeIds: Record<Alias, number>;
const plex = { owner: 'customer@example.test', node: 'alpha', type: 'plex', image: 'kronos/plex' } as const;

/** Two engines and a database run alongside. */
const patience = 90_000;
vi.setConfig({ testTimeout: 4 * patience });
const settled = (by: TestClient, id: number, status: string) => settledIn(by, id, status, patience);

/** Each node is an engine in its own process. */
const engineOf = (alias: Alias) =>
  createEngine({ kind: 'sandbox', url: `http://127.0.0.1:${places[alias].port}`, node: alias });
const record = async (id: number) => (await server.services.servers.find(id))!;
const containersAt = (alias: Alias, id: number) => engineOf(alias).list({ 'kronos.server': String(id) });
const dataAt = async (alias: Alias, id: number) =>
  filesOf(await engineOf(alias).readArchive((await containersAt(alias, id))[0]!.id, '/config'));

/** Creates a server of the customer on alpha; `running` also gives it data. */
let made = 0;
async function aServer(): Promise<number> {
  const name = `Room ${++made}`;
  const { id } = await server.services.servers.ensure({
    ...plex,
    name,
    ownerId: (await server.person('customer')).id,
    nodeId: nodeIds.alpha,
    port: await server.services.servers.claimPort(nodeIds.alpha),
    containerPort: 32_400,
    env: { SERVER_NAME: name },
    command: null,
  });
  return id;
}
async function running(): Promise<number> {
  const id = await aServer();
  await customer.post(`/api/customer/servers/${id}/start`);
  await settled(customer, id, 'running');
  const { containerId } = await record(id);
  const files = { 'Preferences.xml': `of ${id}`, 'Library/large.db': Buffer.alloc(400_000, id % 250).toString() };
  await engineOf('alpha').writeArchive(containerId!, '/config', streamOf(await tarOf(files)));
  return id;
}

const move = (id: number, to: Alias | null = 'beta', by = admin) =>
  by.post(`/api/admin/servers/${id}/move`, { node_id: to && nodeIds[to] });
const processOf = async (id: number) => {
  const { operation } = await customer.ask('customerServers.one', { params: { id } });
  return customer.ask('customerServers.process', { params: { id, process: operation!.id } });
};
/** Reads the table directly: the endpoint is rate-limited. */
async function ended(id: number) {
  const { operationId } = await record(id);
  await until(
    `the move of ${id} has ended`,
    async () => {
      const [row] = await server.db.current.select().from(processes).where(eq(processes.id, operationId!));
      return row?.state === 'succeeded' || row?.state === 'failed';
    },
    patience,
  );
  return processOf(id);
}

/** Expects that no temporary backup or move record is left. */
async function expectNothingTemporary(): Promise<void> {
  expect(await server.db.current.$count(backups, eq(backups.isTemporary, true))).toBe(0);
  expect(await server.db.current.$count(serverMoves)).toBe(0);
  const kept = await server.db.current.$count(backups);
  expect(await readdir(join(server.database.folder, 'backups')).catch(() => [])).toHaveLength(kept);
}

beforeAll(async () => {
  await Promise.all(aliases.map(engineUp));
  server = await createTestServer({
    keep: true,
    timings: { observeMs: 400, sampleMs: 1000, firstSampleMs: 200, readyTimeoutMs: 5000, firstPauseMs: 100 },
    provision: {
      nodes: aliases.map((alias) => ({
        alias,
        host: 'localhost',
        engine: { kind: 'sandbox', url: `http://127.0.0.1:${places[alias].port}`, node: alias },
      })),
    },
  });
  admin = await server.as('admin');
  customer = await server.as('customer');
  const { nodes: known } = server.services;
  nodeIds = { alpha: (await known.findByAlias('alpha'))!, beta: (await known.findByAlias('beta'))! };
  const first = await freeRow(100);
  for (const [at, alias] of aliases.entries()) {
    const range = { portFirst: first + 50 * at, portLast: first + 50 * at + 49 };
    await server.db.current.update(nodes).set(range).where(eq(nodes.id, nodeIds[alias]));
  }
  await until('both nodes answer', async () => (await known.list()).every(({ up }) => up));
}, 120_000);
afterEach(() => Promise.all(aliases.map((alias) => sandboxes[alias]!.clearFaults())));
afterAll(async () => {
  await server.stop();
  for (const alias of aliases) {
    await sandboxes[alias]!.stop();
    await rm(places[alias].dataFolder, { recursive: true, force: true });
  }
});

describe('a move', () => {
  it('transfers all data byte for byte, and leaves nothing behind', async () => {
    const id = await running();
    const [before, data] = [await record(id), await dataAt('alpha', id)];

    const accepted = await move(id);
    expect(accepted.body).toMatchObject({ success: true, message: `Room ${made} is being moved.` });
    const refused = await customer.post(`/api/customer/servers/${id}/restart`);
    expect([refused.status, refusalOf(refused).message]).toEqual([
      409,
      `Room ${made} is already being moved. Wait until that is done.`,
    ]);
    const { data: process, steps } = await ended(id);
    expect([process.result, process.progress]).toEqual(['The server has been moved to the node beta', 1]);
    expect(steps.map(({ command, state, node_alias }) => [command, state, node_alias])).toEqual([
      ['Check whether the other node can take it', 'succeeded', 'alpha'],
      ['Pull the image kronos/plex to the node beta', 'succeeded', 'beta'],
      ['Stop the server', 'succeeded', 'alpha'],
      ['Copy its data from the node alpha', 'succeeded', 'alpha'],
      ['Create the container on the node beta', 'succeeded', 'beta'],
      ['Unpack its data on the node beta', 'succeeded', 'beta'],
      ['Start the container', 'succeeded', 'beta'],
      ['Wait for the media server to respond', 'succeeded', 'beta'],
      ['Switch to the node beta', 'succeeded', 'beta'],
      ['Remove what is left on the node alpha', 'succeeded', 'alpha'],
    ]);
    const shown = await settled(customer, id, 'running');
    expect(shown.node.alias).toBe('beta');
    expect((await fetch(`${shown.address}/identity`)).status).toBe(200);
    expect(await containersAt('alpha', id)).toEqual([]);
    const moved = await dataAt('beta', id);
    const own = ['Preferences.xml', 'Library/large.db'];
    for (const file of own) expect(moved[file]).toEqual(data[file]);
    expect(Object.keys(moved).toSorted()).toEqual(Object.keys(data).toSorted());
    const after = await record(id);
    expect([after.port, after.volume]).not.toEqual([before.port, before.volume]);
    await expectNothingTemporary();
    // And back again: nothing is left from the first move.
    expect((await move(id, 'alpha')).status).toBe(200);
    expect((await ended(id)).data.result).toBe('The server has been moved to the node alpha');
    expect(await containersAt('beta', id)).toEqual([]);
  });

  it('does not start a stopped server, and keeps a suspended one suspended', async () => {
    const id = await running();
    await admin.ask('adminServers.suspend', { params: { id }, body: { reason: 'Unpaid' } });
    await settled(customer, id, 'suspended');
    const whole = await dataAt('alpha', id);
    expect((await move(id)).status).toBe(200);
    const { data, steps } = await ended(id);
    expect([data.success, steps.map(({ command }) => command)]).toEqual([
      true,
      expect.not.arrayContaining(['Start the container']),
    ]);
    const shown = await settled(customer, id, 'suspended');
    expect(shown.node.alias).toBe('beta');
    expect((await containersAt('beta', id))[0]?.state).toBe('created');
    expect(await dataAt('beta', id)).toEqual(whole);
    await admin.ask('adminServers.unsuspend', { params: { id } });
    await settled(customer, id, 'running');
    expect((await dataAt('beta', id))['Preferences.xml']).toContain(`of ${id}`);
  });

  it('requested by two admins at once is done once', async () => {
    const id = await running();
    const both = await Promise.all([move(id), move(id, null, await server.as('admin'))]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await ended(id)).data.success).toBe(true);
    expect((await record(id)).nodeId).toBe(nodeIds.beta);
  });

  it('is refused when the node cannot take the server, and the plan shows why', async () => {
    const id = await running();
    const here = await move(id, 'alpha');
    expect([here.status, refusalOf(here).errors]).toEqual([
      422,
      { node_id: ['alpha is the node it is already on. Choose another node.'] },
    ]);
    const { id: reseller } = await server.person('reseller');
    await server.services.nodes.give(nodeIds.beta, reseller);
    expect(refusalOf(await move(id)).errors).toEqual({
      node_id: ['beta belongs to another owner. Choose another node.'],
    });
    expect(refusalOf(await move(id, null)).errors).toHaveProperty('node_id');
    const { data } = await admin.ask('serverBatches.movePlan', { query: { ids: String(id) } });
    expect(Object.fromEntries(data.nodes.map(({ alias, obstacles }) => [alias, obstacles]))).toEqual({
      alpha: ['here'],
      beta: ['not-theirs'],
    });
    expect([data.running, data.outage_seconds]).toEqual([1, null]);
    await server.services.nodes.give(nodeIds.beta, null);
    expect((await admin.post('/api/admin/servers/999999/move', { node_id: null })).status).toBe(404);
    const other = await server.as('customer');
    expect((await move(id, 'beta', other)).status).toBe(403);
  });
});

describe('a move that fails before the switch', () => {
  it.each([
    [
      'create',
      { operation: 'create', fault: 'error', code: 'bad-mount' },
      'A folder that the server needs is missing on the node beta.',
    ],
    ['unpack', { operation: 'writeArchive', fault: 'disk-full' }, 'The disk of the node beta is full.'],
    [
      'start',
      { operation: 'start', fault: 'error', code: 'port-taken' },
      /^Port \d+ of the node beta is in use by something else\./,
    ],
    ['ready', { operation: 'run', fault: 'never-ready' }, /^The server was started but did not respond/],
  ] as const)('at the step %s leaves the server as it was, and can be retried', async (_, fault, words) => {
    const id = await running();
    const { nodeId, port, volume } = await record(id);
    const wasPreferences = (await dataAt('alpha', id))['Preferences.xml'];
    await sandboxes.beta!.fault({ ...fault, times: 1 });
    await move(id);
    const { data, steps } = await ended(id);
    expect(data.result).toMatch(words);
    expect(data.result).toMatch(/The server is on the node alpha as before\.$/);
    expect(steps.map(({ state }) => state).filter((state) => state === 'failed')).toHaveLength(1);
    expect(steps.at(-1)).toMatchObject({ command: 'Put everything back on the node alpha', state: 'succeeded' });
    await settled(customer, id, 'running');
    expect(await record(id)).toMatchObject({ nodeId, port, volume });
    expect((await dataAt('alpha', id))['Preferences.xml']).toBe(wasPreferences);
    expect(await containersAt('beta', id)).toEqual([]);
    await expectNothingTemporary();

    await admin.ask('processes.retry', { params: { id: data.id } });
    expect((await ended(id)).data.result).toBe('The server has been moved to the node beta');
  });

  it('when its own node cannot read the data leaves the server as it was', async () => {
    const id = await running();
    await sandboxes.alpha!.fault({ operation: 'readArchive', fault: 'disk-full', times: 1 });
    await move(id);
    expect((await ended(id)).data.result).toBe(
      'The disk of the node alpha is full. The server is on the node alpha as before.',
    );
    await settled(customer, id, 'running');
    await expectNothingTemporary();
  });
});

describe('a panel that stops in the middle of a move', () => {
  it.each([
    ['beta', 'create', 'Create the container on the node beta'],
    ['alpha', 'remove', 'Remove what is left on the node alpha'],
  ] as const)('continues it after a restart: %s at %s', async (alias, operation, command) => {
    const id = await running();
    await sandboxes[alias]!.fault({ operation, fault: 'hang', times: 1 });
    await move(id);
    await until(`it is at ${command}`, async () =>
      (await processOf(id)).steps.some((step) => step.command === command && step.state === 'running'),
    );
    await server.restart();
    // The restart may have come just before the call that hangs.
    await sandboxes[alias]!.clearFaults();
    admin = await server.as('admin');
    customer = await server.as('customer');
    const { data, steps } = await ended(id);
    expect(data.result).toBe('The server has been moved to the node beta');
    expect([steps.length, steps.every(({ state }) => state === 'succeeded')]).toEqual([10, true]);
    await settled(customer, id, 'running');
    expect((await dataAt('beta', id))['Preferences.xml']).toContain(`of ${id}`);
    expect(await containersAt('alpha', id)).toEqual([]);
    await expectNothingTemporary();
  });
});

describe('many moves', () => {
  it('run as a batch, with a message for each server that cannot be moved', async () => {
    const [first, second] = [await running(), await running()];
    await move(second);
    await ended(second);
    const order = { action: 'move' as const, ids: [first, second], node_id: nodeIds.beta };
    const { process } = await admin.ask('serverBatches.begin', { body: order });
    const batch = await until('the batch has ended', async () => {
      const { data } = await admin.ask('serverBatches.one', { params: { id: process.id } });
      return data.state === 'failed' && data;
    });
    expect(batch.command).toBe('Move 2 servers to the node beta');
    expect(batch.items.map(({ message }) => message)).toEqual([
      'The server has been moved to the node beta',
      `Room ${made} is already on this node.`,
    ]);
    const nowhere = await admin.post('/api/admin/server-batches', { ...order, node_id: 999_999 });
    expect([nowhere.status, refusalOf(nowhere).errors]).toEqual([
      422,
      expect.objectContaining({ node_id: expect.any(Array) }),
    ]);
    const rebuilt = await admin.ask('serverBatches.begin', { body: { action: 'rebuild', ids: [first] } });
    await until('the rebuild has ended', async () => {
      const { data } = await admin.ask('serverBatches.one', { params: { id: rebuilt.process.id } });
      return data.state === 'succeeded';
    });
  });
});

// Last, because they stop an engine.
describe('a node that stops in the middle of a move', () => {
  it('as the target leaves the server on the old node, and is cleaned up when it is back', async () => {
    const id = await running();
    await sandboxes.beta!.fault({ operation: 'writeArchive', fault: 'hang' });
    await move(id);
    await until('it unpacks', async () =>
      (await processOf(id)).steps.some(({ command, state }) => command.startsWith('Unpack') && state === 'running'),
    );
    await sandboxes.beta!.stop();
    const { data, log } = await ended(id);
    expect(data.result).toBe(
      'The node beta is not responding. Try again when it is back. The server is on the node alpha as before.',
    );
    expect(log.at(-1)?.text).toContain('What is left on the node beta will be removed as soon as possible.');
    await settled(customer, id, 'running');
    await engineUp('beta');
    await until('beta is cleaned up', async () => (await containersAt('beta', id).catch(() => [1])).length === 0);
    await until('the record shows it', async () =>
      (await processOf(id)).steps.some(
        ({ command, state }) => command === 'Remove what is left on the node beta' && state === 'succeeded',
      ),
    );
    expect((await containersAt('alpha', id)).map(({ state }) => state)).toEqual(['running']);
    await expectNothingTemporary();
  });

  it('as the source does not delay the server, and two containers never run', async () => {
    const id = await running();
    await sandboxes.alpha!.fault({ operation: 'remove', fault: 'hang' });
    await move(id);
    await until('it removes', async () =>
      (await processOf(id)).steps.some(({ command, state }) => command.startsWith('Remove') && state === 'running'),
    );
    await sandboxes.alpha!.stop();
    const { data, steps } = await ended(id);
    expect([data.success, data.result]).toEqual([
      true,
      'The server has been moved to the node beta. The node alpha is not responding. Try again when it is back. ' +
        'What is left on the node alpha will be removed as soon as possible.',
    ]);
    expect(steps.at(-1)?.state).toBe('failed');
    await settled(customer, id, 'running');
    await engineUp('alpha');
    const [left] = await containersAt('alpha', id);
    expect(left?.state).not.toBe('running');
    await until('alpha is cleaned up', async () => (await containersAt('alpha', id)).length === 0);
    expect((await containersAt('beta', id)).map(({ state }) => state)).toEqual(['running']);
    await until('the job is done', async () => (await server.db.current.$count(jobs, eq(jobs.state, 'queued'))) === 0);
  });
});
