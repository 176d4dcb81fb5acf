import { userInfo } from 'node:os';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { startSandboxProcess } from './sandbox-process.ts';
import { type SshServer, startSshServer, whyNoSsh } from './ssh-server.ts';
import { refusalOf } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { until } from './support/until.ts';
import { settled } from './support/world.ts';

async function world() {
  const sandbox = await startSandboxProcess();
  onTestFinished(() => sandbox.stop());
  const server = await createTestServer({
    env: { KRONOS_SANDBOX_URL: sandbox.url },
    timings: { observeMs: 200, figuresMs: 200, firstSampleMs: 50, firstPauseMs: 100 },
  });
  return { sandbox, server, admin: await server.as('admin') };
}

it('tests a new node, adds it, shows what it uses, changes it, and deletes it once it is empty', async () => {
  const { server, admin } = await world();
  const tried = await admin.ask('adminNodes.test', { body: { kind: 'sandbox', sandbox_node: 'attic' } });
  expect(tried).toMatchObject({ success: true, message: 'The connection works.', found: { version: 'sandbox 1' } });

  const made = await admin.ask('adminNodes.create', {
    body: { alias: 'Attic', host: 'localhost', kind: 'sandbox', sandbox_node: 'attic', region: 'Home', capacity: 5 },
  });
  const { id } = made.data;
  const row = await until('the node was looked at', async () => {
    const [listed] = (await admin.ask('adminNodes.list', { query: { q: 'home' } })).data;
    return listed?.figures && listed;
  });
  expect(row).toMatchObject({ alias: 'Attic', kind: 'sandbox', up: true, failure: null, capacity: 5, servers: 0 });
  expect(row.figures?.machine).not.toBeNull();
  const { data: fresh } = await admin.ask('adminNodes.one', { params: { id } });
  // Linux assigns ports from 32768 on by itself.
  expect([fresh.port_first, fresh.port_last]).toEqual([20_000, 29_999]);

  const owner = await server.person('customer');
  const port = await freePort();
  await server.services.servers.ensure({
    name: 'One',
    ownerId: owner.id,
    nodeId: id,
    type: 'plex',
    image: 'kronos/plex',
    port,
    containerPort: 32_400,
    env: { PLEX_CLAIM: 'claim-of-the-owner', TZ: 'UTC' },
    command: null,
    limits: { memoryBytes: 2 ** 30, cpus: 1.5, pids: 512 },
  });
  const customer = await server.as('customer');
  await customer.post('/api/customer/servers/1/start');
  await settled(customer, 1, 'running');
  const seen = await until('the server was sampled', async () => {
    const { data } = await admin.ask('adminNodes.one', { params: { id } });
    return data.server_list[0]?.usage && data;
  });
  expect(seen).toMatchObject({
    servers: 1,
    running: 1,
    blast: { servers: 1, customers: 1, operations: 0 },
    undeletable: 'Attic has one server of one customer. Move or delete them first.',
    processes: [{ server_name: 'One', success: true }],
  });
  expect(seen.server_list[0]?.usage?.memory_bytes).toBeGreaterThan(0);

  const { data: container } = await admin.ask('adminNodes.container', {
    params: { id, container: seen.server_list[0]!.container! },
  });
  expect(container).toMatchObject({ state: 'running', server: { name: 'One' }, node: { alias: 'Attic' } });
  expect(container.limits).toEqual({ memory_bytes: 2 ** 30, cpus: 1.5, pids: 512 });
  expect(container.env).toEqual([
    { name: 'PLEX_CLAIM', value: null },
    { name: 'TZ', value: 'UTC' },
  ]);
  expect(container.logs[0]).toContain('[plex] Starting');

  const refused = await admin.call('DELETE', `/api/admin/nodes/${id}?alias=Attic`);
  expect(refused.status).toBe(409);
  expect(refusalOf(refused).message).toBe('Attic has one server of one customer. Move or delete them first.');

  const changed = await admin.ask('adminNodes.update', { params: { id }, body: { alias: 'Loft', enabled: false } });
  expect(changed.data).toMatchObject({ alias: 'Loft', enabled: false, region: 'Home' });
  expect((await admin.ask('adminNodes.list', { query: { state: 'off' } })).data).toHaveLength(1);
  // The engine is still reachable, because the sealed secret was renamed with the node.
  expect((await admin.ask('adminNodes.test', { body: { id, kind: 'sandbox', sandbox_node: 'attic' } })).success).toBe(
    true,
  );

  const { data: other } = await admin.ask('adminNodes.create', {
    body: { alias: 'Cellar', host: 'localhost', kind: 'sandbox', sandbox_node: 'cellar' },
  });
  const mistyped = await admin.call('DELETE', `/api/admin/nodes/${other.id}?alias=Celar`);
  expect(mistyped.status).toBe(422);
  const gone = await admin.ask('adminNodes.remove', { params: { id: other.id }, query: { alias: 'Cellar' } });
  expect(gone.message).toBe('The node has been deleted');
  expect((await admin.get(`/api/admin/nodes/${other.id}`)).status).toBe(404);
});

it('refuses invalid nodes with an error at each field, and saves nothing', async () => {
  const server = await createTestServer();
  const admin = await server.as('admin');
  const sandbox = { host: 'localhost', kind: 'sandbox', sandbox_node: 'one' };
  await admin.post('/api/admin/nodes', { ...sandbox, alias: 'One' });
  const cases = [
    [{ ...sandbox, alias: 'one' }, ['alias']],
    [{ ...sandbox, alias: 'Two', port_first: 5000, port_last: 4000 }, ['port_last']],
    [{ ...sandbox, alias: 'Two', owner_id: (await server.person('customer')).id }, ['owner_id']],
    [{ alias: 'Two', host: 'localhost', kind: 'socket', socket_path: 'docker.sock' }, ['socket_path']],
    [{ alias: 'Two', host: 'localhost', kind: 'tls' }, ['engine_host', 'tls_ca', 'tls_cert', 'tls_key']],
    [{ alias: 'Two', host: 'localhost', kind: 'ssh', engine_host: 'h', ssh_user: 'u' }, ['host_key']],
  ] as const;
  for (const [body, fields] of cases) {
    const answer = await admin.post('/api/admin/nodes', body);
    expect(answer.status).toBe(422);
    expect(Object.keys(refusalOf(answer).errors ?? {})).toEqual(fields);
  }
  expect((await admin.ask('adminNodes.list')).meta.total).toBe(1);
});

it('refuses a change that is based on an older version of what the form shows', async () => {
  const server = await createTestServer();
  const admin = await server.as('admin');
  const sandbox = { alias: 'Attic', host: 'localhost', kind: 'sandbox', sandbox_node: 'attic' } as const;
  const { id } = (await admin.ask('adminNodes.create', { body: sandbox })).data;
  const read = () => admin.ask('adminNodes.one', { params: { id } });
  const save = (body: object, version: string) =>
    admin.post(`/api/admin/nodes/${id}/update?based_on=${encodeURIComponent(version)}`, body);
  const { version } = await read();
  expect((await save({ sandbox_node: 'cellar', kind: 'sandbox' }, version)).status).toBe(200);
  const late = await save({ alias: 'Mine' }, version);
  expect([late.status, refusalOf(late).stale]).toMatchObject([409, { by: 'admin' }]);
  const { data, version: now } = await read();
  expect(data).toMatchObject({ alias: 'Attic', engine: { sandbox_node: 'cellar' } });
  expect((await save({ alias: 'Mine' }, now)).status).toBe(200);
});

it('allows only the sandbox in the demo', async () => {
  const server = await createTestServer({ env: { KRONOS_DEMO: 'on', KRONOS_PROVISION: '' } });
  const admin = server.client();
  await admin.signIn('admin@kronos.test', 'kronos-demo');
  const answer = await admin.post('/api/admin/nodes/test', { kind: 'socket' });
  expect(refusalOf(answer).errors).toEqual({ kind: ['The demo runs on its sandbox only'] });
});

describe.skipIf(whyNoSsh())('a node behind SSH', () => {
  /** The form for that machine. */
  const draftOf = ({ address }: SshServer) => ({
    kind: 'ssh' as const,
    engine_host: address.host,
    engine_port: address.port,
    ssh_user: userInfo().username,
    ssh_private_key: address.privateKey,
    socket_path: '/nowhere/docker.sock',
  });

  it('is trusted only with the host key that was confirmed', async () => {
    const machine = await startSshServer();
    onTestFinished(() => machine.close());
    const server = await createTestServer({ timings: { observeMs: 100, firstPauseMs: 100 } });
    const admin = await server.as('admin');
    const draft = draftOf(machine);
    const first = await admin.ask('adminNodes.test', { body: draft });
    expect(first).toMatchObject({ success: false, host_key: machine.address.hostKey, found: null });
    expect(machine.signIns).toBe(0);

    const host_key = machine.address.hostKey;
    const second = await admin.ask('adminNodes.test', { body: { ...draft, host_key } });
    // The sign-in succeeds; only the engine's socket is missing.
    expect(second.message).toMatch(/^The node's container engine cannot be reached/);
    const foreign = await admin.ask('adminNodes.test', { body: { ...draft, host_key: 'SHA256:another' } });
    expect(foreign.message).toMatch(/^The node shows a different host key/);
    const { ssh_private_key: _, ...ofThePanel } = draft;
    const stranger = await admin.ask('adminNodes.test', { body: { ...ofThePanel, host_key } });
    expect(stranger.message).toMatch(/^The node refused the panel's SSH key/);
    expect(stranger.public_key).toMatch(/^ssh-ed25519 /);

    const { data } = await admin.ask('adminNodes.create', {
      body: { ...draft, alias: 'Rack', host: 'localhost', host_key },
    });
    const one = await admin.get(`/api/admin/nodes/${data.id}`);
    expect(JSON.stringify(one.body)).not.toContain('PRIVATE KEY');
    expect(data.engine).toMatchObject({ user: draft.ssh_user, host_key });
    // A secret that the form does not send is kept.
    const kept = await admin.ask('adminNodes.test', { body: { ...ofThePanel, host_key, id: data.id } });
    expect(kept.message).toBe(second.message);
    const failure = await until('the node was looked at', async () => {
      const { data: now } = await admin.ask('adminNodes.one', { params: { id: data.id } });
      return now.failure;
    });
    expect(failure).toMatch(/^The node's container engine cannot be reached/);
  });

  it('that refuses the key, or shows another host key, is reported with that failure', async () => {
    const machine = await startSshServer();
    onTestFinished(() => machine.close());
    const stranger = await startSshServer();
    onTestFinished(() => stranger.close());
    const ssh = { ...machine.address, socketPath: '/nowhere/docker.sock' };
    const [refusing, changed] = [
      { ...ssh, privateKey: stranger.address.privateKey },
      { ...ssh, hostKey: stranger.address.hostKey },
    ];
    const server = await createTestServer({
      timings: { observeMs: 100, firstPauseMs: 100 },
      provision: {
        nodes: [
          { alias: 'Refusing', host: 'localhost', engine: { kind: 'docker', ssh: refusing } },
          { alias: 'Changed', host: 'localhost', engine: { kind: 'docker', ssh: changed } },
        ],
        servers: ['Refusing', 'Changed'].map((node, index) => ({
          name: `On ${node}`,
          owner: 'customer@example.test',
          node,
          type: 'plex' as const,
          image: 'kronos/plex',
          port: 32_000 + index,
          containerPort: 32_400,
        })),
      },
    });
    const admin = await server.as('admin');
    const failures = await until('both were looked at', async () => {
      const { data } = await admin.ask('adminNodes.list', { query: { sort: 'created_at' } });
      return data.every(({ failure }) => failure !== null) && data.map(({ alias, failure }) => [alias, failure]);
    });
    expect(Object.fromEntries(failures)).toEqual({
      Refusing: expect.stringMatching(/^The node refused the panel's SSH key/),
      Changed: expect.stringMatching(/^The node shows a different host key/),
    });
    const customer = await server.as('customer');
    for (const id of [1, 2]) {
      await customer.post(`/api/customer/servers/${id}/start`);
      const { operation } = await until('the start failed', async () => {
        const one = await customer.ask('customerServers.one', { params: { id } });
        return one.operation?.state === 'failed' && one;
      });
      expect(operation?.message).toMatch(id === 1 ? /refused the panel’s SSH key/ : /a different host key/);
    }
  });
});
