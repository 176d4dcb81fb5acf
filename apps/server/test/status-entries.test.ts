import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StatusEntryDraft } from '@kronos/api/contract';
import { auditLog, nodes, notifications, statusEntries, statusSubscriptions } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer, hour } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

const never = 24 * hour;
const path = '/api/admin/status-entries';
const [attic, barn, shed] = [1, 2, 3];
let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;

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
      nodes: [nodeOf('Attic'), nodeOf('Barn'), nodeOf('Shed')],
      servers: [
        serverOn('Films', 'customer', 'Barn', 20_000),
        serverOn('Secret', 'other', 'Barn', 20_001),
        serverOn('Elsewhere', 'other', 'Shed', 20_002),
      ],
    },
  });
  admin = await server.as('admin');
  const reseller = await server.person('reseller');
  await server.db.current.update(nodes).set({ ownerId: reseller.id }).where(eq(nodes.id, shed));
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of [statusEntries, notifications, statusSubscriptions]) await server.db.current.delete(table);
});

type Name = Parameters<typeof server.as>[0];
const at = (hours: number) => new Date(server.clock.now().getTime() + hours * hour).toISOString();
const draft = (more: Partial<StatusEntryDraft> = {}): StatusEntryDraft => ({
  title: 'Slow disks',
  text: 'Films start late.',
  state: 'investigating',
  is_everywhere: false,
  node_ids: [barn],
  starts_at: at(-1),
  ends_at: null,
  ...more,
});
const create = async (more: Partial<StatusEntryDraft> = {}) =>
  (await admin.ask('adminStatusEntries.create', { body: draft(more) })).id;
const append = (id: number, state: StatusEntryDraft['state'], text: string) =>
  admin.ask('adminStatusEntries.append', { params: { id }, body: { state, text } });
const read = (id: number) => admin.ask('adminStatusEntries.one', { params: { id } });
const shown = async (name: Name) => (await (await server.as(name)).ask('status.show')).data.entries;
const subscribe = async (name: Name) =>
  (await server.as(name)).ask('status.subscribe', { body: { is_subscribed: true } });
const told = async (name: Name) => {
  const { id } = await server.person(name);
  const rows = await server.db.current
    .select({ title: notifications.title, content: notifications.content })
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(asc(notifications.id));
  return rows;
};

it('shows affected users their servers, and others only the names of the nodes', async () => {
  const id = await create({ node_ids: [barn, attic] });
  expect(await shown('customer')).toEqual([
    {
      id,
      kind: 'incident',
      title: 'Slow disks',
      text: 'Films start late.',
      state: 'investigating',
      is_everywhere: false,
      nodes: [
        { id: attic, alias: 'Attic' },
        { id: barn, alias: 'Barn' },
      ],
      servers: [{ id: 1, name: 'Films' }],
      starts_at: expect.any(String),
      ends_at: null,
      updates: [{ id: expect.any(Number), at: expect.any(String), state: 'investigating', text: '' }],
    },
  ]);
  const [seen] = await shown('moderator');
  expect(seen).toMatchObject({ id, servers: [] });
  expect(JSON.stringify(seen)).not.toContain('hidden.example.test');
});

it('hides an entry about a reseller’s node from strangers, and shows one about everything to all users', async () => {
  const own = await create({ node_ids: [shed] });
  const all = await create({ is_everywhere: true, node_ids: [], starts_at: at(-2) });
  const ids = async (name: Name) => (await shown(name)).map(({ id }) => id);
  expect(await ids('customer')).toEqual([all]);
  expect(await ids('reseller')).toEqual([own, all]);
  expect(await ids('other')).toEqual([own, all]);
  expect((await shown('customer'))[0]).toMatchObject({ is_everywhere: true, nodes: [], servers: [] });
});

it('lists updates newest first, and ends an entry with its last state', async () => {
  const id = await create();
  await append(id, 'identified', 'A disk is worn.');
  await append(id, 'identified', 'It is being replaced.');
  await append(id, 'resolved', 'It was replaced.');
  const [entry] = await shown('customer');
  expect(entry).toMatchObject({ state: 'resolved', ends_at: expect.any(String) });
  expect(entry?.updates.map(({ state, text }) => `${state} ${text}`)).toEqual([
    'resolved It was replaced.',
    'identified It is being replaced.',
    'identified A disk is worn.',
    'investigating ',
  ]);
  const { data } = await read(id);
  expect(data.updates.map(({ by }) => by)).toEqual(['admin', 'admin', 'admin', 'admin']);
  const [row] = await server.db.current
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'adminStatusEntries.append'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(row).toMatchObject({
    targetKind: 'status-entry',
    targetName: 'Slow disks',
    before: { state: 'identified' },
    after: { state: 'resolved', text: 'It was replaced.' },
  });
});

it('omits entries that ended more than 14 days ago, and puts first those that are not over', async () => {
  await create({ title: 'Old', state: 'resolved', starts_at: at(-20 * 24), ends_at: at(-15 * 24) });
  await create({ title: 'Over', state: 'resolved', starts_at: at(-2), ends_at: at(-1) });
  await create({ title: 'Long', starts_at: at(-100 * 24) });
  await create({ title: 'To come', state: 'planned', starts_at: at(24), ends_at: at(25) });
  expect((await shown('customer')).map(({ title }) => title)).toEqual(['To come', 'Long', 'Over']);
});

it('notifies subscribers with servers there once per state', async () => {
  await subscribe('customer');
  await subscribe('other');
  await subscribe('moderator');
  const id = await create({ node_ids: [barn, shed] });
  await append(id, 'investigating', 'Still looking.');
  await append(id, 'resolved', 'Over <now>.');
  for (const name of ['customer', 'other'] as const) {
    const titles = (await told(name)).map(({ title }) => title);
    expect(titles).toEqual(['Investigating: Slow disks', 'Resolved: Slow disks']);
  }
  expect((await told('customer'))[1]?.content).toContain('Over &lt;now&gt;.');
  expect(await told('moderator')).toEqual([]);
  await create({ is_everywhere: true, node_ids: [], state: 'planned', title: 'New switch' });
  expect((await told('moderator')).map(({ title }) => title)).toEqual(['Planned maintenance: New switch']);
});

it('sends open pages an event with each change, and removes deleted entries', async () => {
  const customer = await server.as('customer');
  const { realtime, tenant } = await customer.ask('system.settings');
  const socket = await joinChannel(server, realtime, customer, `private-system.${tenant}`);
  const id = await create();
  await append(id, 'monitoring', 'Better.');
  await admin.ask('adminStatusEntries.update', {
    params: { id },
    body: draft({ state: 'monitoring', title: 'Disks' }),
  });
  await admin.ask('adminStatusEntries.remove', { params: { id } });
  await until('pages are told', () => socket.events('status-changed').length === 4);
  expect(await shown('customer')).toEqual([]);
});

it('refuses a stale version and a change of kind, and records another state as an update', async () => {
  const id = await create();
  const { version } = await read(id);
  const maintenance = await admin.post(`${path}/${id}`, draft({ state: 'planned' }));
  expect(refusalOf(maintenance).errors).toEqual({ state: ['Choose a state for an incident'] });
  await append(id, 'identified', 'A disk is worn.');
  const stale = await admin.post(`${path}/${id}?based_on=${version}`, draft({ title: 'Disks' }));
  expect([stale.status, refusalOf(stale).stale?.by]).toEqual([409, 'admin']);
  await admin.ask('adminStatusEntries.update', {
    params: { id },
    body: draft({ state: 'monitoring', node_ids: [attic] }),
  });
  expect((await read(id)).data).toMatchObject({
    state: 'monitoring',
    node_ids: [attic],
    updates: [{ text: '' }, { text: 'A disk is worn.' }, { state: 'monitoring', text: '' }],
  });
});

it.each([
  ['title', { title: ' ' }],
  ['text', { text: '' }],
  ['node_ids', { node_ids: [] }],
  ['node_ids', { node_ids: [99] }],
  ['ends_at', { ends_at: '2020-01-01T00:00:00.000Z' }],
])('refuses an entry with an invalid %s', async (field, more) => {
  const answer = await admin.post(path, draft(more));
  expect([answer.status, Object.keys(refusalOf(answer).errors ?? {})]).toEqual([422, [field]]);
});

it('limits an entry to a hundred updates', async () => {
  const id = await create();
  await server.db.transaction(async () => {
    for (let made = 1; made < 100; made += 1)
      await server.services.statusEntries.append(id, { state: 'identified', text: '.' });
  });
  const answer = await admin.post(`${path}/${id}/updates`, { state: 'resolved', text: 'Over.' });
  expect(answer.status).toBe(409);
});

it('finds entries by text, kind, state and node', async () => {
  await create();
  await create({ title: 'New switch', state: 'planned', node_ids: [attic] });
  await create({ title: 'Sign-in is slow', is_everywhere: true, node_ids: [] });
  const titles = async (query: object) =>
    (await admin.ask('adminStatusEntries.list', { query: { sort: 'title', direction: 'asc', ...query } })).data.map(
      ({ title }) => title,
    );
  expect(await titles({ q: 'late' })).toEqual(['New switch', 'Sign-in is slow', 'Slow disks']);
  expect(await titles({ q: 'switch' })).toEqual(['New switch']);
  expect(await titles({ kind: 'incident' })).toEqual(['Sign-in is slow', 'Slow disks']);
  expect(await titles({ state: 'planned' })).toEqual(['New switch']);
  expect(await titles({ node: String(attic) })).toEqual(['New switch', 'Sign-in is slow']);
});
