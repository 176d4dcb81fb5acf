import { desc, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, registries } from '../src/db/schema.ts';
import { registryIn, registryOf } from '../src/domain/registries/registry-of.ts';
import { type Answer, refusalOf, type TestClient } from './support/client.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';
import { createWorld, settled, type World } from './support/world.ts';

let world: World;
let admin: TestClient;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.server.as('admin');
  return () => world.stop();
});

const path = '/api/admin/integrations/docker/registries';
const host = 'registry.sandbox.test';
const draft = { host, username: 'kronos', password: 'sandbox-registry' };
const create = async (more: object = {}) =>
  (await admin.ask('adminRegistries.create', { body: { ...draft, ...more } })).id;
const read = async (id: number) => (await admin.ask('adminRegistries.one', { params: { id } })).data;
const fieldsOf = async (answer: Promise<Answer>) => refusalOf(await answer).errors;

/** The specification with which the engine created the container of a server. */
async function containerOf(serverId: number): Promise<unknown> {
  const base = `${world.sandbox.url}/nodes/one/containers`;
  const headers = { 'X-Kronos-Sandbox': '1' };
  const listed = await fetch(`${base}?label=kronos.server=${serverId}`, { headers });
  const [{ id }] = (await listed.json()) as [{ id: string }];
  return (await fetch(`${base}/${id}`, { headers })).json();
}

describe('the engine defaults', () => {
  it('apply to containers created from then on, send an event, and are audited', async () => {
    const customer = await world.server.as('customer');
    const { data } = await customer.ask('customerServers.list', {});
    const id = data[0]?.id ?? 0;
    await customer.ask('customerServers.start', { params: { id } });
    await settled(customer, id, 'running');
    const first = { stopSeconds: 30, dns: [], log: { megabytes: 10, files: 3 } };
    expect(await containerOf(id)).toMatchObject(first);

    const { realtime, tenant } = await admin.ask('system.settings');
    const socket = await joinChannel(world.server, realtime, admin, `private-admin.${tenant}`);
    const body = { stop_seconds: 60, dns: ['192.0.2.53', '2001:db8::53'] };
    await admin.ask('adminEngineDefaults.save', { body });
    await until('the change is told', async () => socket.events('docker-settings-changed').length > 0);
    expect(await admin.ask('adminEngineDefaults.read')).toMatchObject({ ...body, log_megabytes: 10, log_files: 3 });
    expect(await containerOf(id)).toMatchObject(first);
    const [audited] = await world.server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(audited).toMatchObject({ before: { stop_seconds: 30, dns: [] }, after: body });

    await customer.ask('customerServers.rebuild', { params: { id } });
    await settled(customer, id, 'running');
    expect(await containerOf(id)).toMatchObject({ stopSeconds: 60, dns: body.dns, log: first.log });
  });

  it.each([
    [{ stop_seconds: 0 }, 'stop_seconds'],
    [{ log_files: 21 }, 'log_files'],
    [{ dns: ['dns.example.com'] }, 'dns.0'],
    [{ dns: ['192.0.2.53', '192.0.2.53'] }, 'dns'],
  ])('cannot be %j', async (body, field) => {
    expect(Object.keys((await fieldsOf(admin.post('/api/admin/settings/engine', body))) ?? {})).toEqual([field]);
  });
});

describe('a registry', () => {
  it('serves images to nodes that sign in, and the reason of a refusal is shown', async () => {
    const image = `${host}/kronos/plex:latest`;
    const [node] = await world.server.services.nodes.list();
    const pull = async () => {
      const { data: before } = await admin.ask('adminImagePulls.list', {});
      await admin.ask('adminImagePulls.begin', { body: { image, node_ids: [node?.id ?? 0] } });
      return until('the pull has ended', async () => {
        const { data } = await admin.ask('adminImagePulls.list', {});
        return data.find(({ id, state }) => !before.some((one) => one.id === id) && /done|failed/.test(state));
      });
    };
    expect((await pull()).state).toBe('failed');

    const id = await create({ password: 'guessed' });
    expect(await read(id)).toMatchObject({ used_at: null, failure: null });
    expect((await pull()).state).toBe('failed');
    expect(await read(id)).toMatchObject({ used_at: null, failure: expect.stringMatching(/unauthorized/) });

    await admin.ask('adminRegistries.update', { params: { id }, body: draft });
    expect(await read(id)).toMatchObject({ failure: null });
    expect((await pull()).state).toBe('done');
    expect(await read(id)).toMatchObject({ used_at: expect.any(String), failure: null });
  });

  it('never reveals its password, and sends it to no other host', async () => {
    const id = await create({ host: 'ghcr.io', password: 'never-shown' });
    expect(JSON.stringify(await read(id))).not.toContain('never-shown');
    const [row] = await world.server.db.current.select().from(registries).where(like(registries.host, 'ghcr%'));
    expect(row?.password).toMatch(/^v1\./);
    const audited = await world.server.db.current.select().from(auditLog);
    expect(JSON.stringify(audited)).not.toContain('never-shown');

    const change = (body: object) => admin.post(`${path}/${id}`, body);
    const again = { password: ['Enter the password again'] };
    expect(await fieldsOf(change({ host: 'evil.example.com', username: 'kronos' }))).toEqual(again);
    expect(await fieldsOf(change({ host: 'ghcr.io', username: 'another' }))).toEqual(again);
    expect((await change({ host: 'ghcr.io', username: 'kronos' })).status).toBe(200);
    expect((await change({ host: 'quay.io', username: 'kronos', password: 'another' })).status).toBe(200);
  });

  it('is unique by host, and requires a user and a password', async () => {
    await create({ host: 'once.example.com' });
    const refused = (more: object) => fieldsOf(admin.post(path, { ...draft, host: 'fresh.example.com', ...more }));
    expect(await refused({ host: 'ONCE.example.com' })).toEqual({
      host: ['An account for this registry already exists'],
    });
    expect(await refused({ password: '' })).toEqual({ password: ['Enter the password or a token'] });
    expect(await refused({ username: ' ' })).toEqual({ username: ['Enter a user name'] });
  });

  it.each(['ghcr', 'https://ghcr.io', 'ghcr.io/one', '.io', ''])('cannot have the host “%s”', async (wrong) => {
    expect(Object.keys((await fieldsOf(admin.post(path, { ...draft, host: wrong }))) ?? {})).toEqual(['host']);
  });

  it.each(['localhost:5000', 'ghcr.io', '10.0.0.7:5000'])('can have the host %s', async (right) => {
    const id = await create({ host: right });
    expect((await read(id)).host).toBe(right);
    await admin.ask('adminRegistries.remove', { params: { id } });
  });

  it('counts the images of the catalogue and the servers that come from it', async () => {
    const id = await create({ host: 'count.example.com:5000' });
    for (const image of ['count.example.com:5000/a', 'count.example.com/b', 'plex/plex'])
      await admin.ask('adminImages.create', { body: { type: 'plex', image, tags: ['latest'] } });
    expect(await read(id)).toMatchObject({ images: 1, servers: 0 });
    const { data } = await admin.ask('adminRegistries.list', { query: { q: 'count.' } });
    expect(data.map((one) => one.id)).toEqual([id]);
    const docker = await create({ host: 'docker.io' });
    expect((await read(docker)).servers).toBe(3);
  });
});

it.each([
  ['plex', 'docker.io'],
  ['linuxserver/plex:1.40', 'docker.io'],
  ['ghcr.io/one/two:latest', 'ghcr.io'],
  ['localhost/plex', 'localhost'],
  ['registry:5000/plex@sha256:0', 'registry:5000'],
])('finds the registry of %s, in code and in the database alike', async (image, expected) => {
  expect(registryOf(image)).toBe(expected);
  const [row] = await world.server.db.current
    .select({ host: sql<string>`${registryIn(sql`${image}::text`)}` })
    .from(auditLog)
    .limit(1);
  expect(row?.host).toBe(expected);
});
