import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog, hetznerProjects } from '../src/db/schema.ts';
import { refusalOf } from './support/client.ts';
import { createHetznerWorld } from './support/hetzner-world.ts';

let world: Awaited<ReturnType<typeof createHetznerWorld>>;
beforeAll(async () => {
  world = await createHetznerWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.clear());

const projects = async () => (await world.admin.ask('adminHetznerProjects.list')).data;
const add = (name: string, api_token?: string) =>
  world.admin.post('/api/admin/integrations/hetzner/projects', { name, api_token });

it('saves a project once Hetzner accepts its token, which is never shown', async () => {
  await world.cloud('media', { name: 'fsn', count: 60 });
  await world.addProject('Media', 'media');
  const [project] = await projects();
  expect(project).toMatchObject({ name: 'Media', has_credentials: true, servers: 60, nodes: 0, failure: null });
  expect(project!.latency_ms).toBeGreaterThan(0);
  const [row] = await world.server.db.current.select().from(hetznerProjects);
  expect(row!.apiToken).toMatch(/^v1\./);
  const [audited] = await world.server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(audited).toMatchObject({
    action: 'adminHetznerProjects.create',
    targetName: 'Media',
    after: { name: 'Media' },
  });
});

it('reports at the field, in Hetzner’s words, why a token was refused', async () => {
  const errorsOf = async (answer: ReturnType<typeof add>) => refusalOf(await answer).errors;
  expect(await errorsOf(add('Media', 'nobody'))).toEqual({
    api_token: ['Hetzner does not accept the token: unable to authenticate (unauthorized)'],
  });
  expect(await errorsOf(add('Media'))).toEqual({ api_token: ['Enter a token'] });
  await world.sandbox.fault({ node: 'api.hetzner.cloud', fault: 'http-html', times: 1 });
  await world.cloud('media', { name: 'fsn' });
  expect(await errorsOf(add('Media', 'media'))).toEqual({
    api_token: ['The response did not come from Hetzner Cloud'],
  });
  await world.addProject('Media', 'media');
  expect(await errorsOf(add('media', 'media'))).toEqual({ name: ['Another project has this name'] });
});

it('keeps the token of a renamed project, and verifies a new token before saving it', async () => {
  await world.cloud('media', { name: 'fsn' });
  const id = await world.addProject('Media', 'media');
  const path = `/api/admin/integrations/hetzner/projects/${id}`;
  expect((await world.admin.post(path, { name: 'Nodes' })).status).toBe(200);
  expect((await world.admin.post(path, { name: 'Nodes', api_token: 'nobody' })).status).toBe(422);
  await world.refresh();
  expect(await projects()).toMatchObject([{ name: 'Nodes', failure: null, servers: 1 }]);
  await world.cloud('other', { name: 'nbg', count: 2 });
  expect((await world.admin.post(path, { name: 'Nodes', api_token: 'other' })).status).toBe(200);
  expect(await projects()).toMatchObject([{ name: 'Nodes', servers: 2 }]);
});

it('keeps the last known servers while the token is revoked, and reports why they are stale', async () => {
  await world.cloud('media', { name: 'fsn', count: 3 });
  await world.addProject('Media', 'media');
  const [{ read_at } = { read_at: null }] = await projects();
  await world.sandbox.control('DELETE', '/hetzner/media');
  expect(await world.refresh()).toBe(1);
  const failure = 'Hetzner does not accept the token: unable to authenticate (unauthorized).';
  expect(await projects()).toMatchObject([{ read_at, failure, servers: 3 }]);
  expect((await world.servers()).map(({ name }) => name)).toEqual(['fsn-1', 'fsn-2', 'fsn-3']);
  await world.cloud('media', { name: 'fsn-1' });
  expect(await world.refresh()).toBe(0);
  expect(await projects()).toMatchObject([{ failure: null, failed_at: null, servers: 1 }]);
});

it('reads each project when it is due, and not before Hetzner accepts calls again', async () => {
  await world.cloud('media', { name: 'fsn' });
  await world.addProject('Media', 'media');
  const calls = () => world.requests('GET /v1/servers');
  const before = await calls();
  await world.sample();
  expect(await calls()).toBe(before);
  world.server.clock.advance(2 * 60_000 + 1000);
  await world.sample();
  expect(await calls()).toBe(before + 1);
  await world.sandbox.control('POST', '/hetzner/media/limit', { calls: 100 });
  world.server.clock.advance(2 * 60_000 + 1000);
  await world.sample();
  expect(await calls()).toBe(before + 2);
  // Hardly any calls are left for this hour.
  world.server.clock.advance(10 * 60_000);
  await world.sample();
  expect(await calls()).toBe(before + 2);
});

it('forgets the servers of a project that is deleted', async () => {
  await world.cloud('media', { name: 'fsn' });
  const id = await world.addProject('Media', 'media');
  const { status } = await world.admin.call('DELETE', `/api/admin/integrations/hetzner/projects/${id}`);
  expect([status, await world.servers(), await projects()]).toEqual([200, [], []]);
});

it('filters and orders servers by project, status, use and text, beyond Hetzner’s first page', async () => {
  await world.cloud('media', { name: 'fsn', count: 70 });
  await world.cloud('other', { name: 'attic', ipv4: '192.0.2.1', type: 'ccx33' });
  await world.cloud('other', { name: 'asleep', status: 'off', location: 'hel1' });
  const media = await world.addProject('Media', 'media');
  await world.addProject('Other', 'other');
  const namesOf = async (query: object) => (await world.servers(query)).map(({ name }) => name);
  expect(await world.servers({ project: media, per_page: 100 })).toHaveLength(70);
  expect(await namesOf({ status: 'off' })).toEqual(['asleep']);
  expect(await namesOf({ use: 'node' })).toEqual(['attic']);
  expect(await namesOf({ node: world.attic, use: 'other' })).toEqual([]);
  expect(await namesOf({ q: '192.0.2.1' })).toEqual(['attic']);
  expect(await namesOf({ sort: 'type', direction: 'desc', per_page: 1 })).toEqual(['attic']);
  expect(await namesOf({ sort: 'location', per_page: 71 })).toHaveLength(71);
  const [attic] = await world.servers({ node: world.attic });
  expect(attic).toMatchObject({ node: { id: world.attic, alias: 'Attic', running: 0 }, cores: 8, memory_gb: 32 });
});

it('matches a node by the reverse DNS name of its address too, and counts the servers running there', async () => {
  await world.cloud('media', { name: 'fsn', dnsPtr: 'cellar.example' });
  await world.addProject('Media', 'media');
  expect(await world.servers()).toMatchObject([{ node: { id: world.cellar, alias: 'Cellar', running: 1 } }]);
});

it('sends open panels an event with each reading', async () => {
  await world.cloud('media', { name: 'fsn' });
  await world.addProject('Media', 'media');
  const before = await world.countEvents();
  await world.sandbox.control('DELETE', '/hetzner/media/servers/fsn');
  await world.refresh();
  expect([await world.countEvents(), await world.servers()]).toEqual([before + 1, []]);
});

it('keeps the id of a server as long as Hetzner lists it', async () => {
  await world.cloud('media', { name: 'fsn', count: 2 });
  await world.addProject('Media', 'media');
  const [, second] = await world.servers();
  await world.sandbox.control('DELETE', '/hetzner/media/servers/fsn-1');
  await world.refresh();
  expect((await world.servers()).map(({ id }) => id)).toEqual([second!.id]);
});
