import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';

const never = 24 * 60 * 60 * 1000;
const types = ['plex', 'emby', 'jellyfin'] as const;
let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
beforeAll(async () => {
  const engine = { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } as const;
  server = await createTestServer({
    keep: true,
    timings: { observeMs: never, sampleMs: never, pollMs: never },
    provision: {
      nodes: ['one', 'two'].map((alias) => ({ alias, host: 'localhost', engine })),
      servers: types.flatMap((type, at) =>
        ['customer', 'other'].map((owner, index) => ({
          name: `${index === 0 ? 'Attic' : 'cellar'} ${type}`,
          owner: `${owner}@example.test`,
          node: index === 0 ? 'one' : 'two',
          type,
          image: `kronos/${type}`,
          port: 21_000 + at,
          containerPort: type === 'plex' ? 32_400 : 8096,
        })),
      ),
    },
  });
  admin = await server.as('admin');
});
afterAll(() => server.stop());

describe('the list of servers', () => {
  const list = async (query: Record<string, string> = {}) => {
    const body = await admin.ask('adminServers.list', { query });
    return { names: body.data.map(({ name }) => name), ...body };
  };

  it('is filtered by product', async () => {
    const { products, servers } = server.services;
    const { id: product } = await products.add({ name: 'Plex one', type: 'plex', image: 'kronos/plex' });
    const attic = (await list()).data.find(({ name }) => name === 'Attic plex')!;
    expect(attic.product).toBeNull();
    await servers.update(attic.id, { productId: product });
    const narrowed = await list({ product: String(product) });
    expect([narrowed.names, narrowed.meta.total]).toEqual([['Attic plex'], 1]);
    expect(narrowed.data[0]?.product).toEqual({ id: product, name: 'Plex one' });
    expect((await list({ product: '999999' })).names).toEqual([]);
    expect((await admin.get('/api/admin/servers?product=many')).status).toBe(422);
  });

  it('is paged in the requested order, ignoring case, with owner and node', async () => {
    const all = await list();
    expect(all.names).toEqual([
      'Attic emby',
      'Attic jellyfin',
      'Attic plex',
      'cellar emby',
      'cellar jellyfin',
      'cellar plex',
    ]);
    expect(all.data[0]).toMatchObject({
      owner: { name: 'customer' },
      node: { alias: 'one' },
      status: 'stopped',
      operation: null,
    });
    const second = await list({ per_page: '4', page: '2' });
    expect(second.names).toEqual(['cellar jellyfin', 'cellar plex']);
    expect(second.meta).toEqual({ total: 6, per_page: 4, current_page: 2, last_page: 2 });
    expect((await list({ sort: 'created_at', direction: 'desc' })).names[0]).toBe('cellar jellyfin');
    expect((await admin.get('/api/admin/servers?per_page=1001')).status).toBe(422);
    expect((await admin.get('/api/admin/servers?sort=image')).status).toBe(422);
  });

  it('is filtered by status, type, node and owner, and searched by names of servers and owners', async () => {
    const [one] = (await list()).data;
    expect((await list({ type: 'emby' })).names).toEqual(['Attic emby', 'cellar emby']);
    expect((await list({ node: String(one!.node.id), type: 'plex' })).names).toEqual(['Attic plex']);
    expect((await list({ owner: String(one!.owner.id) })).meta.total).toBe(3);
    expect((await list({ q: 'CELLAR p' })).names).toEqual(['cellar plex']);
    expect((await list({ q: 'other@example' })).meta.total).toBe(3);
    await server.services.servers.update(one!.id, { status: 'failed' });
    expect((await list({ status: 'failed' })).names).toEqual([one!.name]);
    expect((await list({ q: '%' })).names).toEqual([]);
    expect((await admin.get('/api/admin/servers?node=one')).status).toBe(422);
  });

  it('is exported whole, in the requested order', async () => {
    const { data, meta } = await admin.ask('adminServers.export', { query: { q: 'attic', direction: 'desc' } });
    expect(data.map(({ name }) => name)).toEqual(['Attic plex', 'Attic jellyfin', 'Attic emby']);
    expect(meta).toEqual({ total: 3 });
  });
});

describe('the list of processes', () => {
  it('is ordered newest first, and filtered by state, kind, node, server and text', async () => {
    const { processes, servers } = server.services;
    const [one, two] = (await admin.ask('adminServers.list', { query: {} })).data;
    const open = async (kind: 'start' | 'stop', of: typeof one) => {
      const { id: serverId, nodeId } = (await servers.find(of!.id))!;
      return processes.open({ kind, command: `${kind} ${of!.name}`, serverId, nodeId });
    };
    const [first, second, third] = [await open('start', one), await open('stop', one), await open('start', two)];
    await processes.end(second, { success: false, words: 'The disk is full.' });
    const list = async (query: Record<string, string> = {}) =>
      (await admin.ask('processes.list', { query })).data.map(({ id }) => id);
    expect(await list()).toEqual([third, second, first]);
    expect(await list({ direction: 'asc', per_page: '2' })).toEqual([first, second]);
    expect(await list({ state: 'failed' })).toEqual([second]);
    expect(await list({ kind: 'start' })).toEqual([third, first]);
    expect(await list({ server: String(one!.id) })).toEqual([second, first]);
    expect(await list({ node: String(one!.node.id) })).toHaveLength(3);
    expect(await list({ q: 'DISK' })).toEqual([second]);
    expect((await admin.ask('processes.export', { query: { kind: 'stop' } })).meta).toEqual({ total: 1 });
    expect((await admin.get('/api/admin/processes?server=x')).status).toBe(422);
  });
});

it('shows at most ten nodes on the dashboard, unreachable ones first, and counts all', async () => {
  const { nodes } = server.services;
  for (const { id } of await nodes.list()) await nodes.setReachable(id, null);
  const engine = { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } as const;
  for (let at = 0; at < 10; at += 1) {
    const id = await nodes.ensure({ alias: `node ${at}`, host: 'localhost', engine });
    await nodes.setReachable(id, at === 9 ? 'unreachable' : null);
  }
  const { total, up, data } = (await admin.ask('adminDashboard.show')).nodes;
  expect([total, up]).toEqual([12, 11]);
  expect(data.map(({ alias }) => alias)).toEqual(['node 9', ...Array.from({ length: 9 }, (_, at) => `node ${at}`)]);
  expect(data[0]).toMatchObject({ up: false, servers: 0 });
});
