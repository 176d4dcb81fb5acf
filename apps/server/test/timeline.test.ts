import type { TimelineEntry } from '@kronos/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodes, processes, serverChronicle } from '../src/db/schema.ts';
import { createTimeline } from '../src/domain/servers/timeline/timeline.ts';
import { createEngine } from '../src/engines/index.ts';
import type { TestClient } from './support/client.ts';
import { until } from './support/until.ts';
import { createWorld, settled, type World } from './support/world.ts';

let world: World;
let customer: TestClient;
let admin: TestClient;
beforeAll(async () => {
  world = await createWorld();
  [customer, admin] = await Promise.all([world.server.as('customer'), world.server.as('admin')]);
});
afterAll(() => world.stop());

const timeline = (client: TestClient, id: number, query = {}) =>
  client.ask('customerServers.timeline', { params: { id }, query });
const summary = ({ what, state, by }: TimelineEntry) => [what, state, by?.who ?? null];

describe('the timeline of a server', () => {
  it('merges operations and observed changes, newest first, with the names that the reader may see', async () => {
    const { services } = world.server;
    await customer.post('/api/customer/servers/1/start');
    await settled(customer, 1, 'running');
    await customer.post('/api/servers/update/1', { name: 'Cinema' });
    await admin.post('/api/customer/servers/1/restart');
    await settled(customer, 1, 'running');
    const { containerId } = (await services.servers.find(1))!;
    // The container is stopped outside the panel.
    const engine = createEngine({ kind: 'sandbox', url: world.sandbox.url, node: 'one' });
    await engine.stop(containerId!);
    await settled(customer, 1, 'stopped');

    const { data, meta } = await timeline(customer, 1);
    expect(data.map(summary)).toEqual([
      ['stood-still', null, null],
      ['restart', 'succeeded', 'provider'],
      ['renamed', null, 'you'],
      ['start', 'succeeded', 'you'],
    ]);
    expect(meta.next).toBeNull();
    expect(data[2]).toMatchObject({ kind: 'actions', words: 'Cinema', process_id: null });
    const restart = data[1]!;
    expect(restart).toMatchObject({ kind: 'actions', by: { who: 'provider', name: null } });
    const opened = await customer.ask('customerServers.process', { params: { id: 1, process: restart.process_id! } });
    expect(opened.data.kind).toBe('restart');

    expect((await timeline(admin, 1)).data.map(summary)).toEqual([
      ['stood-still', null, null],
      ['restart', 'succeeded', 'you'],
      ['renamed', null, 'user'],
      ['start', 'succeeded', 'user'],
    ]);
    expect((await timeline(customer, 1, { kind: 'incidents' })).data.map(summary)).toEqual([
      ['stood-still', null, null],
    ]);
  });

  it('contains a suspension, its effects and its end', async () => {
    await admin.post('/api/admin/servers/2/suspend', { reason: 'Unpaid' });
    await admin.post('/api/admin/servers/2/unsuspend', {});
    await settled(customer, 2, 'running');
    expect((await timeline(customer, 2)).data.map(summary)).toContainEqual(['start', 'succeeded', 'provider']);
    const { data } = await timeline(customer, 2, { kind: 'suspension' });
    expect(data.map(({ what, words }) => [what, words])).toEqual([
      ['unsuspended', ''],
      ['suspended', 'Unpaid'],
    ]);
  });

  it('names the admin of a batch on each of its servers', async () => {
    const { process } = await admin.ask('serverBatches.begin', { body: { action: 'restart', ids: [2] } });
    await until('the batch is over', async () => {
      const batch = await admin.ask('serverBatches.one', { params: { id: process.id } });
      return batch.data.state === 'succeeded' && batch;
    });
    expect(summary((await timeline(admin, 2)).data[0]!)).toEqual(['restart', 'succeeded', 'you']);
  });
});

describe('a long timeline', () => {
  it('is paged with each record once, even when many have the same time', async () => {
    const { db } = world.server;
    const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
    const rows = Array.from({ length: 24 }, (_, index) => ({ serverId: 3, at: at(Math.floor(index / 6)) }));
    await db.current.insert(serverChronicle).values(rows.map((row) => ({ ...row, what: 'lost' as const })));
    await db.current.insert(processes).values(
      rows.map(({ serverId, at: createdAt }) => ({
        kind: 'restart' as const,
        command: 'Restart server',
        state: 'succeeded' as const,
        serverId,
        createdAt,
      })),
    );
    const seen: TimelineEntry[] = [];
    for (let before: string | undefined, pieces = 0; pieces < 20; pieces += 1) {
      const { data, meta } = await timeline(customer, 3, { per_page: 7, ...(before !== undefined && { before }) });
      expect(data.length).toBeLessThanOrEqual(7);
      seen.push(...data);
      if (meta.next === null) break;
      before = meta.next;
    }
    expect(seen).toHaveLength(48);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(48);
    const times = seen.map((entry) => entry.at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await customer.get('/api/customer/servers/3/timeline?before=yesterday')).status).toBe(422);
    expect((await customer.get('/api/customer/servers/3/timeline?before=99999999999999.99.9999999999')).status).toBe(
      200,
    );
  });

  it('runs one query per source, however many records there are', async () => {
    const { db } = world.server;
    let asked = 0;
    const current = () => {
      asked += 1;
      return db.current;
    };
    const counting: typeof db = Object.create(db, { current: { get: current } });
    const { data } = await createTimeline({ db: counting })({
      serverId: 3,
      viewer: { id: 1, isAdmin: true, isReseller: false, resellerNode: null },
      per_page: 100,
    });
    expect(data).toHaveLength(48);
    expect(asked).toBe(2);
  });
});

it('is visible to the owner, sub-users, the reseller of its node, and admins', async () => {
  const { db } = world.server;
  const [other, reseller] = await Promise.all([world.server.as('other'), world.server.as('reseller')]);
  for (const client of [other, reseller])
    expect((await client.get('/api/customer/servers/1/timeline')).status).toBe(404);
  const { id: resellerId } = await reseller.ask('session.user');
  await db.current.update(nodes).set({ ownerId: resellerId }).where(eq(nodes.id, 1));
  expect((await timeline(reseller, 1)).data.length).toBeGreaterThan(0);
  // Owning the node grants viewing only.
  expect((await reseller.post('/api/customer/servers/1/start')).status).toBe(403);
  const { id: otherId } = await other.ask('session.user');
  await world.server.services.servers.share(1, otherId, ['view']);
  const { data } = await timeline(other, 1);
  expect(data.find(({ what }) => what === 'start')?.by).toMatchObject({ who: 'user' });
});
