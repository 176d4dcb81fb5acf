import type { AlertDraft, AnnouncementDraft } from '@kronos/api/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alerts, auditLog } from '../src/db/schema.ts';
import { answerOf, refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

const hour = 60 * 60 * 1000;

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
let customer: TestClient;
let reseller: TestClient;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  admin = await server.as('admin');
  customer = await server.as('customer');
  reseller = await server.as('reseller');
});
afterAll(() => server.stop());

const at = (offset: number) => new Date(server.clock.now().getTime() + offset).toISOString();
const alert = (more: Partial<AlertDraft> = {}): AlertDraft => ({
  tone: 'warning',
  text: 'Maintenance tonight',
  pages: [],
  is_dismissible: true,
  audience: ['customer'],
  is_enabled: true,
  starts_at: at(-hour),
  ends_at: null,
  ...more,
});
const announcement = (more: Partial<AnnouncementDraft> = {}): AnnouncementDraft => ({
  header: 'News',
  content: '<p>Good <strong>news</strong>.</p>',
  size: 'standard',
  audience: ['customer'],
  is_enabled: true,
  starts_at: at(-hour),
  ends_at: null,
  ...more,
});
const rowsOf = (action: string) =>
  server.db.current.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(auditLog.id);

describe('an alert', () => {
  const make = async (more: Partial<AlertDraft> = {}) => {
    return (await admin.ask('adminAlerts.create', { body: alert(more) })).id;
  };
  const seenBy = async (client: TestClient) => (await client.ask('alerts.current')).data.map(({ id }) => id);

  it('is shown only if it is among the hundred oldest for the user', async () => {
    const shown = {
      tone: 'info' as const,
      text: 'Many',
      pages: [],
      isDismissible: true,
      audience: ['moderator' as const],
    };
    const rows = Array.from({ length: 101 }, (_, minute) => ({
      ...shown,
      isEnabled: true,
      startsAt: new Date(server.clock.now().getTime() - hour + minute * 1000),
      createdAt: server.clock.now(),
    }));
    const ids = (await server.db.current.insert(alerts).values(rows).returning({ id: alerts.id })).map(({ id }) => id);
    expect(await seenBy(await server.as('moderator'))).toEqual(ids.toSorted((a, b) => a - b).slice(0, 100));
    await server.db.current.delete(alerts).where(inArray(alerts.id, ids));
  });

  it('is shown to its audience between its dates, and the response says when that changes', async () => {
    const forAll = await make({ audience: ['customer', 'reseller', 'admin'] });
    const forResellers = await make({ audience: ['reseller'], pages: ['dashboard'], ends_at: at(2 * hour) });
    await make({ audience: ['reseller'], starts_at: at(hour) });
    await make({ audience: ['reseller'], starts_at: at(-2 * hour), ends_at: at(-hour) });
    expect(await seenBy(customer)).toEqual([forAll]);
    expect(await seenBy(admin)).toEqual([forAll]);
    const { data, changes_at } = await reseller.ask('alerts.current');
    expect(data).toEqual([
      { id: forAll, tone: 'warning', text: 'Maintenance tonight', pages: [], is_dismissible: true },
      { id: forResellers, tone: 'warning', text: 'Maintenance tonight', pages: ['dashboard'], is_dismissible: true },
    ]);
    expect(Math.abs(Date.parse(changes_at!) - Date.parse(at(hour)))).toBeLessThan(60_000);
  });

  it('disappears only for the user who dismisses it, where that is allowed', async () => {
    const [free, pinned] = [await make(), await make({ is_dismissible: false })];
    expect((await customer.post(`/api/customer/alerts/${free}/dismiss`)).status).toBe(200);
    expect((await customer.post(`/api/customer/alerts/${free}/dismiss`)).status).toBe(200);
    expect((await customer.post(`/api/customer/alerts/${pinned}/dismiss`)).status).toBe(404);
    expect((await reseller.post(`/api/customer/alerts/${free}/dismiss`)).status).toBe(404);
    const seen = await seenBy(customer);
    expect(seen).not.toContain(free);
    expect(seen).toContain(pinned);
    expect(await seenBy(await server.as('other'))).toContain(free);
    expect((await admin.ask('adminAlerts.one', { params: { id: free } })).data).toMatchObject({
      dismissals: 1,
      state: 'on',
    });
  });

  it('sends an event and writes one audit row when it is created, changed and deleted', async () => {
    const { realtime, tenant } = await server.client().ask('system.settings');
    const socket = await joinChannel(server, realtime, customer, `private-system.${tenant}`);
    const id = await make({ text: 'One' });
    expect((await admin.post(`/api/admin/alerts/${id}`, alert({ text: 'Two', tone: 'danger' }))).status).toBe(200);
    expect((await customer.ask('alerts.current')).data).toContainEqual(
      expect.objectContaining({ id, text: 'Two', tone: 'danger' }),
    );
    expect((await admin.call('DELETE', `/api/admin/alerts/${id}`)).status).toBe(200);
    expect(await seenBy(customer)).not.toContain(id);
    await until('the events', () => socket.events('words-changed').length === 3);
    expect(await rowsOf('adminAlerts.update')).toMatchObject([{ targetName: 'Two', before: { text: 'One' } }]);
    expect(await rowsOf('adminAlerts.remove')).toMatchObject([{ targetName: 'Two' }]);
    expect((await admin.call('DELETE', `/api/admin/alerts/${id}`)).status).toBe(404);
  });

  it('is found by its text and its state', async () => {
    const id = await make({ text: 'Planned 100% works', starts_at: at(hour) });
    const body = await admin.ask('adminAlerts.list', { query: { q: '100%', state: 'planned' } });
    expect(body.data.map((row: { id: number }) => row.id)).toEqual([id]);
    expect((await admin.ask('adminAlerts.export', { query: { q: '100%', state: 'on' } })).data).toEqual([]);
  });

  it('is disabled, enabled and deleted in bulk, with one audit row and one event', async () => {
    const { realtime, tenant } = await server.client().ask('system.settings');
    const socket = await joinChannel(server, realtime, customer, `private-system.${tenant}`);
    const ends = at(hour / 2);
    const [one, other] = [await make({ ends_at: ends }), await make()];
    const rows = (await rowsOf('adminAlerts.bulk')).length;
    await until('the events', () => socket.events('words-changed').length === 2);
    const bulk = (ids: number[], action: string) => admin.post('/api/admin/alerts/bulk', { ids, action });
    const body = answerOf('adminAlerts.bulk', await bulk([one, 2_000_000, other, one], 'disable'));
    expect(body.outcomes).toEqual([
      { id: one, success: true },
      { id: 2_000_000, success: false, message: 'This alert does not exist.' },
      { id: other, success: true },
    ]);
    expect(await seenBy(customer)).not.toContain(one);
    expect((await customer.ask('alerts.current')).changes_at).not.toBe(ends);
    expect((await admin.ask('adminAlerts.one', { params: { id: other } })).data).toMatchObject({
      state: 'off',
      is_enabled: false,
    });
    expect((await admin.ask('adminAlerts.list', { query: { state: 'off' } })).meta.total).toBe(2);
    await bulk([one], 'enable');
    expect(await seenBy(customer)).toContain(one);
    await bulk([one, other], 'delete');
    expect((await admin.get(`/api/admin/alerts/${one}`)).status).toBe(404);
    await until('the events', () => socket.events('words-changed').length === 5);
    expect((await rowsOf('adminAlerts.bulk')).slice(rows)).toMatchObject([
      { targetKind: 'alerts', after: { action: 'disable', ids: [one, other] } },
      { after: { action: 'enable', ids: [one] } },
      { after: { action: 'delete', ids: [one, other] } },
    ]);
    expect((await bulk([], 'delete')).status).toBe(422);
  });

  it.each<[Partial<AlertDraft>, string, string]>([
    [{ text: '  ' }, 'text', 'Enter the text'],
    [{ text: 'x'.repeat(501) }, 'text', 'At most 500 characters'],
    [{ audience: [] }, 'audience', 'Choose at least one'],
    [{ audience: ['admin', 'admin'] }, 'audience', 'Use each role only once'],
    [{ ends_at: '2001-01-01T00:00:00Z' }, 'ends_at', 'The end must be after the start'],
    [{ starts_at: '0000-01-01T00:00:00Z' }, 'starts_at', 'Enter a date between 2000 and 2100'],
  ])('is refused with invalid input (%#), and nothing changes', async (more, field, text) => {
    const { total } = (await admin.ask('adminAlerts.list')).meta;
    const answer = await admin.post('/api/admin/alerts', alert(more));
    expect([answer.status, refusalOf(answer).errors]).toEqual([422, { [field]: [text] }]);
    expect((await admin.ask('adminAlerts.list')).meta.total).toBe(total);
  });
});

describe('an announcement', () => {
  const make = async (more: Partial<AnnouncementDraft> = {}) => {
    return (await admin.ask('adminAnnouncements.create', { body: announcement(more) })).id;
  };
  const announcementOf = async (client: TestClient) => (await client.ask('announcements.current')).announcement?.id;

  it('is shown to its audience between its dates', async () => {
    await make({ starts_at: at(hour) });
    await make({ starts_at: at(-2 * hour), ends_at: at(-hour) });
    expect(await announcementOf(customer)).toBeUndefined();
    const forResellers = await make({ audience: ['reseller', 'moderator'] });
    const forCustomers = await make({ starts_at: at(-2 * hour) });
    expect(await announcementOf(customer)).toBe(forCustomers);
    expect(await announcementOf(reseller)).toBe(forResellers);
    expect(await announcementOf(admin)).toBeUndefined();
  });

  it('counts its readers, and is not shown to them again when it is changed', async () => {
    const id = await make({ header: 'Read me' });
    expect(await announcementOf(customer)).toBe(id);
    await customer.post(`/api/customer/announcements/mark-read/${id}`);
    await admin.post(`/api/admin/announcements/${id}`, announcement({ header: 'Read me again', size: 'huge' }));
    expect(await announcementOf(customer)).not.toBe(id);
    const body = await admin.ask('adminAnnouncements.list', { query: { q: 'read me' } });
    expect(body.data).toMatchObject([{ id, header: 'Read me again', size: 'huge', reads: 1, state: 'on' }]);
    expect(body.data[0]).not.toHaveProperty('content');
    expect((await admin.call('DELETE', `/api/admin/announcements/${id}`)).status).toBe(200);
    expect((await admin.get(`/api/admin/announcements/${id}`)).status).toBe(404);
  });

  it('is stored with sanitized HTML', async () => {
    const id = await make({ content: '<p onclick="x()">Hi<script>alert(1)</script></p>' });
    expect((await admin.ask('adminAnnouncements.one', { params: { id } })).data.content).toBe('<p>Hi</p>');
    const empty = await admin.post('/api/admin/announcements', announcement({ content: '<p> <br></p>' }));
    expect([empty.status, refusalOf(empty).errors]).toEqual([422, { content: ['Enter the text'] }]);
    await admin.call('DELETE', `/api/admin/announcements/${id}`);
  });

  it('accepts a picture within its text, and refuses one that is too large', async () => {
    const withPicture = (size: number) =>
      announcement({ content: `<img src="data:image/png;base64,${'A'.repeat(size)}">`, starts_at: at(hour) });
    expect((await admin.post('/api/admin/announcements', withPicture(150_000))).status).toBe(200);
    const answer = await admin.post('/api/admin/announcements', withPicture(200_000));
    expect([answer.status, refusalOf(answer).errors]).toEqual([
      422,
      { content: ['At most 200,000 characters, pictures included'] },
    ]);
  });

  it('counts the users it reaches, never admins', async () => {
    const reach = async (audience: string) =>
      (await admin.ask('adminAnnouncements.reach', { query: { audience } })).count;
    const [customers, resellers, both] = [
      await reach('customer'),
      await reach('reseller'),
      await reach('reseller,customer'),
    ];
    expect(resellers).toBeGreaterThan(0);
    expect(both).toBe(customers + resellers);
    expect((await admin.get('/api/admin/announcements/reach?audience=admin')).status).toBe(422);
  });
});

it('refuses a change of an alert that is based on a stale version', async () => {
  const { id } = await admin.ask('adminAlerts.create', { body: alert() });
  const read = () => admin.ask('adminAlerts.one', { params: { id } });
  const save = (text: string, basedOn?: string) =>
    admin.post(`/api/admin/alerts/${id}${basedOn === undefined ? '' : `?based_on=${basedOn}`}`, alert({ text }));
  const { version } = await read();
  expect((await save('Maintenance tomorrow', version)).status).toBe(200);
  const refused = await save('Maintenance on Monday', version);
  expect(refused.status).toBe(409);
  const { message, stale } = refusalOf(refused);
  expect(message).toBe('The alert has been changed in the meantime.');
  const { name } = await admin.ask('session.user');
  expect(stale).toEqual({ by: name, at: expect.any(String) });
  const { data, version: newest } = await read();
  expect(data.text).toBe('Maintenance tomorrow');
  // Dismissing an alert does not change its version.
  await customer.post(`/api/customer/alerts/${id}/dismiss`);
  expect((await read()).version).toBe(newest);

  // Disabling it in bulk does.
  await admin.ask('adminAlerts.bulk', { body: { ids: [id], action: 'disable' } });
  const late = await save('Maintenance on Monday', newest);
  expect([late.status, refusalOf(late).stale?.by]).toEqual([409, name]);
  expect((await save('Maintenance on Monday', (await read()).version)).status).toBe(200);
  expect((await save('Maintenance on Tuesday')).status).toBe(200);
});
