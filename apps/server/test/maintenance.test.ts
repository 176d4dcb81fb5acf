import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MaintenanceDraft, MaintenanceState } from '@kronos/api/contract';
import { announcements, jobs, mailings, maintenances, nodes, notifications, statusEntries } from '../src/db/schema.ts';
import { refusalOf } from './support/client.ts';
import { hour } from './support/create-test-server.ts';
import { openInbox } from './support/inbox.ts';
import { den, withSandboxNodes } from './support/sandbox-nodes.ts';
import { until } from './support/until.ts';

const path = '/api/admin/maintenance';
const [attic, cellar, bare] = [1, 2, 3];
let world: Awaited<ReturnType<typeof withSandboxNodes>>;
let inbox: Awaited<ReturnType<typeof openInbox>>;
let server: (typeof world)['server'];
let admin: (typeof world)['admin'];

beforeAll(async () => {
  inbox = await openInbox({ keep: true });
  world = await withSandboxNodes({
    timings: { observeMs: 50, batchPaceMs: 20 },
    servers: [den],
  });
  ({ server, admin } = world);
  await server.services.mailSettings.save(inbox.settings);
});
afterAll(async () => {
  await world.stop();
  await inbox.close();
});
beforeEach(async () => {
  for (const table of [maintenances, announcements, mailings, statusEntries, notifications, jobs])
    await server.db.current.delete(table);
  await world.sandbox.clearFaults();
});

const at = (hours: number) => new Date(server.clock.now().getTime() + hours * hour).toISOString();
const draft = (more: Partial<MaintenanceDraft> = {}) => ({
  title: 'A new kernel',
  node_ids: [attic, cellar],
  starts_at: at(1),
  ends_at: at(3),
  ...more,
});
const create = async (more: Partial<MaintenanceDraft> = {}) =>
  (await admin.ask('adminMaintenance.create', { body: draft(more) })).id;
const one = async (id: number) => (await admin.ask('adminMaintenance.one', { params: { id } })).data;
const act = (id: number, call: 'plan' | 'pause' | 'resume' | 'cancel', body: object = {}) =>
  admin.post(`${path}/${id}/${call}`, body);
const refused = async (answer: ReturnType<typeof act>) => {
  const refusal = await answer;
  return [refusal.status, refusalOf(refusal).message];
};
const reached = (id: number, state: MaintenanceState) =>
  until(`it is ${state}`, async () => {
    const now = await one(id);
    return now.state === state && now;
  });
/** Starts all planned work now: its time is checked by the clock of the database, which no test can advance. */
const begin = () => server.db.current.update(jobs).set({ runAfter: null }).where(eq(jobs.kind, 'maintenance.run'));
const planned = async (more: Partial<MaintenanceDraft> = {}) => {
  const id = await create(more);
  expect(await act(id, 'plan')).toMatchObject({ status: 200 });
  return id;
};
const failOnCellar = () =>
  world.sandbox.fault({
    fault: 'error',
    node: 'cellar',
    operation: 'perform',
    code: 'bad-command',
    message: 'The boot loader is missing.',
    times: 1,
  });
const statusOf = async (name: 'customer' | 'other') => (await (await server.as(name)).ask('status.show')).data.entries;

describe('a draft', () => {
  it('gets default texts where they were left empty, and is announced to nobody', async () => {
    const id = await create({ status_text: 'Films pause.' });
    const saved = await one(id);
    expect(saved).toMatchObject({
      state: 'draft',
      by: 'admin',
      work: 'restart_node',
      wave_size: 1,
      status_text: 'Films pause.',
      mail_subject: 'Maintenance on {{starts}}',
      mail_text: expect.stringContaining('{{name}}'),
      announcement_text: expect.stringContaining('{{ends}}'),
      nodes: [
        { id: attic, alias: 'Attic' },
        { id: cellar, alias: 'Cellar' },
      ],
      reach: { servers: 1, customers: 1, out_of_reach: [] },
      told: { status_entry_id: null, announcement_id: null, mail: null, all_clear: null },
    });
    expect(saved.items.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(await statusOf('customer')).toEqual([]);
  });

  it('lists the machines that the panel cannot reach, and cannot be planned with them', async () => {
    const id = await create({ node_ids: [bare, attic] });
    expect((await one(id)).reach.out_of_reach).toEqual(['Bare']);
    expect(await refused(act(id, 'plan'))).toEqual([409, expect.stringMatching(/the engine of Bare/)]);
    expect(await server.db.current.$count(statusEntries)).toBe(0);
    expect((await one(id)).state).toBe('draft');
  });

  it('is changed only from its current version, and refuses invalid values', async () => {
    const id = await create();
    const { version } = await admin.ask('adminMaintenance.one', { params: { id } });
    const change = (more: object, query: Record<string, string> = {}) =>
      admin.post(`${path}/${id}?${new URLSearchParams(query).toString()}`, draft(more));
    expect((await change({ node_ids: [cellar] }, { based_on: version })).status).toBe(200);
    expect((await one(id)).nodes).toEqual([{ id: cellar, alias: 'Cellar' }]);
    expect((await change({}, { based_on: version })).status).toBe(409);
    const errors = async (more: object) => refusalOf(await change(more)).errors;
    expect(await errors({ node_ids: [4711] })).toEqual({ node_ids: ['One of these nodes no longer exists'] });
    expect(await errors({ node_ids: [] })).toEqual({ node_ids: ['Choose a node'] });
    expect(await errors({ ends_at: at(0.5) })).toEqual({ ends_at: ['The end must be after the start'] });
    expect(await errors({ wave_size: 0 })).toEqual({ wave_size: ['At least 1'] });
  });

  it('removes scripts from the texts for customers', async () => {
    const id = await create({ mail_text: '<p onclick="a()">Hello<script>alert(1)</script></p>' });
    expect((await one(id)).mail_text).toBe('<p>Hello</p>');
  });

  it('cannot be planned for a time that has passed', async () => {
    const id = await create({ starts_at: at(-1) });
    expect(await refused(act(id, 'plan'))).toEqual([409, 'The planned time has passed. Choose a time in the future.']);
  });
});

describe('planned maintenance', () => {
  it('is announced on the status page, by mail to customers with servers there, and as an announcement', async () => {
    const title = 'A <b>new</b> kernel';
    const id = await planned({ title, tells: ['status', 'mail', 'announcement'] });
    const { told, state } = await one(id);
    expect([state, told.mail?.recipients]).toEqual(['planned', 1]);
    expect(await statusOf('customer')).toMatchObject([
      { id: told.status_entry_id, title, state: 'planned', servers: [{ name: 'Den' }] },
    ]);
    const mail = await inbox.next('customer@example.test');
    expect(mail.subject).toMatch(/^Maintenance on \d+ \w+ \d{4} at \d\d:\d\d UTC$/);
    expect(mail.html).toContain('A &lt;b&gt;new&lt;/b&gt; kernel');
    expect(mail.html).toContain('Hello customer');
    const customer = await server.as('customer');
    expect((await customer.ask('announcements.current')).announcement).toMatchObject({ header: title });
    expect(inbox.list().some(({ to }) => to.includes('other@example.test'))).toBe(false);
  });

  it('sends no mail when no customer has a server there, and announces only where chosen', async () => {
    const id = await planned({ node_ids: [cellar] });
    expect((await one(id)).told).toMatchObject({ mail: null, status_entry_id: expect.any(Number) });
    const silent = await planned({ tells: [] });
    expect((await one(silent)).told).toEqual({
      status_entry_id: null,
      announcement_id: null,
      mail: null,
      all_clear: null,
    });
  });

  it('cannot be changed, planned twice, or deleted', async () => {
    const id = await planned({ tells: [] });
    expect(await refused(admin.post(`${path}/${id}`, draft()))).toEqual([
      409,
      'Planned maintenance can no longer be changed.',
    ]);
    expect(await refused(act(id, 'plan'))).toEqual([409, 'This maintenance is already planned.']);
    expect(await refused(admin.call('DELETE', `${path}/${id}`))).toEqual([
      409,
      'Cancel this maintenance before you delete it.',
    ]);
  });

  it('notifies the same recipients when it is called off, and starts nothing', async () => {
    const id = await planned({ tells: ['status', 'mail', 'announcement'] });
    await inbox.next('customer@example.test');
    expect((await act(id, 'cancel')).status).toBe(200);
    const { state, told, items } = await one(id);
    expect([state, items.map((item) => item.state)]).toEqual(['canceled', ['skipped', 'skipped']]);
    expect((await inbox.next('customer@example.test')).subject).toBe('Maintenance canceled: A new kernel');
    expect(told.all_clear).toMatchObject({ recipients: 1 });
    expect((await statusOf('customer'))[0]).toMatchObject({ state: 'done' });
    expect((await (await server.as('customer')).ask('announcements.current')).announcement).toBeNull();
    await begin();
    await until('its turn came', async () => (await server.db.current.$count(jobs, eq(jobs.state, 'queued'))) === 0);
    expect((await one(id)).state).toBe('canceled');
    expect((await world.sandbox.calls()).some(({ operation }) => operation === 'perform')).toBe(false);
  });
});

describe('maintenance under way', () => {
  it('restarts its nodes wave by wave, and gives the all-clear', async () => {
    const id = await planned();
    await inbox.next('customer@example.test');
    await begin();
    const { items, told, paused, ended_at } = await reached(id, 'done');
    expect(items.map(({ alias, state, wave }) => [alias, state, wave])).toEqual([
      ['Attic', 'done', 1],
      ['Cellar', 'done', 2],
    ]);
    const [first, second] = items;
    expect(Date.parse(second!.started_at!)).toBeGreaterThanOrEqual(Date.parse(first!.ended_at!));
    expect([paused, ended_at]).toEqual([null, expect.any(String)]);
    const { data } = await admin.ask('processes.one', { params: { id: first!.process_id! } });
    expect(data).toMatchObject({ success: true, node_id: attic });
    const [entry] = await statusOf('customer');
    expect(entry?.updates.map(({ state }) => state).sort()).toEqual(['done', 'in_progress', 'planned']);
    expect((await inbox.next('customer@example.test')).subject).toBe('Maintenance over: A new kernel');
    expect(told.all_clear).toMatchObject({ recipients: 1 });
  });

  it('works on as many nodes at once as a wave holds', async () => {
    const id = await planned({ wave_size: 2, tells: [] });
    await begin();
    const { items } = await reached(id, 'done');
    expect(items.map(({ wave }) => wave)).toEqual([1, 1]);
  });

  it('pauses on the first failure, reports why, and retries on request', async () => {
    await failOnCellar();
    const id = await planned({ node_ids: [cellar, attic], tells: ['status'] });
    await begin();
    const stopped = await reached(id, 'paused');
    expect(stopped.items.map(({ state }) => state)).toEqual(['failed', 'waiting']);
    expect(stopped.paused).toContain('Cellar: ');
    const [told] = await server.db.current.select().from(notifications).orderBy(asc(notifications.id));
    expect(told).toMatchObject({
      userId: (await server.person('admin')).id,
      title: 'Maintenance paused: A new kernel',
    });
    expect((await act(id, 'resume', { failed: 'retry' })).status).toBe(200);
    const { items, paused } = await reached(id, 'done');
    expect([items.map(({ state }) => state), paused]).toEqual([['done', 'done'], null]);
  });

  it('continues without the nodes that failed', async () => {
    await failOnCellar();
    const id = await planned({ node_ids: [cellar, attic], tells: ['status'] });
    await begin();
    await reached(id, 'paused');
    await act(id, 'resume', { failed: 'skip' });
    const { items } = await reached(id, 'done');
    expect(items.map(({ state }) => state)).toEqual(['skipped', 'done']);
    expect((await admin.ask('adminMaintenance.list')).data[0]).toMatchObject({ done: 1, failed: 1 });
    // Not all nodes were worked on, so customers are not told that they were.
    const [entry] = await statusOf('customer');
    expect(entry?.updates.find(({ state }) => state === 'done')).toMatchObject({ text: 'The maintenance is over.' });
  });

  it('finishes what has started when its time is over, and reports what is still waiting', async () => {
    const id = await planned({ tells: [] });
    await begin();
    await until('a node is at work', async () => (await one(id)).items[0]?.state === 'running');
    server.clock.advance(4 * hour);
    const { items, paused } = await reached(id, 'paused');
    expect(items.map(({ state }) => state)).toEqual(['done', 'waiting']);
    expect(paused).toBe('The planned time is over. Still waiting: Cellar.');
  });

  it('starts no wave after its time, and continues with a later end', async () => {
    const id = await planned({ tells: ['status'] });
    server.clock.advance(4 * hour);
    await begin();
    expect(await reached(id, 'paused')).toMatchObject({ paused: 'The panel was not running at that time.' });
    const answer = await act(id, 'resume', { failed: 'retry' });
    expect([answer.status, refusalOf(answer).errors]).toEqual([422, { ends_at: ['Choose a time in the future'] }]);
    const later = at(1);
    await act(id, 'resume', { failed: 'retry', ends_at: later });
    expect(await statusOf('customer')).toMatchObject([{ state: 'in_progress', ends_at: later }]);
    expect((await reached(id, 'done')).items.every(({ state }) => state === 'done')).toBe(true);
  });

  it('can be stopped by an admin: what has started finishes, and nothing else starts', async () => {
    const id = await planned({ tells: [] });
    await begin();
    await until('a node is at work', async () => (await one(id)).items[0]?.state === 'running');
    expect((await act(id, 'pause')).status).toBe(200);
    const ended = await until('that has ended', async () => {
      const now = await one(id);
      return now.items[0]?.state === 'done' && now;
    });
    expect([ended.state, ended.paused, ended.items[1]?.state]).toEqual(['paused', 'Stopped by admin.', 'waiting']);
    expect((await act(id, 'cancel')).status).toBe(200);
    expect((await one(id)).items.map(({ state }) => state)).toEqual(['done', 'skipped']);
    expect((await admin.call('DELETE', `${path}/${id}`)).status).toBe(200);
  });

  it('restarts the servers of nodes instead, and has nothing to do where none runs', async () => {
    await admin.ask('customerServers.start', { params: { id: 1 } });
    await until('it runs', async () => (await one(await create())).reach.running === 1);
    const id = await planned({ work: 'restart_servers', node_ids: [attic, cellar, bare], tells: [] });
    await begin();
    const { items } = await reached(id, 'done');
    expect(items.map(({ state, message }) => [state, message])).toEqual([
      ['done', '1 of 1 servers are done.'],
      ['done', 'No server runs on Cellar.'],
      ['done', 'No server runs on Bare.'],
    ]);
  });
});

it('keeps the report of a deleted node', async () => {
  const { host, engine } = (await server.services.nodes.find(cellar))!;
  const gone = await server.services.nodes.add({ alias: 'Shed', host, engine });
  const id = await planned({ node_ids: [gone, attic], tells: [] });
  await server.db.current.delete(nodes).where(eq(nodes.id, gone));
  await begin();
  const { items } = await reached(id, 'paused');
  expect(items[0]).toMatchObject({ id: null, alias: 'Shed', state: 'failed', message: 'This node no longer exists.' });
});

it('finds maintenance by its title, state and nodes', async () => {
  const id = await create({ title: 'Memory', node_ids: [cellar] });
  await create({ title: 'Disks', node_ids: [attic] });
  const found = async (query: object) =>
    (await admin.ask('adminMaintenance.list', { query })).data.map(({ title }) => title);
  expect(await found({ sort: 'title', direction: 'asc' })).toEqual(['Disks', 'Memory']);
  expect(await found({ q: 'mem' })).toEqual(['Memory']);
  expect(await found({ node: String(cellar) })).toEqual(['Memory']);
  expect(await found({ state: 'planned' })).toEqual([]);
  await admin.call('DELETE', `${path}/${id}`);
  expect(await found({})).toEqual(['Disks']);
});
