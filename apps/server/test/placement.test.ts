import type { PlacementPolicy } from '@kronos/api/contract';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, nodes, servers } from '../src/db/schema.ts';
import { assess, type Candidate } from '../src/domain/placement/assess.ts';
import { nextPort } from '../src/domain/servers/server-ports.ts';
import { refusalOf, type TestClient, testPassword as password } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

const gigabyte = 1024 ** 3;
const figures = (memoryUsed: number) => ({
  version: '1',
  cpus: 8,
  cpuUsed: 2,
  memoryBytes: 16 * gigabyte,
  memoryUsedBytes: memoryUsed * gigabyte,
  machine: null,
});
let lastId = 0;
const aNode = (more: Partial<Candidate> = {}): Candidate => ({
  id: ++lastId,
  alias: `node-${lastId}`,
  ownerId: null,
  enabled: true,
  up: true,
  capacity: null,
  portFirst: 32_000,
  portLast: 32_009,
  figures: figures(8),
  servers: 2,
  portsTaken: 2,
  ...more,
});
const installation = { ownerIds: [null], memoryBytes: 0, diskBytes: 0, count: 1, from: [] };

describe('the assessment of nodes', () => {
  it('marks nodes that cannot take a server, with every reason', () => {
    const wish = { ...installation, memoryBytes: 32 * gigabyte };
    const fits = assess(
      [
        aNode({ enabled: false, up: false }),
        aNode({ capacity: 2, portsTaken: 10 }),
        aNode({ ownerId: 7, figures: null }),
        aNode(),
      ],
      wish,
      'balanced',
    );
    expect(fits.map(({ obstacles }) => obstacles)).toEqual(
      expect.arrayContaining([
        ['disabled', 'down', 'too-small'],
        ['full', 'no-port', 'too-small'],
        ['not-theirs'],
        ['too-small'],
      ]),
    );
  });

  it('checks the free disk space where the node reports it', () => {
    const machine = { bootId: 'a', bootedAt: '2026-01-01T00:00:00.000Z', load: 0, diskBytes: 100 * gigabyte };
    const node = (free: number) =>
      aNode({ figures: { ...figures(1), machine: { ...machine, diskFreeBytes: free * gigabyte } } });
    const [tight, roomy, silent] = [node(19), node(20), aNode()];
    const fits = assess([tight, roomy, silent], { ...installation, diskBytes: 20 * gigabyte }, 'balanced');
    expect(fits.filter(({ obstacles }) => obstacles.length > 0)).toMatchObject([
      { id: tight.id, obstacles: ['no-disk'] },
    ]);
  });

  it('requires capacity for all new servers of all owners, but not for those already on the node', () => {
    const [there, tight, roomy] = [aNode({ capacity: 2 }), aNode({ capacity: 3 }), aNode({ capacity: 4 })];
    const wish = { ...installation, count: 3, from: [there.id, roomy.id, roomy.id] };
    const of = (more: object = {}) =>
      new Map(
        assess([there, tight, roomy], { ...wish, ...more }, 'balanced').map(({ id, obstacles }) => [id, obstacles]),
      );
    expect([of().get(there.id), of().get(tight.id), of().get(roomy.id)]).toEqual([['full'], ['full'], []]);
    expect(of({ count: 1, from: [there.id] }).get(there.id)).toEqual(['here']);
    expect(of({ ownerIds: [null, 7] }).get(roomy.id)).toEqual(['not-theirs']);
  });

  it('ranks the node with the most room first, and unfit ones last', () => {
    const [tight, roomy, full, silent] = [
      aNode({ figures: figures(15) }),
      aNode({ figures: figures(1) }),
      aNode({ figures: figures(1), capacity: 2 }),
      aNode({ figures: null }),
    ];
    expect(assess([tight, roomy, full, silent], installation, 'balanced').map(({ id }) => id)).toEqual(
      [roomy, silent, tight, full].map(({ id }) => id),
    );
  });

  it('prefers the node that the policy names, as long as it fits', () => {
    const [few, roomy, many, full] = [
      aNode({ servers: 0, figures: figures(12) }),
      aNode({ servers: 3, figures: figures(1) }),
      aNode({ servers: 5, figures: figures(6) }),
      aNode({ servers: 9, capacity: 9 }),
    ];
    const order = (policy: PlacementPolicy) =>
      assess([few, roomy, many, full], installation, policy).map(({ id }) => id);
    expect(order('balanced')).toEqual([roomy.id, many.id, few.id, full.id]);
    expect(order('spread')).toEqual([few.id, roomy.id, many.id, full.id]);
    expect(order('fill')).toEqual([many.id, roomy.id, few.id, full.id]);
  });

  it('assigns ports in ascending order, and reuses released ones at the end of the range', () => {
    expect(nextPort(new Set(), 10, 12)).toBe(10);
    expect(nextPort(new Set([10]), 10, 12)).toBe(11);
    expect(nextPort(new Set([10, 12]), 10, 12)).toBe(11);
    expect(nextPort(new Set([10, 11, 12]), 10, 12)).toBeUndefined();
  });
});

describe('a deployment', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let admin: TestClient;
  let product: number;
  let owner: number;
  const ids: Record<string, number> = {};
  const path = '/api/admin/servers';
  const setNode = (alias: string, values: Partial<typeof nodes.$inferInsert>) =>
    server.db.current.update(nodes).set(values).where(eq(nodes.id, ids[alias]!));
  let count = 0;
  const wanted = (more: object = {}) => ({
    owner_id: owner,
    product_id: product,
    name: `Server ${++count}`,
    node_id: null,
    ...more,
  });
  const placed = async (id: number) => {
    const [row] = await server.db.current.select().from(servers).where(eq(servers.id, id));
    return row!;
  };

  beforeAll(async () => {
    const never = 24 * 60 * 60 * 1000;
    const engine = { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } as const;
    server = await createTestServer({
      keep: true,
      // Keeps the panel from noticing that nothing responds at this address.
      timings: { firstObserveMs: never, sampleMs: never, firstSampleMs: never, pollMs: never },
      provision: { nodes: ['alpha', 'beta'].map((alias) => ({ alias, host: 'localhost', engine })) },
    });
    admin = await server.as('admin');
    for (const alias of ['alpha', 'beta']) ids[alias] = (await server.services.nodes.findByAlias(alias))!;
    await setNode('alpha', { up: true, capacity: 10, figures: figures(1) });
    await setNode('beta', { up: true, capacity: 10, figures: figures(9) });
    ({ id: product } = await server.services.products.add({
      name: 'Plex',
      type: 'plex',
      image: 'kronos/plex:1',
      limits: { cpus: 1.5, memory_mb: 2048, pids: 512, streams: 4 },
    }));
    ({ id: owner } = await server.person('customer'));
    return () => server.stop();
  });

  it('uses the best node, a port of its range, and the image and limits of the product', async () => {
    await setNode('alpha', { portFirst: 40_000, portLast: 40_500 });
    const { id } = await admin.ask('adminServers.deploy', { body: wanted() });
    expect(await placed(id)).toMatchObject({
      nodeId: ids['alpha'],
      port: 40_000,
      productId: product,
      image: 'kronos/plex:1',
      type: 'plex',
      ownerId: owner,
      limits: { cpus: 1.5, memoryBytes: 2 * gigabyte, pids: 512 },
    });
    const [row] = await server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(row).toMatchObject({
      action: 'adminServers.deploy',
      targetId: String(id),
      after: { owner, product, node: ids['alpha'] },
    });
  });

  it('shows each node with its obstacles, and accepts the admin’s choice unless the node is disabled', async () => {
    await setNode('beta', { enabled: false });
    const { data } = await admin.ask('adminServers.places', {
      query: { owner_id: owner, product_id: product },
    });
    expect(data.map(({ alias, obstacles }) => [alias, obstacles])).toEqual([
      ['alpha', []],
      ['beta', ['disabled']],
    ]);
    const second = await admin.ask('adminServers.places', {
      query: { owner_id: owner, product_id: product, page: '2', per_page: '1' },
    });
    expect(second.data.map(({ alias }) => alias)).toEqual(['beta']);
    expect(second.meta).toEqual({ total: 2, per_page: 1, current_page: 2, last_page: 2 });
    const answer = await admin.post(path, wanted({ node_id: ids['beta'] }));
    expect([answer.status, refusalOf(answer).errors]).toEqual([
      422,
      { node_id: ['beta takes no new servers. Choose another node.'] },
    ]);
    await setNode('beta', { enabled: true, up: false });
    const { id } = await admin.ask('adminServers.deploy', { body: wanted({ node_id: ids['beta'] }) });
    expect((await placed(id)).nodeId).toBe(ids['beta']);
  });

  it('never exceeds the capacity of a node, however many deployments run at once', async () => {
    const { servers: already } = (
      await admin.ask('adminServers.places', { query: { owner_id: owner, product_id: product } })
    ).data.find(({ alias }) => alias === 'alpha')!;
    await setNode('alpha', { capacity: already + 2 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => admin.post(path, wanted())));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422]);
    const taken = await server.db.current.select().from(servers).where(eq(servers.nodeId, ids['alpha']!));
    expect(new Set(taken.map(({ port }) => port)).size).toBe(already + 2);
    await setNode('alpha', { capacity: 50 });
  });

  it('never exceeds the stock when two admins deploy at once, and restocks when a server is deleted', async () => {
    const { products, users } = server.services;
    const { id: product_id } = await products.add({ name: 'Rare', type: 'plex', image: 'kronos/plex', stock: 1 });
    const left = async () => (await admin.ask('adminProducts.one', { params: { id: product_id } })).data.stock;
    const { realtime, tenant } = await admin.ask('system.settings');
    const socket = await joinChannel(server, realtime, admin, `private-admin.${tenant}`);
    const owners = await Promise.all(
      ['first', 'second'].map((name) => users.ensure({ email: `${name}@rare.test`, name, password, role: 'customer' })),
    );
    const second = await server.as('admin');
    const answers = await Promise.all(
      owners.map(({ id: owner_id }, at) => [admin, second][at]!.post(path, wanted({ owner_id, product_id }))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(refusalOf(answers.find(({ status }) => status === 422)!).errors).toEqual({
      product_id: ['Rare is sold out. Raise its stock, or choose another product.'],
    });
    expect(await left()).toBe(0);
    expect(await server.db.current.$count(servers, eq(servers.productId, product_id))).toBe(1);
    await until('the event to admins', () => socket.events('products-changed').length === 1);

    const buyer = owners[answers.findIndex(({ status }) => status === 200)]!;
    await admin.ask('adminUsers.remove', { params: { id: buyer.id }, query: { name: buyer.name } });
    expect(await left()).toBe(1);
    await until('the event to admins', () => socket.events('products-changed').length === 2);
    // Unlimited stock remains unlimited.
    const endless = async () => (await admin.ask('adminProducts.one', { params: { id: product } })).data.stock;
    expect(await endless()).toBeNull();
  });

  it('places a reseller’s servers on the reseller’s own nodes', async () => {
    const { id: reseller } = await server.person('reseller');
    await server.services.nodes.give(ids['beta']!, reseller);
    await setNode('beta', { up: true });
    const { id } = await admin.ask('adminServers.deploy', { body: wanted({ owner_id: reseller }) });
    expect((await placed(id)).nodeId).toBe(ids['beta']);
    const refused = await admin.post(path, wanted({ owner_id: reseller, node_id: ids['alpha'] }));
    expect(refusalOf(refused).errors).toEqual({ node_id: ['alpha belongs to another owner. Choose another node.'] });
    await server.services.nodes.give(ids['beta']!, null);
  });

  it('requires an existing owner, a product with a server, and a free name', async () => {
    const addOn = await server.services.products.add({ name: 'More', category: 'add-on', type: 'streams' });
    expect(refusalOf(await admin.post(path, wanted({ owner_id: 999_999 }))).errors).toHaveProperty('owner_id');
    expect(refusalOf(await admin.post(path, wanted({ product_id: addOn.id }))).errors).toHaveProperty('product_id');
    expect((await admin.post(path, wanted({ name: 'Server 1' }))).status).toBe(409);
  });
});
