import { desc } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestServer({
    keep: true,
    provision: {
      nodes: [{ alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } }],
    },
  });
  admin = await server.as('admin');
  return () => server.stop();
});

const path = '/api/admin/products';
const draft = { category: 'server', type: 'plex', name: 'Plex', limits: { streams: 4, memory_mb: 4096 } } as const;
const create = async (more: object = {}) =>
  (await admin.ask('adminProducts.create', { body: { ...draft, ...more } })).id;
const read = async (id: number) => (await admin.ask('adminProducts.one', { params: { id } })).data;
const names = async (query: object) =>
  (await admin.ask('adminProducts.list', { query: { q: 'listed', ...query } })).data.map(({ name }) => name);

describe('a product', () => {
  it('is stored as sent, with defaults for omitted fields', async () => {
    const prices = [{ cycle: 'monthly', amount: 990 }];
    const id = await create({ name: ' Plex Starter ', image: 'kronos/plex:1', stock: 3, billing_id: 12, prices });
    expect(await read(id)).toMatchObject({
      name: 'Plex Starter',
      text: '',
      category: 'server',
      type: 'plex',
      image: 'kronos/plex:1',
      limits: { streams: 4, memory_mb: 4096, cpus: null, disk_gb: null, slots: null },
      trial_days: 7,
      is_offered_for_trial: false,
      visibility: 'public',
      stock: 3,
      billing_id: 12,
      currency: 'EUR',
      prices,
      servers: 0,
      archived_at: null,
    });
  });

  it('has only the fields of its category: an add-on has no image, no trial and one limit', async () => {
    const id = await create({
      category: 'add-on',
      type: 'streams',
      image: 'kronos/plex:1',
      is_offered_for_trial: true,
    });
    expect(await read(id)).toMatchObject({
      image: null,
      is_offered_for_trial: false,
      limits: { streams: 4, memory_mb: null },
    });
  });

  it.each([
    ['type', { category: 'add-on' }],
    ['name', { name: '  ' }],
    ['limits.streams', { limits: { streams: 0 } }],
    ['image', { image: 'not an image' }],
    ['currency', { currency: 'euro' }],
    ['stock', { stock: -1 }],
    [
      'prices',
      {
        prices: [
          { cycle: 'yearly', amount: 1 },
          { cycle: 'yearly', amount: 2 },
        ],
      },
    ],
  ])('is refused at %s when invalid', async (field, more) => {
    const answer = await admin.post(path, { ...draft, ...more });
    expect([answer.status, Object.keys(refusalOf(answer).errors ?? {})]).toEqual([422, [field]]);
  });

  it('is changed, and audited with before and after', async () => {
    const id = await create({ name: 'Before' });
    await admin.ask('adminProducts.update', { params: { id }, body: { name: 'After', limits: { streams: 9 } } });
    expect(await read(id)).toMatchObject({ name: 'After', type: 'plex', limits: { streams: 9, memory_mb: null } });
    const [row] = await server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(row).toMatchObject({
      action: 'adminProducts.update',
      targetKind: 'product',
      targetId: String(id),
      before: { name: 'Before', limits: { streams: 4, memory_mb: 4096 } },
      after: { name: 'After', limits: { streams: 9 } },
    });
    expect((await admin.post(`${path}/999999`, { name: 'Nowhere', limits: {} })).status).toBe(404);
  });

  it('is duplicated as hidden', async () => {
    const id = await create({ name: 'Original', prices: [{ cycle: 'once', amount: 5 }] });
    await admin.ask('adminProducts.archive', { params: { id } });
    const { id: copy } = await admin.ask('adminProducts.duplicate', { params: { id } });
    expect(await read(copy)).toMatchObject({
      name: 'Copy of Original',
      visibility: 'hidden',
      archived_at: null,
      limits: { streams: 4 },
      prices: [{ cycle: 'once', amount: 5 }],
    });
  });

  it('counts its servers, and sends an event to the admins when it changes', async () => {
    const id = await create({ name: 'Counted', image: 'kronos/plex' });
    const { id: ownerId } = await server.person('customer');
    const nodeId = (await server.services.nodes.findByAlias('away'))!;
    const { id: serverId } = await server.services.servers.ensure({
      name: 'Of a product',
      ownerId,
      nodeId,
      productId: id,
      type: 'plex',
      image: 'kronos/plex',
      port: 21_000,
      containerPort: 32_400,
      env: {},
      command: null,
    });
    expect((await read(id)).servers).toBe(1);
    const { data } = await admin.ask('adminServers.one', { params: { id: serverId } });
    expect(data.product).toEqual({ id, name: 'Counted' });

    const settings = await admin.ask('system.settings');
    const socket = await joinChannel(server, settings.realtime, admin, `private-admin.${settings.tenant}`);
    await admin.ask('adminProducts.archive', { params: { id } });
    await until('the event', () => socket.events('products-changed').length === 1);
  });
});

describe('the list of products', () => {
  beforeAll(async () => {
    await create({ name: 'Listed 1' });
    await create({ name: 'Listed 2', category: 'reseller', type: 'slots', limits: { slots: 5 } });
    const id = await create({ name: 'Listed 3', type: 'emby' });
    await admin.ask('adminProducts.archive', { params: { id } });
  });

  it('omits archived products by default, and filters by category and type', async () => {
    expect(await names({})).toEqual(['Listed 1', 'Listed 2']);
    expect(await names({ archived: 'with', direction: 'desc' })).toEqual(['Listed 3', 'Listed 2', 'Listed 1']);
    expect(await names({ archived: 'only' })).toEqual(['Listed 3']);
    expect(await names({ category: 'reseller' })).toEqual(['Listed 2']);
    expect(await names({ type: 'plex' })).toEqual(['Listed 1']);
    expect(await names({ sort: 'servers', per_page: 1 })).toHaveLength(1);
  });

  it('restores an archived product, which is not available until then', async () => {
    const { data } = await admin.ask('adminProducts.list', { query: { q: 'listed 3', archived: 'only' } });
    const { id } = data[0]!;
    expect(await server.services.products.findLive(id)).toBeUndefined();
    await admin.ask('adminProducts.restore', { params: { id } });
    expect((await read(id)).archived_at).toBeNull();
    expect(await server.services.products.findLive(id)).toBeDefined();
  });

  it('is exported whole', async () => {
    const { data, meta } = await admin.ask('adminProducts.export', { query: { q: 'listed', archived: 'with' } });
    expect([data.length, meta.total]).toEqual([3, 3]);
  });
});
