import { desc } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../src/db/schema.ts';
import { createEngine } from '../src/engines/index.ts';
import { createSandboxHost } from '../src/engines/sandbox/sandbox-host.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { refusalOf, type TestClient, testPassword } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';
import { settled } from './support/world.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>;
let admin: TestClient;
const [attic, cellar, away, bare] = [1, 2, 3, 4] as const;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  const on = (node: string, url = sandbox.url) => ({ kind: 'sandbox' as const, url, node });
  server = await createTestServer({
    keep: true,
    timings: { observeMs: 200, sampleMs: 200, firstSampleMs: 200, firstPauseMs: 100 },
    provision: {
      nodes: [
        { alias: 'Attic', host: 'localhost', engine: on('attic') },
        { alias: 'Cellar', host: 'localhost', engine: on('cellar') },
        { alias: 'Away', host: 'localhost', engine: on('away', 'http://127.0.0.1:9') },
        { alias: 'Bare', host: 'localhost', engine: { kind: 'docker', socketPath: '/nowhere/docker.sock' } },
      ],
    },
  });
  admin = await server.as('admin');
  return async () => {
    await server.stop();
    await sandbox.stop();
  };
});

const path = '/api/admin/deployment-paths';
const draft = { name: 'Fast disk', path: '/srv/kronos', node_id: null, is_enabled: true };
const create = async (more: object = {}) =>
  (await admin.ask('adminDeploymentPaths.create', { body: { ...draft, ...more } })).id;
const read = async (id: number) => (await admin.ask('adminDeploymentPaths.one', { params: { id } })).data;
const remove = (id: number) => admin.ask('adminDeploymentPaths.remove', { params: { id } });
const statesOf = async (id: number) =>
  Object.fromEntries((await read(id)).checks.map(({ node, state }) => [node.alias, state]));
const refused = async (body: object) => refusalOf(await admin.post(path, { ...draft, ...body })).errors;

/** Starts a check, and waits until every node that is asked has reported. */
async function check(id: number) {
  const { processes } = await admin.ask('adminDeploymentPaths.check', { params: { id } });
  return Promise.all(processes.map(({ id: process }) => ended(process)));
}

/** Waits for a process to end, and returns it. */
const ended = (id: number) =>
  until(`process ${id} ended`, async () => {
    const { data } = await admin.ask('processes.one', { params: { id } });
    return data.success !== null && data;
  });

describe('a deployment path', () => {
  it('is stored as entered, and found by name, path and node', async () => {
    const id = await create({ path: '/srv/one', node_id: cellar });
    expect(await read(id)).toMatchObject({
      name: 'Fast disk',
      path: '/srv/one',
      node: { id: cellar, alias: 'Cellar' },
      is_enabled: true,
      usable_on: 0,
      servers: 0,
      checks: [{ node: { id: cellar, alias: 'Cellar' }, state: 'unchecked', free_bytes: null, checked_at: null }],
    });
    for (const q of ['fast', '/srv/one', 'Cellar']) {
      const { data } = await admin.ask('adminDeploymentPaths.list', { query: { q, sort: 'servers' } });
      expect(data.map((one) => one.id)).toEqual([id]);
    }
    await remove(id);
    expect((await admin.get(`${path}/${id}`)).status).toBe(404);
  });

  it.each(['srv', '/srv', '/', '/srv/../etc', '/srv/a b', '/srv/kronos/'])('cannot be %s', async (folder) => {
    expect(Object.keys((await refused({ path: folder })) ?? {})).toEqual(['path']);
  });

  it('is unique by folder and node, and requires an existing node', async () => {
    const ids = [await create({ path: '/srv/two' }), await create({ path: '/srv/two', node_id: attic })];
    const taken = { path: ['A deployment path for this folder already exists'] };
    expect(await refused({ path: '/srv/two' })).toEqual(taken);
    expect(await refused({ path: '/srv/two', node_id: attic })).toEqual(taken);
    expect(await refused({ path: '/srv/two', node_id: 99_999 })).toEqual({ node_id: ['Choose a node'] });
    for (const id of ids) await remove(id);
  });

  it('sends all admins an event with each change, and is audited', async () => {
    const { realtime, tenant } = await admin.ask('system.settings');
    const socket = await joinChannel(server, realtime, admin, `private-admin.${tenant}`);
    const id = await create({ path: '/srv/three' });
    await admin.ask('adminDeploymentPaths.update', { params: { id }, body: { ...draft, path: '/srv/four' } });
    await remove(id);
    await until('admins are told', () => socket.events('deployment-paths-changed').length === 3);
    const rows = await server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
    expect(rows).toMatchObject([
      { action: 'adminDeploymentPaths.remove', targetName: 'Fast disk' },
      { action: 'adminDeploymentPaths.update', before: { path: '/srv/three' }, after: { path: '/srv/four' } },
    ]);
  });
});

describe('the check on nodes', () => {
  it('reports what was found on each node, and which nodes could not be reached', async () => {
    const id = await create();
    const found = await check(id);
    expect(found.map(({ node_alias, success, result }) => ({ node_alias, success, result }))).toEqual([
      { node_alias: 'Attic', success: true, result: '/srv/kronos exists and is writable.' },
      { node_alias: 'Cellar', success: true, result: '/srv/kronos exists and is writable.' },
      { node_alias: 'Away', success: false, result: expect.stringContaining('Away') },
    ]);
    const { checks, usable_on } = await read(id);
    expect(usable_on).toBe(2);
    expect(checks.map(({ node, state, is_writable }) => [node.id, state, is_writable])).toEqual([
      [attic, 'found', true],
      [cellar, 'found', true],
      [away, 'unreachable', null],
      [bare, 'no-machine', null],
    ]);
    expect(checks[0]).toMatchObject({ free_bytes: expect.any(Number), checked_at: expect.any(String) });
    await remove(id);
  });

  it('reports missing and read-only folders, and forgets the result when the path changes', async () => {
    const [missing, archive] = [
      await create({ path: '/srv/nothing', node_id: attic }),
      await create({ path: '/srv/archive', node_id: attic }),
    ];
    expect(await check(missing)).toMatchObject([{ success: false, result: 'There is no folder /srv/nothing.' }]);
    await check(archive);
    expect((await read(archive)).checks).toMatchObject([{ state: 'found', is_writable: false }]);
    expect((await read(archive)).usable_on).toBe(0);
    expect(await statesOf(missing)).toEqual({ Attic: 'missing' });
    await admin.ask('adminDeploymentPaths.update', {
      params: { id: missing },
      body: { ...draft, path: '/srv/other', node_id: attic },
    });
    expect(await statesOf(missing)).toEqual({ Attic: 'unchecked' });
    for (const id of [missing, archive]) await remove(id);
  });

  it('is refused where the panel reaches only the engine', async () => {
    const id = await create({ node_id: bare });
    const answer = await admin.post(`${path}/${id}/check`);
    expect([answer.status, refusalOf(answer).message]).toEqual([409, expect.stringContaining('Bare')]);
    await remove(id);
  });

  it('checks the folder of a library path where it is mounted', async () => {
    const { mountAdministration, mountOrders, mountPaths, mounts, libraryPaths } = server.services;
    const nfs = { name: 'Films', kind: 'nfs', source: 'nas.example:/films', options: null, username: null } as const;
    const mount = await mountAdministration.create({ ...nfs, node_id: attic, target: '/mnt/films' });
    const mount_path_id = await mountPaths.create({ mount_id: mount, path: '/media/films', read_only: true });
    const id = await libraryPaths.create({ name: 'Films', kind: 'movies', mount_path_id, folder: 'Films/4K' });
    const checks = async () => (await admin.ask('adminLibraryPaths.one', { params: { id } })).data.checks;
    const checked = async (state: string) => {
      await admin.ask('adminLibraryPaths.check', { params: { id } });
      return until(`it is ${state}`, async () => (await checks())[0]?.state === state && checks());
    };
    expect(await checks()).toMatchObject([{ node: { id: attic }, state: 'unchecked' }]);
    await checked('missing');
    await mountOrders.remount(mount);
    await until('it is mounted', async () => (await mounts.lock(mount))?.state === 'mounted');
    expect(await checked('found')).toMatchObject([{ free_bytes: expect.any(Number) }]);
    await admin.ask('adminMounts.remove', { params: { id: mount } });
  });
});

describe('a deployed server', () => {
  const addressOf = (nodeId: number) =>
    ({ kind: 'sandbox', url: sandbox.url, node: nodeId === attic ? 'attic' : 'cellar' }) as const;
  const record = async (id: number) => (await server.services.servers.find(id))!;
  /** Moves a server to another node. */
  async function move(id: number, node: number) {
    const { process } = await admin.ask('adminServers.move', { params: { id }, body: { node_id: node } });
    expect(await ended(process.id)).toMatchObject({ success: true });
    expect((await record(id)).nodeId).toBe(node);
  }
  const boundIn = async (id: number) => {
    const { nodeId, containerId } = await record(id);
    const { mounts } = await createEngine(addressOf(nodeId)).inspect(containerId!);
    return mounts.find(({ target }) => target === '/config')?.source;
  };
  const isThere = async (nodeId: number, folder: string) =>
    (await createSandboxHost(addressOf(nodeId), 5000).checkFolder(folder)).state === 'found';
  let buyers = 0;
  const deploy = async () => {
    const name = `Buyer ${(buyers += 1)}`;
    const { users, products } = server.services;
    const account = { email: `buyer-${buyers}@example.test`, name, password: testPassword };
    const owner = await users.ensure({ ...account, role: 'customer' });
    const product = await products.add({ name, type: 'plex', image: 'kronos/plex' });
    const { id } = await admin.ask('adminServers.deploy', {
      body: { owner_id: owner.id, product_id: product.id, node_id: attic, name },
    });
    await settled(admin, id, 'running');
    return { id, owner: { ...owner, name } };
  };

  it('has its data in the writable folder with the most space, which is removed with the server', async () => {
    const unchecked = await create({ path: '/srv/unchecked' });
    const archive = await create({ path: '/srv/archive' });
    const fast = await create();
    for (const id of [archive, fast]) await check(id);
    const { id, owner } = await deploy();
    const folder = `/srv/kronos/kronos-${await server.services.settings.tenant()}-${id}-config`;
    expect(await boundIn(id)).toBe(folder);
    expect((await read(fast)).servers).toBe(1);

    // Its data stays, wherever the next servers are placed.
    await admin.ask('adminDeploymentPaths.update', { params: { id: fast }, body: { ...draft, is_enabled: false } });
    await admin.post(`/api/customer/servers/${id}/rebuild`);
    await settled(admin, id, 'running');
    expect(await boundIn(id)).toBe(folder);
    expect((await record((await deploy()).id)).volume).toBeNull();

    await admin.ask('adminUsers.remove', { params: { id: owner.id }, query: { name: owner.name } });
    await until('its folder is gone', async () => !(await isThere(attic, folder)));
    for (const one of [unchecked, archive, fast]) await remove(one);
  });

  it('moves its data to the folder of another node, and leaves none behind', async () => {
    const fast = await create();
    const { id } = await deploy();
    expect(await boundIn(id)).not.toContain('/srv/kronos');
    await check(fast);
    await move(id, cellar);
    await settled(admin, id, 'running');
    const there = (await record(id)).volume!;
    expect([await boundIn(id), await isThere(cellar, there)]).toEqual([there, true]);
    expect(there).toMatch(/^\/srv\/kronos\/kronos-/);
    await move(id, attic);
    await until('nothing is left there', async () => !(await isThere(cellar, there)));
    await remove(fast);
  });
});
