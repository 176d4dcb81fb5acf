import type { ContentDraft, PopupDraft } from '@kronos/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, processes, users } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';

const hour = 60 * 60 * 1000;

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
let customer: TestClient;
let reseller: TestClient;
beforeAll(async () => {
  server = await createTestServer({
    keep: true,
    provision: {
      nodes: [{ alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } }],
      servers: [
        {
          name: 'Family Cinema',
          owner: 'customer@example.test',
          node: 'away',
          type: 'plex',
          image: 'kronos/plex',
          port: 20_000,
          containerPort: 32_400,
        },
      ],
    },
  });
  admin = await server.as('admin');
  customer = await server.as('customer');
  reseller = await server.as('reseller');
});
afterAll(() => server.stop());

const at = (offset: number) => new Date(server.clock.now().getTime() + offset).toISOString();
const period = () => ({ is_enabled: true, starts_at: at(-hour), ends_at: null });

describe('a popup', () => {
  const popup = (more: Partial<PopupDraft> = {}): PopupDraft => ({
    title: 'Hello',
    body: '<p>Read <strong>this</strong>.</p>',
    type: 'warning',
    confirm_read: true,
    size: 'small',
    occasion: 'visit',
    audience: ['customer'],
    ...period(),
    ...more,
  });
  const make = async (more: Partial<PopupDraft> = {}) =>
    (await admin.ask('adminPopups.create', { body: popup(more) })).id;
  const waitFor = async (client: TestClient) => (await client.ask('popups.current')).data.map(({ id }) => id);

  it('is shown to its audience between its dates, until each user has closed it', async () => {
    const [first, second] = [await make({ starts_at: at(-2 * hour) }), await make()];
    const later = await make({ starts_at: at(hour) });
    await make({ is_enabled: false });
    const { data, changes_at, awaits_servers } = await customer.ask('popups.current');
    expect(data.map(({ id }) => id)).toEqual([first, second]);
    expect(data[0]).toEqual({
      id: first,
      title: 'Hello',
      body: '<p>Read <strong>this</strong>.</p>',
      type: 'warning',
      confirm_read: true,
      size: 'small',
    });
    expect(Math.abs(Date.parse(changes_at!) - Date.parse(at(hour)))).toBeLessThan(60_000);
    expect(awaits_servers).toBe(false);
    expect(await waitFor(reseller)).toEqual([]);

    const close = (client: TestClient, id: number) => client.post(`/api/customer/popups/mark-read/${id}`);
    expect((await close(customer, first)).status).toBe(200);
    expect((await close(customer, first)).status).toBe(200);
    expect((await close(reseller, first)).status).toBe(404);
    expect((await close(customer, later)).status).toBe(404);
    expect(await waitFor(customer)).toEqual([second]);
    expect(await waitFor(await server.as('other'))).toEqual([first, second]);
    expect((await admin.ask('adminPopups.one', { params: { id: first } })).data).toMatchObject({
      reads: 1,
      state: 'on',
    });
    const { current } = server.db;
    const rows = await current
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'popups.markRead'))
      .orderBy(auditLog.id);
    expect(rows).toMatchObject([{ before: { put_away: false } }, { before: { put_away: true } }]);
    await admin.post('/api/admin/popups/bulk', { ids: [first, second, later], action: 'delete' });
    expect(await waitFor(customer)).toEqual([]);
  });

  it('for restarts is shown once a server of the user was restarted after it started', async () => {
    const { services, db } = server;
    const { data } = await customer.ask('customerServers.list');
    const { id: serverId, node } = data[0]!;
    const restart = async (state: 'succeeded' | 'failed', finishedAt: Date) => {
      const id = await services.processes.open({ kind: 'restart', command: 'Restart', nodeId: node.id, serverId });
      await db.current.update(processes).set({ state, finishedAt }).where(eq(processes.id, id));
    };
    const id = await make({ occasion: 'restart' });
    await restart('succeeded', new Date(at(-2 * hour)));
    await restart('failed', new Date(at(0)));
    expect(await customer.ask('popups.current')).toMatchObject({ data: [], awaits_servers: true });
    expect((await customer.post(`/api/customer/popups/mark-read/${id}`)).status).toBe(404);
    await restart('succeeded', new Date(at(0)));
    expect(await customer.ask('popups.current')).toMatchObject({ data: [{ id }], awaits_servers: false });
    expect(await waitFor(await server.as('other'))).toEqual([]);
    await admin.call('DELETE', `/api/admin/popups/${id}`);
  });

  it('for first visits is shown only to users who joined after it started', async () => {
    const id = await make({ occasion: 'first_visit', starts_at: at(hour) });
    const { id: person } = await server.person('customer');
    server.clock.advance(2 * hour);
    expect(await waitFor(await server.as('customer'))).toEqual([]);
    await server.db.current.update(users).set({ createdAt: server.clock.now() }).where(eq(users.id, person));
    expect(await waitFor(await server.as('customer'))).toEqual([id]);
    const query = { occasion: 'first_visit', q: 'hel', state: 'on' } as const;
    const { data } = await admin.ask('adminPopups.list', { query });
    expect(data).toMatchObject([{ id }]);
    expect(data[0]).not.toHaveProperty('body');
    expect((await admin.ask('adminPopups.list', { query: { occasion: 'stop' } })).data).toEqual([]);
  });

  it.each<[Partial<PopupDraft>, string, string]>([
    [{ title: ' ' }, 'title', 'Enter a title'],
    [{ body: '<p> <br></p>' }, 'body', 'Enter the text'],
    [{ ends_at: '2001-01-01T00:00:00Z' }, 'ends_at', 'The end must be after the start'],
  ])('is refused with invalid input (%#)', async (more, field, text) => {
    const answer = await admin.post('/api/admin/popups', popup(more));
    expect([answer.status, refusalOf(answer).errors]).toEqual([422, { [field]: [text] }]);
  });
});

it('shows dynamic content in its place to its audience, with sanitized HTML', async () => {
  const content = (more: Partial<ContentDraft> = {}): ContentDraft => ({
    name: 'Opening hours',
    place: 'footer',
    content: '<p onclick="x()">Nine to five<script>alert(1)</script></p>',
    audience: ['customer', 'admin'],
    ...period(),
    ...more,
  });
  const path = '/api/admin/dynamic-content';
  const { id } = await admin.ask('adminDynamicContent.create', { body: content() });
  await admin.post(path, content({ starts_at: at(hour) }));
  const shown = async (client: TestClient) => (await client.ask('dynamicContent.current')).data;
  customer = await server.as('customer');
  expect(await shown(customer)).toEqual([{ id, place: 'footer', content: '<p>Nine to five</p>' }]);
  expect(await shown(await server.as('reseller'))).toEqual([]);
  await admin.post(`${path}/${id}`, content({ place: 'dashboard_top', content: '<p>Closed</p>' }));
  expect(await shown(customer)).toEqual([{ id, place: 'dashboard_top', content: '<p>Closed</p>' }]);
  expect((await admin.ask('adminDynamicContent.list', { query: { place: 'footer' } })).meta.total).toBe(1);
  expect((await admin.ask('adminDynamicContent.one', { params: { id } })).data).toMatchObject({
    name: 'Opening hours',
    state: 'on',
  });
  expect((await admin.call('DELETE', `${path}/${id}`)).status).toBe(200);
  expect(await shown(customer)).toEqual([]);
});
