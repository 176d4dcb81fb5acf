import { createServer } from 'node:net';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { auditLog, processLines } from '../src/db/schema.ts';
import { serviceContainerName, serviceLabels } from '../src/domain/docker-services/container.ts';
import { createEngine } from '../src/engines/index.ts';
import { refusalOf } from './support/client.ts';
import { joinChannel } from './support/listen.ts';
import { serviceCalls } from './support/docker-services.ts';
import { withSandboxNodes } from './support/sandbox-nodes.ts';
import { until } from './support/until.ts';

let world: Awaited<ReturnType<typeof withSandboxNodes>>;
let sandbox: (typeof world)['sandbox'];
let server: (typeof world)['server'];
let admin: (typeof world)['admin'];
let calls: ReturnType<typeof serviceCalls>;
let tenant: string;

beforeAll(async () => {
  world = await withSandboxNodes({ sandbox: { restartDelayMs: 60_000 } });
  ({ sandbox, server, admin } = world);
  calls = serviceCalls(admin);
  tenant = await server.services.settings.tenant();
});
afterEach(() => sandbox.clearFaults());
afterAll(() => world.stop());

const attic = 1;
const cellar = 2;
const bare = 3;
const engineOf = (node: string) => createEngine({ kind: 'sandbox', url: sandbox.url, node });
const containersOf = (id: number, node = 'attic') => engineOf(node).list(serviceLabels(tenant, id));
const aSecret = { name: 'API_KEY', value: 'never-shown', is_secret: true };
/** A service that is running on Attic. */
async function running(more: object = {}) {
  const id = await calls.declare(more);
  await calls.place(id, attic);
  return { id, row: await calls.reached(id, attic, 'running') };
}

describe('placing a service on nodes', () => {
  it('pulls, creates and starts it on each, as declared', async () => {
    const host = await freePort();
    const id = await calls.declare({
      name: 'Tautulli',
      ports: [{ container: 8181, host }],
      variables: [aSecret],
      restart_policy: 'on-failure',
      memory_mb: 256,
      cpus: 0.5,
      command: ['--nolaunch'],
    });
    expect((await calls.place(id, attic, attic)).status).toBe(200);
    const row = await calls.reached(id, attic, 'running');
    expect(row).toMatchObject({
      service: { id, name: 'Tautulli' },
      node: { id: attic, alias: 'Attic' },
      digest: expect.stringMatching(/^sha256:/),
      is_outdated: false,
      failed: null,
      seen_at: expect.any(String),
    });
    expect(await (await fetch(`http://127.0.0.1:${host}/`)).text()).toContain('tautulli/tautulli:latest');
    const detail = await engineOf('attic').inspect(serviceContainerName(tenant, id));
    expect(detail).toMatchObject({
      env: { API_KEY: 'never-shown' },
      limits: { memoryBytes: 256 * 1024 ** 2, cpus: 0.5 },
      labels: { 'kronos.service': String(id) },
    });
    expect(await calls.one(id)).toMatchObject({
      nodes: 1,
      running: 1,
      undeletable: 'Tautulli is on Attic. Remove it there first.',
    });
    const [audited] = await server.db.current
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'adminDockerServices.place'));
    expect(audited).toMatchObject({ targetName: 'Tautulli', after: { nodes: ['Attic'] } });

    const again = await calls.place(id, attic);
    expect([again.status, refusalOf(again).message]).toEqual([409, 'Tautulli is already there.']);
    const nowhere = await calls.place(id, 99);
    expect(refusalOf(nowhere).errors).toEqual({ node_ids: ['Choose existing nodes'] });
  });

  it('sends admins an event for Portainer, and for no other service', async () => {
    const { realtime } = await admin.ask('system.settings');
    const socket = await joinChannel(server, realtime, admin, `private-admin.${tenant}`);
    await running();
    const { row } = await running({ image: 'portainer/portainer-ce' });
    await calls.act('stop', row);
    await calls.settled(row.service.id);
    const told = await until('Portainer is told', async () => {
      const events = socket.events('portainer-installed');
      return events.length > 0 && events;
    });
    expect(told.map(({ data }) => JSON.parse(data))).toEqual([{ node: attic }]);
  });

  it('never shows the values of its variables with its container or in a log', async () => {
    const { id } = await running({ variables: [aSecret, { name: 'PLAIN', value: 'never-shown' }] });
    const params = { id: attic, container: serviceContainerName(tenant, id) };
    const { data } = await admin.ask('adminNodes.container', { params });
    expect(data.env).toContainEqual({ name: 'PLAIN', value: null });
    expect(JSON.stringify(data)).not.toContain('never-shown');
    expect(JSON.stringify(await server.db.current.select().from(processLines))).not.toContain('never-shown');
  });

  it('refuses a port that another service uses on the node, on placement and on change', async () => {
    const host = await freePort();
    const ports = [{ container: 80, host }];
    await running({ name: 'First', ports });
    const draft = calls.draft({ ports });
    const id = await calls.declare(draft);
    expect(refusalOf(await calls.place(id, cellar, attic)).errors).toEqual({
      node_ids: [`First uses port ${host} on Attic`],
    });
    expect(await calls.list({ service: id })).toEqual([]);
    await calls.change(id, { ...draft, ports: [] });
    await calls.place(id, attic);
    await calls.reached(id, attic, 'running');
    expect(refusalOf(await calls.change(id, draft)).errors).toEqual({ 'ports.0.host': ['First uses it on Attic'] });
  });

  it.each([
    [
      'no-such/image',
      /^The image no-such\/image:latest could not be pulled on the node Attic\. The sandbox’s registry has no image/,
    ],
  ])('reports in the words of the engine why there is no %s', async (image, words) => {
    const id = await calls.declare({ image });
    await calls.place(id, attic);
    const [row] = await calls.settled(id);
    expect(row).toMatchObject({ state: 'missing', digest: null, failed: { message: expect.stringMatching(words) } });
    await calls.act('remove', row!);
    await until('it is gone', async () => (await calls.list({ service: id })).length === 0);
    expect((await calls.remove(id)).status).toBe(200);
  });

  it('reports that a port is in use, and starts the service once the port is free', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port: host } = other.address() as { port: number };
    const id = await calls.declare({ ports: [{ container: 80, host }] });
    await calls.place(id, attic);
    const [row] = await calls.settled(id);
    expect(row?.failed?.message).toMatch(new RegExp(`^A port is already in use on the node Attic\\..*${host}`));
    expect(row?.state).toBe('stopped');
    await new Promise((resolve) => other.close(resolve));
    await calls.act('start', row!);
    expect(await calls.reached(id, attic, 'running')).toMatchObject({ failed: null, is_outdated: false });
  });

  it('fails with a message on a node that does not respond, and can be retried', async () => {
    const id = await calls.declare();
    await calls.place(id, bare);
    const [row] = await calls.settled(id);
    expect(row).toMatchObject({
      state: 'unknown',
      failed: { message: expect.stringMatching(/Bare is not responding/) },
    });
    expect((await calls.list({ service: id, state: 'unknown' })).length).toBe(1);

    await sandbox.fault({ node: 'attic', operation: 'create', fault: 'error', code: 'unreachable', times: 1 });
    await calls.place(id, attic);
    const lost = await until('the node was lost', async () =>
      (await calls.list({ service: id, node: attic })).find(({ failed }) => failed !== null),
    );
    expect(lost.failed?.message).toMatch(/Attic is not responding/);
    await until('it is there after all', async () => {
      await calls.act('apply', lost);
      const [now] = await calls.settled(id).then((rows) => rows.filter(({ node }) => node.id === attic));
      return now?.state === 'running';
    });
    expect(await containersOf(id)).toHaveLength(1);
  });
});

describe('a service on a node', () => {
  it('is stopped, started, restarted and removed, one operation at a time', async () => {
    const { id, row } = await running({ name: 'Acted on' });
    await sandbox.fault({ node: 'attic', operation: 'stop', fault: 'slow', ms: 1000, times: 1 });
    expect(await calls.act('stop', row)).toEqual([{ id: row.id, success: true }]);
    const busy = 'Another operation on Acted on on Attic is in progress. Wait until it finishes.';
    expect(await calls.act('start', row)).toEqual([{ id: row.id, success: false, message: busy }]);
    expect((await calls.remove(id)).status).toBe(409);
    await calls.reached(id, attic, 'stopped');
    expect((await containersOf(id))[0]?.state).toBe('exited');
    await calls.act('start', row);
    await calls.reached(id, attic, 'running');
    await calls.act('restart', row);
    await calls.reached(id, attic, 'running');
    const refused = await calls.remove(id);
    expect([refused.status, refusalOf(refused).message]).toEqual([409, 'Acted on is on Attic. Remove it there first.']);
    await calls.act('remove', row);
    await until('it is on no node', async () => (await calls.list({ service: id })).length === 0);
    expect(await containersOf(id)).toEqual([]);
    expect((await calls.remove(id)).status).toBe(200);
    expect(await calls.act('start', row)).toMatchObject([{ success: false }]);
  });

  it('is recreated only after a change that affects its container', async () => {
    const draft = calls.draft();
    const { id } = await running(draft);
    const [before] = await containersOf(id);
    await calls.change(id, { ...draft, description: 'Says who watches.' });
    expect(await calls.one(id)).toMatchObject({ outdated: 0 });
    expect((await calls.apply(id)).status).toBe(409);
    await calls.change(id, { ...draft, tag: 'v2.14.6' });
    expect(await calls.one(id)).toMatchObject({ outdated: 1 });
    expect(await calls.list({ service: id })).toMatchObject([{ is_outdated: true, state: 'running' }]);
    expect((await calls.apply(id)).status).toBe(200);
    expect(await calls.settled(id)).toMatchObject([{ is_outdated: false, state: 'running', failed: null }]);
    const [after, ...more] = await containersOf(id);
    expect([after?.image, more]).toEqual(['tautulli/tautulli:v2.14.6', []]);
    expect(after?.id).not.toBe(before?.id);
  });

  it('keeps running as it is when its new image cannot be pulled', async () => {
    const draft = calls.draft();
    const { id } = await running(draft);
    const [before] = await containersOf(id);
    await calls.change(id, { ...draft, tag: 'never' });
    await calls.apply(id);
    const [row] = await calls.settled(id);
    expect(row).toMatchObject({
      state: 'running',
      is_outdated: true,
      failed: { message: expect.stringMatching(/never/) },
    });
    expect(await containersOf(id)).toEqual([before]);
  });

  it('is seen to fail, and to be gone, without a request', async () => {
    const { id } = await running({ name: 'Seen' });
    const container = serviceContainerName(tenant, id);
    await sandbox.fault({ node: 'attic', container, fault: 'crash', times: 1 });
    await calls.reached(id, attic, 'failing');
    await engineOf('attic').remove(container);
    const gone = await calls.reached(id, attic, 'missing');
    await calls.act('start', gone);
    const [row] = await calls.settled(id);
    expect(row?.failed?.message).toMatch(/container is gone from the node Attic/);
  });

  it('prevents its node from being deleted, and is removed when the node is wiped', async () => {
    const id = await calls.declare({ name: 'Wiped' });
    await calls.place(id, cellar);
    await calls.reached(id, cellar, 'running');
    const { data } = await admin.ask('adminNodes.one', { params: { id: cellar } });
    expect(data.undeletable).toBe('Cellar has a Docker service. Remove it there first.');
    await admin.call('DELETE', `/api/admin/nodes/${cellar}/wipe`, { body: { name: 'Cellar' } });
    expect(await calls.list({ service: id })).toEqual([]);
    await until('its container is gone', async () => (await containersOf(id, 'cellar')).length === 0);
    expect((await calls.remove(id)).status).toBe(200);
  });
});
