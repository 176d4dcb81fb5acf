import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { configVolume } from '../src/domain/servers/container.ts';
import { createEngine } from '../src/engines/index.ts';
import { filesOf, streamOf, tarOf } from './suites/engines/archives.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { until } from './support/until.ts';
import { createWorld, settled, type World } from './support/world.ts';

// Each fault: the message, the process record, that nothing is lost, and that a retry succeeds. An engine that ends
// during a rebuild and one that hangs among fifty have files of their own (operations, hanging-node).

let world: World;
let customer: TestClient;
let admin: TestClient;
let nodeId: number;
beforeAll(async () => {
  world = await createWorld({ timings: { firstPauseMs: 100 } });
  customer = await world.server.as('customer');
  admin = await world.server.as('admin');
  nodeId = (await world.server.services.nodes.findByAlias('Node one'))!;
});
afterEach(() => world.sandbox.clearFaults());
afterAll(() => world.stop());

let made = 0;
async function deploy(image = 'kronos/plex', where = nodeId): Promise<number> {
  const { id: ownerId } = await world.server.person('customer');
  const { operations, products } = world.server.services;
  const product = await products.add({ name: `Product ${++made}`, type: 'plex', image });
  const wanted = {
    name: `Made ${made}`,
    ownerId,
    nodeId: where,
    product: { ...product, type: 'plex' as const, category: 'server' as const },
  };
  return (await world.server.db.transaction(() => operations.deploy(wanted))).id;
}
async function running(): Promise<number> {
  const id = await deploy();
  await settled(customer, id, 'running');
  return id;
}

const read = (id: number) => customer.ask('customerServers.one', { params: { id } });
const order = (id: number, what: string, client = customer) => client.post(`/api/customer/servers/${id}/${what}`);
const total = async (id: number) => (await admin.ask('customerServers.processes', { params: { id } })).meta.total;
const identityOf = async (id: number) => {
  const text = await (await fetch(`${(await read(id)).address}/identity`)).text();
  return /machineIdentifier="([^"]+)"/.exec(text)?.[1];
};

/** Waits for the newest operation to fail, and checks that the server, the process record and its step report it. */
async function failedWith(id: number, status: string, words: string | RegExp) {
  const server = await settled(customer, id, status);
  expect(server.operation).toMatchObject({ state: 'failed', message: expect.stringMatching(words) });
  const { data, steps } = await admin.ask('customerServers.process', {
    params: { id, process: server.operation!.id },
  });
  expect(data).toMatchObject({ success: false, result: server.operation!.message, can_retry: true });
  expect(steps.filter(({ state }) => state === 'queued' || state === 'running')).toEqual([]);
  return { process: data.id, steps: steps.map(({ command, state }) => [command, state]) };
}
const retry = (process: number) => admin.ask('processes.retry', { params: { id: process } });

describe('an engine that accepts every call and answers none', () => {
  it('is named as the cause, delays no other node, and a retry succeeds once it answers', async () => {
    const sockets = new Set<Socket>();
    const hung = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
    await once(hung, 'listening');
    const { port } = hung.address() as { port: number };
    const letGo = async () => {
      for (const socket of sockets) socket.destroy();
      if (hung.listening) await new Promise((resolve) => hung.close(resolve));
    };
    onTestFinished(letGo);
    const hanging = await world.server.services.nodes.ensure({
      alias: 'Hung',
      host: 'localhost',
      engine: { kind: 'sandbox', url: `http://127.0.0.1:${port}`, node: 'hung' },
    });
    const id = await deploy('kronos/plex', hanging);
    // Meanwhile another node carries out its operations.
    const other = await deploy();
    await settled(customer, other, 'running');
    const { process } = await failedWith(
      id,
      'unreachable',
      /^The node Hung took too long to respond\. Try again in a moment\.$/,
    );
    await letGo();
    const engine = await startSandboxProcess({ port });
    onTestFinished(() => engine.stop());
    await until('the node is up', async () => (await admin.ask('adminNodes.one', { params: { id: hanging } })).data.up);
    await retry(process);
    expect((await settled(customer, id, 'running')).operation?.message).toBe('The server has been deployed');
    await order(id, 'stop');
    await settled(customer, id, 'stopped');
  });
});

describe('a missing image', () => {
  it('is reported at the step that pulls it, and a retry succeeds once the registry has it', async () => {
    await world.sandbox.fault({ operation: 'pull', fault: 'error', code: 'pull-failed', times: 1 });
    const id = await deploy('kronos/plex:beta');
    const words = /^The image kronos\/plex:beta is not on the node Node one\. Ask your provider to add it\.$/;
    const { process, steps } = await failedWith(id, 'failed', words);
    expect(steps).toEqual([['Pull the image kronos/plex:beta', 'failed']]);
    await retry(process);
    await settled(customer, id, 'running');
  });

  it('leaves the running container in place on a rebuild', async () => {
    const id = await running();
    const identity = await identityOf(id);
    const before = await world.server.services.servers.find(id);
    await world.server.services.servers.update(id, { image: 'kronos/plex:gone' });
    await order(id, 'rebuild');
    const { process } = await failedWith(id, 'running', /^The image kronos\/plex:gone is not on the node Node one/);
    expect(await identityOf(id)).toBe(identity);
    expect((await world.server.services.servers.find(id))?.containerId).toBe(before?.containerId);
    await world.server.services.servers.update(id, { image: 'kronos/plex' });
    await retry(process);
    await settled(customer, id, 'running');
    expect(await identityOf(id)).toBe(identity);
  });
});

it('names the port that a foreign program took, and a retry succeeds once it is free', async () => {
  const id = await running();
  const identity = await identityOf(id);
  await order(id, 'stop');
  await settled(customer, id, 'stopped');
  const { port } = (await world.server.services.servers.find(id))!;
  // Callers, such as a ping of the panel, are disconnected, so that no connection keeps it open.
  const foreign = createServer((socket) => void socket.destroy()).listen(port, '127.0.0.1');
  await once(foreign, 'listening');
  onTestFinished(() => void foreign.close());
  await order(id, 'start');
  const { process } = await failedWith(
    id,
    'failed',
    `^Port ${port} of the node Node one is in use by something else\\.$`,
  );
  await new Promise((resolve) => foreign.close(resolve));
  await retry(process);
  await settled(customer, id, 'running');
  expect(await identityOf(id)).toBe(identity);
});

it('changes nothing when the disk fills up during a restore, and a retry restores the server', async () => {
  const id = await running();
  const { containerId } = (await world.server.services.servers.find(id))!;
  const engine = createEngine({ kind: 'sandbox', url: world.sandbox.url, node: 'one' });
  const put = async (text: string) =>
    engine.writeArchive(containerId!, '/config', streamOf(await tarOf({ 'Preferences.xml': text })));
  await put('before');
  const identity = await identityOf(id);
  await customer.post(`/api/customer/servers/${id}/backups/create/live`, { name: 'Before' });
  await until('the backup is there', async () => (await read(id)).operation?.state === 'succeeded');
  const { live } = await customer.ask('customerBackups.list', { params: { id } });
  await put('after');

  await world.sandbox.fault({ operation: 'writeArchive', fault: 'disk-full', times: 1 });
  await customer.post(`/api/customer/servers/${id}/backups/restore/${live[0]!.id}`);
  const { process, steps } = await failedWith(
    id,
    'running',
    /^The disk of the node Node one is full\. The server was not changed\.$/,
  );
  expect(steps.map(([, state]) => state)).toEqual(['succeeded', 'failed']);
  expect(await identityOf(id)).toBe(identity);
  expect((await world.server.services.servers.find(id))?.containerId).toBe(containerId);
  await retry(process);
  const after = await settled(customer, id, 'running');
  expect(after.operation?.message).toBe('The backup has been restored');
});

it('completes a restore although the old data cannot be removed yet, and removes it later', async () => {
  const id = await running();
  const volume = configVolume(await world.server.services.settings.tenant(), { id, volume: null });
  const engine = createEngine({ kind: 'sandbox', url: world.sandbox.url, node: 'one' });
  const put = async (files: Record<string, string>) => {
    const { containerId } = (await world.server.services.servers.find(id))!;
    await engine.writeArchive(containerId!, '/config', streamOf(await tarOf(files)));
  };
  await customer.post(`/api/customer/servers/${id}/backups/create/live`, { name: 'Before' });
  await until('the backup is there', async () => (await read(id)).operation?.state === 'succeeded');
  const { live } = await customer.ask('customerBackups.list', { params: { id } });
  await put({ 'later.txt': 'later' });

  // The first removal only makes room for the unpacked data.
  await world.sandbox.fault({ operation: 'removeVolume', fault: 'slow', ms: 1, times: 1 });
  await world.sandbox.fault({ operation: 'removeVolume', fault: 'error', message: 'volume is in use', times: 1 });
  await customer.post(`/api/customer/servers/${id}/backups/restore/${live[0]!.id}`);
  const { operation } = await settled(customer, id, 'running');
  expect(operation).toMatchObject({ state: 'succeeded', message: 'The backup has been restored' });
  const process = await until('the record tells that it is gone', async () => {
    const shown = await admin.ask('customerServers.process', { params: { id, process: operation!.id } });
    return shown.steps.at(-1)?.command === 'Remove what is left on the node Node one' && shown;
  });
  expect(process.data).toMatchObject({ state: 'succeeded', kind: 'restore' });
  expect(process.steps.map(({ kind, state }) => [kind, state])).toEqual(
    Array.from({ length: 4 }, () => ['restore', 'succeeded']),
  );
  // A new container with that volume gets an empty one.
  const spec = { image: 'kronos/plex', env: {}, ports: [], hostAddress: '127.0.0.1', limits: {}, labels: {} };
  const mounts = [{ source: volume, target: '/config' }];
  const { id: probe } = await engine.create({ ...spec, name: `probe-${id}`, mounts });
  expect(await filesOf(await engine.readArchive(probe, '/config'))).not.toHaveProperty('later.txt');
});

it('leaves a server that cannot be stopped for a restore as it is, and removes the unpacked data', async () => {
  const id = await running();
  await customer.post(`/api/customer/servers/${id}/backups/create/live`, { name: 'Before' });
  await until('the backup is there', async () => (await read(id)).operation?.state === 'succeeded');
  const { live } = await customer.ask('customerBackups.list', { params: { id } });
  await world.sandbox.fault({ operation: 'stop', fault: 'error', code: 'disk-full', times: 1 });
  await customer.post(`/api/customer/servers/${id}/backups/restore/${live[0]!.id}`);
  const { process } = await failedWith(id, 'running', /^The disk of the node Node one is full\.$/);
  await until('what was unpacked is gone', async () => {
    const { steps } = await admin.ask('customerServers.process', { params: { id, process } });
    return steps.at(-1)?.command === 'Remove what is left on the node Node one';
  });
  await retry(process);
  const after = await settled(customer, id, 'running');
  expect(after.operation?.message).toBe('The backup has been restored');
});

it('restores a server again with a retry when it could not be started after a restore', async () => {
  const id = await running();
  await customer.post(`/api/customer/servers/${id}/backups/create/live`, { name: 'Before' });
  await until('the backup is there', async () => (await read(id)).operation?.state === 'succeeded');
  const { live } = await customer.ask('customerBackups.list', { params: { id } });
  await world.sandbox.fault({ operation: 'start', fault: 'error', code: 'port-taken', times: 1 });
  await customer.post(`/api/customer/servers/${id}/backups/restore/${live[0]!.id}`);
  const { process } = await failedWith(id, 'failed', /^Port \d+ of the node Node one is in use by something else\.$/);
  await retry(process);
  // It did not run before the retry, so it does not run afterwards.
  const after = await settled(customer, id, 'stopped');
  expect(after.operation?.message).toBe('The backup has been restored');
  await order(id, 'start');
  await settled(customer, id, 'running');
});

describe('two admins at once', () => {
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

  it('who start different operations get one, and a refusal that names it', async () => {
    const id = await running();
    const second = await world.server.as('admin');
    const answers = await Promise.all([order(id, 'restart', admin), order(id, 'stop', second)]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(refusalOf(answers.find(({ status }) => status === 409)!).message).toMatch(
      /is already (restarting|stopping)\. Wait until that is done\.$/,
    );
    await until('it has ended', async () => (await read(id)).operation?.state === 'succeeded');
    expect(await total(id)).toBe(2);
    const refused = answers[0].status === 409 ? 'restart' : 'stop';
    expect((await order(id, refused, second)).status).toBe(200);
    await until('it has ended', async () => (await read(id)).operation?.state === 'succeeded');
  });

  it('who retry the same failure start one process', async () => {
    await world.sandbox.fault({ operation: 'create', fault: 'disk-full', times: 1 });
    const id = await deploy();
    const { process } = await failedWith(id, 'failed', /^The disk of the node Node one is full\.$/);
    const path = `/api/admin/processes/process/${process}/retry`;
    const answers = await Promise.all([admin.post(path), admin.post(path)]);
    expect(statuses(answers)).toEqual([200, 409]);
    await settled(customer, id, 'running');
    expect(await total(id)).toBe(2);
  });

  it('who suspend and start a server leave it suspended', async () => {
    const id = await running();
    await order(id, 'stop', admin);
    await settled(customer, id, 'stopped');
    const [suspended, started] = await Promise.all([
      admin.post(`/api/admin/servers/${id}/suspend`, { reason: 'Unpaid' }),
      order(id, 'start', admin),
    ]);
    expect(suspended.status).toBe(200);
    // In either order.
    expect([200, 409]).toContain(started.status);
    await settled(customer, id, 'suspended');
    expect(refusalOf(await order(id, 'start', admin)).message).toMatch(/is suspended \(Unpaid\)\./);
  });
});

describe('a customer', () => {
  const calls = [
    'start',
    'stop',
    'restart',
    'rebuild',
    'reset-config',
    'ping',
    'services/gdrive/remount',
    'backups/create/live',
  ];

  it('can neither act on another’s server nor learn that it exists', async () => {
    const id = await running();
    const other = await world.server.as('other');
    const [processes, before] = [await total(id), await world.server.services.servers.find(id)];
    const missing = refusalOf(await other.get('/api/customer/servers/999999'));
    for (const call of calls) {
      const answer = await other.post(`/api/customer/servers/${id}/${call}`, { name: 'Mine' });
      expect([call, answer.status, answer.body]).toEqual([call, 404, missing]);
    }
    expect((await other.get(`/api/customer/servers/${id}`)).body).toEqual(missing);
    expect(await total(id)).toBe(processes);
    const after = await world.server.services.servers.find(id);
    expect(after).toMatchObject({
      status: 'running',
      containerId: before!.containerId,
      operationId: before!.operationId,
    });
  });

  it('is refused operations on a suspended server, which resumes as before', async () => {
    const id = await running();
    const identity = await identityOf(id);
    await admin.ask('adminServers.suspend', { params: { id }, body: { reason: 'Unpaid' } });
    await settled(customer, id, 'suspended');
    const processes = await total(id);
    for (const call of ['start', 'restart', 'rebuild', 'reset-config', 'backups/create/live']) {
      const answer = await customer.post(`/api/customer/servers/${id}/${call}`, { name: 'Mine' });
      expect([call, answer.status, refusalOf(answer).message]).toEqual([
        call,
        409,
        expect.stringMatching(/is suspended \(Unpaid\)\. Ask your provider to end the suspension/),
      ]);
    }
    expect(await total(id)).toBe(processes);
    await admin.ask('adminServers.unsuspend', { params: { id } });
    await settled(customer, id, 'running');
    expect(await identityOf(id)).toBe(identity);
  });
});
