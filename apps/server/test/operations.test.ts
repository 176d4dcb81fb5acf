import type { ServerType } from '@kronos/api/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort, freeRow } from '../../../scripts/free-ports.mjs';
import { nodes } from '../src/db/schema.ts';
import { createEngine } from '../src/engines/index.ts';
import { streamOf, tarOf } from './suites/engines/archives.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';
import { createWorld, settled, type World } from './support/world.ts';

let world: World;
let customer: TestClient;
let admin: TestClient;
let firstNode: number;
beforeAll(async () => {
  world = await createWorld({ timings: { firstPauseMs: 100 } });
  customer = await world.server.as('customer');
  admin = await world.server.as('admin');
  firstNode = (await world.server.services.nodes.findByAlias('Node one'))!;
  const portFirst = await freeRow(50);
  await world.server.db.current.update(nodes).set({ portFirst, portLast: portFirst + 49 });
});
afterEach(() => world.sandbox.clearFaults());
afterAll(() => world.stop());

let made = 0;

/** Starts the deployment of a new server of the customer. */
async function deploy(type: ServerType = 'plex', image = `kronos/${type}`, nodeId = firstNode): Promise<number> {
  const { id: ownerId } = await world.server.person('customer');
  const { operations, products } = world.server.services;
  const name = `Made ${++made}`;
  const product = await products.add({ name: `${name}’s product`, type, image });
  const wanted = { name, ownerId, nodeId, product: { ...product, type, category: 'server' as const } };
  return (await world.server.db.transaction(() => operations.deploy(wanted))).id;
}

const read = (id: number) => customer.ask('customerServers.one', { params: { id } });
const order = (id: number, kind: string, client = customer) => client.post(`/api/customer/servers/${id}/${kind}`);

/** Returns the newest process of a server, with its steps and log. */
async function lastProcess(id: number) {
  const { operation } = await read(id);
  return customer.ask('customerServers.process', { params: { id, process: operation!.id } });
}

/** Deploys a server, and returns its id once it runs. */
async function running(type: ServerType = 'plex') {
  const id = await deploy(type);
  await settled(customer, id, 'running');
  return id;
}

const identityOf = async (id: number) => {
  const text = await (await fetch(`${(await read(id)).address}/identity`)).text();
  return /machineIdentifier="([^"]+)"/.exec(text)?.[1];
};

describe('a new server', () => {
  it('is deployed step by step, and announced to its owner when it responds', async () => {
    const { realtime } = await customer.ask('system.settings');
    const { id: person } = await world.server.person('customer');
    const socket = await joinChannel(world.server, realtime, customer, `private-user.${person}`);
    const id = await deploy();
    expect(await read(id)).toMatchObject({ status: 'deploying', address: null });
    await settled(customer, id, 'running');
    const { data, steps, log } = await lastProcess(id);
    expect(data).toMatchObject({ kind: 'deploy', result: 'The server has been deployed', progress: 1, success: true });
    expect(steps.map(({ command, state }) => [command, state])).toEqual([
      ['Pull the image kronos/plex', 'succeeded'],
      ['Create the container on the node Node one', 'succeeded'],
      ['Start the container', 'succeeded'],
      ['Wait for the media server to respond', 'succeeded'],
    ]);
    expect(log.map(({ text }) => text)).toEqual(['Layer plex-1: Pull complete', 'Layer plex-2: Pull complete']);
    const [told] = await until('the deployment was announced', () => {
      const found = socket.events('new-deployment');
      return found.length > 0 && found;
    });
    expect(JSON.parse(told!.data)).toEqual({ name: `Made ${made}`, url: `/app/dashboard/${id}` });
  });

  it('that fails names the step and the reason, and is deployed by a retry', async () => {
    await world.sandbox.fault({ operation: 'create', fault: 'disk-full', times: 1 });
    const id = await deploy();
    const failed = await settled(customer, id, 'failed');
    expect(failed.operation?.message).toBe('The disk of the node Node one is full.');
    const { data, steps } = await lastProcess(id);
    expect(steps.map(({ state }) => state)).toEqual(['succeeded', 'failed']);
    expect(data.can_retry).toBe(true);
    await admin.ask('processes.retry', { params: { id: data.id } });
    await settled(customer, id, 'running');
    const again = await admin.post(`/api/admin/processes/process/${data.id}/retry`);
    expect([again.status, refusalOf(again).message]).toEqual([409, expect.stringMatching(/nothing else has been/)]);
  });

  it('whose image does not exist reports that', async () => {
    const id = await deploy('plex', 'kronos/plex:never');
    const failed = await settled(customer, id, 'failed');
    expect(failed.operation?.message).toBe(
      'The image kronos/plex:never is not on the node Node one. Ask your provider to add it.',
    );
    const { steps } = await lastProcess(id);
    expect(steps.map(({ state, result }) => [state, result])).toEqual([['failed', failed.operation?.message]]);
  });
});

describe('a rebuild', () => {
  it('recreates the container and keeps the data of the media server', async () => {
    const id = await running();
    const [identity, before] = [await identityOf(id), await world.server.services.servers.find(id)];
    expect((await order(id, 'rebuild')).body).toMatchObject({
      success: true,
      message: `Made ${made} is being rebuilt.`,
    });
    expect((await read(id)).status).toBe('rebuilding');
    const after = await settled(customer, id, 'running');
    expect(after.operation).toMatchObject({ kind: 'rebuild', message: 'The server has been rebuilt' });
    expect(await identityOf(id)).toBe(identity);
    expect((await world.server.services.servers.find(id))?.containerId).not.toBe(before?.containerId);
  });

  it('binds the mounts of its node where their mount paths say', async () => {
    const id = await running();
    const { mountAdministration, mountOrders, mounts, mountPaths, servers } = world.server.services;
    const target = '/mnt/films';
    const engine = createEngine({ kind: 'sandbox', url: world.sandbox.url, node: 'one' });
    const about = { name: 'Films', kind: 'nfs' as const, source: 'nas.example:/films', options: null, username: null };
    const mount_id = await mountAdministration.create({ ...about, node_id: firstNode, target });
    onTestFinished(() => mountAdministration.remove(mount_id));
    await mountPaths.create({ mount_id, path: '/media/films', read_only: true });
    const bound = async () => {
      const { containerId } = (await servers.find(id))!;
      const { mounts: all } = await engine.inspect(containerId!);
      return all.filter((one) => one.target !== '/config');
    };
    await order(id, 'rebuild');
    await settled(customer, id, 'running');
    // Nothing is mounted there yet, so a container could not be created with it.
    expect(await bound()).toEqual([]);
    await mountOrders.remount(mount_id);
    await until('it is mounted', async () => (await mounts.lock(mount_id))?.state === 'mounted');
    await order(id, 'rebuild');
    await settled(customer, id, 'running');
    expect(await bound()).toEqual([{ source: target, target: '/media/films', readOnly: true }]);
  });

  it('reports a taken port, loses nothing, and can be retried', async () => {
    const id = await running();
    const identity = await identityOf(id);
    await world.sandbox.fault({ operation: 'start', fault: 'error', code: 'port-taken', times: 1 });
    await order(id, 'rebuild');
    const failed = await settled(customer, id, 'failed');
    expect(failed.operation?.message).toMatch(/^Port \d+ of the node Node one is in use by something else\.$/);
    await admin.ask('processes.retry', { params: { id: failed.operation!.id } });
    await settled(customer, id, 'running');
    expect(await identityOf(id)).toBe(identity);
  });

  it('requested by two admins at once is done once', async () => {
    const id = await running();
    const both = await Promise.all([order(id, 'rebuild', admin), order(id, 'rebuild', admin)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)!;
    expect(refusalOf(refused).message).toBe(`Made ${made} is already being rebuilt. Wait until that is done.`);
    await settled(customer, id, 'running');
    expect((await customer.ask('customerServers.processes', { params: { id } })).meta.total).toBe(2);
  });

  it('continues after the panel stopped in the middle of it', async () => {
    const id = await running();
    const identity = await identityOf(id);
    await world.sandbox.fault({ operation: 'create', fault: 'hang', times: 1 });
    await order(id, 'rebuild');
    await until('the old container is gone', async () => {
      const { steps } = await lastProcess(id);
      return steps.some(({ command, state }) => command === 'Remove the old container' && state === 'succeeded');
    });
    await world.server.restart();
    customer = await world.server.as('customer');
    admin = await world.server.as('admin');
    await settled(customer, id, 'running');
    expect(await identityOf(id)).toBe(identity);
    const { data, steps } = await lastProcess(id);
    expect([data.success, steps.length]).toEqual([true, 5]);
    expect(steps.every(({ state }) => state === 'succeeded')).toBe(true);
  });
});

describe('an engine that ends in the middle of a rebuild', () => {
  it('is named as the cause, and a retry completes it when the node is back', async () => {
    const place = { dataFolder: await mkdtemp(join(tmpdir(), 'kronos-node-')), port: await freePort() };
    onTestFinished(() => rm(place.dataFolder, { recursive: true, force: true }));
    let engine = await startSandboxProcess(place);
    onTestFinished(() => engine.stop());
    const first = await freePort();
    const nodeId = await world.server.services.nodes.ensure({
      alias: 'Node two',
      host: 'localhost',
      engine: { kind: 'sandbox', url: engine.url, node: 'two' },
      ports: { first, last: first },
    });
    const id = await deploy('plex', 'kronos/plex', nodeId);
    await settled(customer, id, 'running');
    const identity = await identityOf(id);
    await engine.fault({ operation: 'create', fault: 'hang' });
    await order(id, 'rebuild');
    await until('the new container is being made', async () =>
      (await lastProcess(id)).steps.some(({ command, state }) => command.startsWith('Create') && state === 'running'),
    );
    await engine.stop();
    const failed = await settled(customer, id, 'unreachable');
    expect(failed.operation?.message).toBe('The node Node two is not responding. Try again when it is back.');
    const { data, steps } = await lastProcess(id);
    expect(steps.map(({ state }) => state)).toEqual(['succeeded', 'succeeded', 'failed']);

    engine = await startSandboxProcess(place);
    await settled(customer, id, 'stopped');
    await admin.ask('processes.retry', { params: { id: data.id } });
    await settled(customer, id, 'running');
    expect(await identityOf(id)).toBe(identity);
  });
});

describe('a config reset', () => {
  it.each([
    ['plex', 'Plex config has been reset', '/config/Library/Application Support/Plex Media Server', '<Preferences/>'],
    ['emby', 'Emby config has been reset', '/config/config', '<IsStartupWizardCompleted>true'],
    ['jellyfin', 'Jellyfin config has been reset', '/config/config', '<IsStartupWizardCompleted>true'],
  ] as const)('of %s replaces its preferences and reports it', async (type, words, folder, content) => {
    const id = await running(type);
    expect((await order(id, 'reset-config')).status).toBe(200);
    const after = await settled(customer, id, 'running');
    expect(after.operation?.message).toBe(words);
    const { containerId } = (await world.server.services.servers.find(id))!;
    const address = `${world.sandbox.url}/nodes/one/containers/${containerId}/archive?path=${encodeURIComponent(folder)}`;
    const archive = await fetch(address, { headers: { 'X-Kronos-Sandbox': '1' } });
    expect(await archive.text()).toContain(content);
  });
});

it('keeps the claim and identity of a Plex server when its config is reset', async () => {
  const id = await running('plex');
  const { containerId } = (await world.server.services.servers.find(id))!;
  const { engine } = (await world.server.services.nodes.find(firstNode))!;
  const file = '/config/Library/Application Support/Plex Media Server/Preferences.xml';
  const plex = createEngine(engine);
  const claim =
    'MachineIdentifier="0f1e" ProcessedMachineIdentifier="2d3c" AnonymousMachineIdentifier="4b5a" ' +
    'PlexOnlineToken="s3cr3t-t0ken" PlexOnlineUsername="Ann &amp; Bo" PlexOnlineMail="ann@example.test"';
  const preferences =
    '<?xml version="1.0" encoding="utf-8"?>\n<Preferences FriendlyName="It says PlexOnlineToken=&quot;none&quot;" ' +
    `OldPlexOnlineToken="old" ${claim} TranscoderQuality="3"/>\n`;
  await plex.writeArchive(
    containerId!,
    '/config',
    streamOf(await tarOf({ [file.slice('/config/'.length)]: preferences })),
  );

  await order(id, 'reset-config');
  expect((await settled(customer, id, 'running')).operation?.message).toBe('Plex config has been reset');
  const after = (await plex.readFile(containerId!, file)).toString();
  expect(after).toBe(`<?xml version="1.0" encoding="utf-8"?>\n<Preferences ${claim}/>\n`);
  expect(JSON.stringify(await lastProcess(id))).not.toContain('s3cr3t');

  await world.sandbox.fault({ operation: 'readFile', fault: 'error', times: 1 });
  await order(id, 'reset-config');
  await until('the reset has failed', async () => (await read(id)).operation?.state === 'failed');
  expect((await plex.readFile(containerId!, file)).toString()).toBe(after);
});

describe('a suspended server', () => {
  it('is stopped, refuses every change with a message, and runs again when an admin ends the suspension', async () => {
    const id = await running();
    await admin.ask('adminServers.suspend', { params: { id }, body: { reason: 'The invoice is not paid.' } });
    const suspended = await settled(customer, id, 'suspended');
    expect(suspended.suspension).toMatchObject({ reason: 'The invoice is not paid.' });
    await expect(fetch(`${suspended.address}/identity`)).rejects.toThrow('fetch failed');
    const words =
      `Made ${made} is suspended (The invoice is not paid). Ask your provider to end the suspension; ` +
      'none of the server’s data is lost.';
    for (const kind of ['start', 'stop', 'restart', 'rebuild', 'reset-config']) {
      const refused = await order(id, kind);
      expect([refused.status, refused.body]).toEqual([409, { message: words }]);
    }
    expect((await customer.post(`/api/servers/update/${id}`, { name: 'Other' })).status).toBe(409);
    expect((await admin.post(`/api/admin/servers/${id}/suspend`, { reason: '' })).status).toBe(409);
    await admin.ask('adminServers.unsuspend', { params: { id } });
    expect((await settled(customer, id, 'running')).suspension).toBeNull();
  });

  it('that was busy is stopped as soon as it runs', async () => {
    const id = await running();
    await order(id, 'restart');
    await admin.ask('adminServers.suspend', { params: { id }, body: {} });
    expect((await settled(customer, id, 'suspended')).suspension).toMatchObject({ reason: '' });
  });
});

describe('a rename', () => {
  it('is allowed to the owner, and refuses a name that is taken', async () => {
    const id = await running();
    const done = await customer.ask('customerServers.update', { params: { id }, body: { name: ' Attic ' } });
    expect(done.message).toBe('The server has been updated');
    expect((await read(id)).name).toBe('Attic');
    const twice = await customer.post(`/api/servers/update/${id}`, { name: 'My plex' });
    expect([twice.status, refusalOf(twice).errors?.['name']?.[0]]).toEqual([
      422,
      expect.stringMatching(/^This account already has a server called My plex/),
    ]);
    expect((await customer.post(`/api/servers/update/${id}`, { name: 'x'.repeat(61) })).status).toBe(422);
    const other = await world.server.as('other');
    expect((await other.post(`/api/servers/update/${id}`, { name: 'Mine' })).status).toBe(404);
  });
});
