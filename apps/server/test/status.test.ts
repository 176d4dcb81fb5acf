import { asc, eq } from 'drizzle-orm';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { StatusOverview } from '@kronos/api/contract';
import {
  nodeReboots,
  nodes,
  notifications,
  serverShares,
  statusSubscriptions,
  uptimeDays,
  uptimeMonitors as monitors,
  uptimeOutages as outages,
} from '../src/db/schema.ts';
import { createTestServer, hour } from './support/create-test-server.ts';

const never = 24 * hour;
const minute = 60_000;
const [attic, barn, cellar, shed] = [1, 2, 3, 4];
let server: Awaited<ReturnType<typeof createTestServer>>;

beforeAll(async () => {
  const engine = (node: string) => ({ kind: 'sandbox' as const, url: 'http://127.0.0.1:9', node });
  const nodeOf = (alias: string) => ({ alias, host: 'hidden.example.test', engine: engine(alias) });
  const serverOn = (name: string, owner: string, node: string, port: number) => ({
    name,
    owner: `${owner}@example.test`,
    node,
    type: 'plex' as const,
    image: 'kronos/plex',
    port,
    containerPort: 32_400,
  });
  server = await createTestServer({
    keep: true,
    timings: { observeMs: never, figuresMs: never, sampleMs: never, uptimeMs: never, firstSampleMs: never },
    provision: {
      nodes: [nodeOf('Attic'), nodeOf('Barn'), nodeOf('Cellar'), nodeOf('Shed')],
      servers: [
        serverOn('Films', 'customer', 'Barn', 20_000),
        serverOn('Archive', 'customer', 'Barn', 20_001),
        serverOn('Secret', 'other', 'Barn', 20_002),
        serverOn('Elsewhere', 'other', 'Shed', 20_003),
      ],
    },
  });
  const reseller = await server.person('reseller');
  await server.db.current.update(nodes).set({ ownerId: reseller.id }).where(eq(nodes.id, shed));
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of [monitors, uptimeDays, outages, notifications, nodeReboots, statusSubscriptions, serverShares])
    await server.db.current.delete(table);
});

type Name = Parameters<typeof server.as>[0];
const show = async (name: Name) => (await (await server.as(name)).ask('status.show')).data;
const listed = async (name: Name, query: object = {}) =>
  (await (await server.as(name)).ask('status.list', { query })).data;
const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * minute);

/** Monitors a node in the given state. */
const monitor = (nodeId: number, state: 'pending' | 'up' | 'down', enabled = true) =>
  server.db.current.insert(monitors).values({
    nodeId,
    kind: 'tcp',
    port: 9,
    intervalMinutes: 1,
    timeoutSeconds: 1,
    enabled,
    state,
    since: state === 'pending' ? null : at(-60),
    nextCheckAt: at(0),
  });
const fell = (nodeId: number, began: number, ended: number | null, told = true) =>
  server.db.current.insert(outages).values({
    nodeId,
    began: at(began),
    ended: ended === null ? null : at(ended),
    reason: 'connect ECONNREFUSED hidden.example.test',
    foundAt: at(began),
    toldAt: told ? at(began) : null,
    endToldAt: told && ended !== null ? at(ended) : null,
  });

it('lists the monitored nodes of the installation, and those of the viewer’s servers', async () => {
  await monitor(attic, 'up');
  await monitor(cellar, 'up', false);
  await monitor(shed, 'down');
  const seen = async (name: Name) => (await listed(name)).map(({ alias, state }) => `${alias} ${state}`);
  expect(await seen('customer')).toEqual(['Attic up', 'Barn unknown']);
  expect(await seen('other')).toEqual(['Attic up', 'Barn unknown', 'Shed down']);
  expect(await seen('reseller')).toEqual(['Attic up', 'Shed down']);
  expect((await show('other')).nodes).toEqual({ up: 1, down: 1, unknown: 1 });
  expect((await listed('other', { state: 'down' })).map(({ alias }) => alias)).toEqual(['Shed']);
  expect((await listed('other', { q: 'bar' })).map(({ alias }) => alias)).toEqual(['Barn']);
});

it('puts the viewer’s own nodes first, with the viewer’s servers only', async () => {
  await monitor(attic, 'up');
  await monitor(barn, 'down');
  const day = at(0).toISOString().slice(0, 10);
  await server.db.current.insert(uptimeDays).values({ nodeId: barn, day, checks: 4, failures: 1, secondsDown: 60 });
  const { own } = await show('customer');
  expect(own).toEqual([
    {
      id: barn,
      alias: 'Barn',
      region: null,
      state: 'down',
      since: expect.any(String),
      uptime_90d: 75,
      days: [{ day, checks: 4, failures: 1, seconds_down: 60 }],
      servers: [
        { id: 2, name: 'Archive' },
        { id: 1, name: 'Films' },
      ],
    },
  ]);
  expect((await show('moderator')).own).toEqual([]);
  const other = await server.person('other');
  await server.db.current.insert(serverShares).values({ serverId: 1, userId: other.id, rights: ['view'] });
  expect((await show('other')).own.map(({ servers: on }) => on.map(({ name }) => name))).toEqual([
    ['Films', 'Secret'],
    ['Elsewhere'],
  ]);
});

it('shows incidents and planned restarts, without details of the machines', async () => {
  await monitor(barn, 'down');
  await fell(attic, -600, -590);
  await fell(barn, -60, null);
  await fell(shed, -30, -20);
  await fell(cellar, -91 * 24 * 60, -90.5 * 24 * 60);
  const plan = (nodeId: number, minutes: number, state: 'planned' | 'done') =>
    server.db.current
      .insert(nodeReboots)
      .values({ nodeId, cause: 'planned', state, at: at(minutes), reason: 'An inside matter', byName: 'Ada Admin' });
  await plan(cellar, 120, 'planned');
  await plan(barn, 60, 'planned');
  await plan(attic, -60, 'done');
  const shown = await show('customer');
  const brief = ({ incidents, maintenance }: StatusOverview) => ({
    incidents: incidents.map(({ node, ended_at, servers: on }) => [node.alias, ended_at !== null, on.length]),
    maintenance: maintenance.map(({ node, servers: on }) => [node.alias, on.length]),
  });
  expect(brief(shown)).toEqual({
    incidents: [
      ['Barn', false, 2],
      ['Attic', true, 0],
    ],
    maintenance: [
      ['Barn', 2],
      ['Cellar', 0],
    ],
  });
  expect(brief(await show('other')).incidents).toContainEqual(['Shed', true, 1]);
  expect(JSON.stringify(shown)).not.toMatch(/hidden|ECONNREFUSED|inside|Ada|Secret/);
});

it('notifies subscribers when a node of theirs goes down, and when it is back', async () => {
  const { uptimeChecks, outageNotices } = server.services;
  const target = createServer((socket) => socket.end());
  onTestFinished(() => void target.close());
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  const { port } = target.address() as AddressInfo;
  await server.db.current.update(nodes).set({ host: '127.0.0.1' }).where(eq(nodes.id, barn));
  onTestFinished(async () => {
    await server.db.current.update(nodes).set({ host: 'hidden.example.test' }).where(eq(nodes.id, barn));
  });
  await monitor(barn, 'up');
  await server.db.current.update(monitors).set({ port });
  const later = async (minutes: number) => {
    server.clock.advance(minutes * minute);
    await uptimeChecks.sample();
    await outageNotices.tell();
  };
  const customer = await server.as('customer');
  for (const _ of [1, 2]) await customer.ask('status.subscribe', { body: { is_subscribed: true } });
  expect((await show('customer')).is_subscribed).toBe(true);
  expect((await show('other')).is_subscribed).toBe(false);
  const { id } = await server.person('customer');
  const told = async () => {
    const mine = eq(notifications.userId, id);
    const rows = await server.db.current.select().from(notifications).where(mine).orderBy(asc(notifications.id));
    return rows.map(({ title, content }) => `${title}: ${content.replaceAll(/<[^>]*>/g, '')}`);
  };

  await new Promise((resolve) => target.close(resolve));
  for (const _ of [1, 2, 3]) await later(1);
  expect(await told()).toEqual([
    'The node Barn is down: Your servers on it cannot be reached until it is back. See the status.',
  ]);
  await new Promise<void>((resolve) => target.listen(port, '127.0.0.1', resolve));
  await later(1);
  await later(1);
  expect((await told())[1]).toMatch(/^The node Barn is back: It was down for \d minutes\. See the status\.$/);
  expect(await told()).toHaveLength(2);
  const { id: stranger } = await server.person('other');
  expect(await server.db.current.$count(notifications, eq(notifications.userId, stranger))).toBe(0);

  await (await server.as('customer')).ask('status.subscribe', { body: { is_subscribed: false } });
  await fell(barn, -10, null, false);
  await outageNotices.tell();
  expect(await told()).toHaveLength(2);
});

it('notifies each subscriber once of all their nodes that went down or came back together', async () => {
  const { outageNotices } = server.services;
  for (const name of ['customer', 'other'] as const)
    await (await server.as(name)).ask('status.subscribe', { body: { is_subscribed: true } });
  const toldTo = async (name: Name) => {
    const mine = eq(notifications.userId, (await server.person(name)).id);
    const rows = await server.db.current.select().from(notifications).where(mine).orderBy(asc(notifications.id));
    return rows.map(({ title, content }) => `${title}: ${content.replaceAll(/<[^>]*>/g, '')}`);
  };
  for (const node of [barn, shed]) await fell(node, -10, null, false);
  await outageNotices.tell();
  expect(await toldTo('other')).toEqual([
    '2 nodes are down: Your servers on Barn and Shed cannot be reached until they are back. See the status.',
  ]);
  expect(await toldTo('customer')).toEqual([expect.stringMatching(/^The node Barn is down/)]);
  await server.db.current.update(outages).set({ ended: at(0) });
  await outageNotices.tell();
  expect((await toldTo('other'))[1]).toBe(
    '2 nodes are back: Your servers on Barn and Shed can be reached again. See the status.',
  );
});

it('does not report an outage that ended before anyone was notified, or of a node no longer monitored', async () => {
  const { outageNotices, uptimeMonitors } = server.services;
  await (await server.as('customer')).ask('status.subscribe', { body: { is_subscribed: true } });
  await fell(barn, -10, -9, false);
  await outageNotices.tell();
  await outageNotices.tell();
  await monitor(barn, 'down');
  await fell(barn, -8, null);
  await uptimeMonitors.remove(barn);
  await outageNotices.tell();
  expect(await server.db.current.$count(notifications)).toBe(0);
});
