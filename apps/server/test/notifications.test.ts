import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer, day } from './support/create-test-server.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let customer: TestClient;
let other: TestClient;
const path = '/api/customer/notifications';

beforeAll(async () => {
  server = await createTestServer({ keep: true });
  [customer, other] = [await server.as('customer'), await server.as('other')];
  const { id } = await server.person('customer');
  for (let number = 1; number <= 9; number++) {
    await server.services.notifications.send([id], { title: `Word ${number}`, content: `<p>Text ${number}</p>` });
    server.clock.advance(1000);
  }
  await server.services.notifications.send([(await server.person('other')).id], { title: 'Not yours', content: '' });
});
afterAll(() => server.stop());

const titles = async (query = {}) =>
  (await customer.ask('notifications.list', { query })).data.map(({ title }) => title);

describe('the list', () => {
  it('contains seven of the caller’s notifications, newest first, with the unread total', async () => {
    const { data, meta } = await customer.ask('notifications.list');
    expect(data).toHaveLength(7);
    expect(data[0]).toMatchObject({ title: 'Word 9', content: '<p>Text 9</p>', has_read: false });
    expect(data[0]?.created_diff).toEqual(expect.any(String));
    expect(meta).toEqual({ total: 9, per_page: 7, current_page: 1, last_page: 2, unread: 9 });
  });

  it('accepts both spellings of the page size, and pages', async () => {
    expect(await titles({ per_page: 2 })).toEqual(['Word 9', 'Word 8']);
    expect(await titles({ perpage: 2, page: 2 })).toEqual(['Word 7', 'Word 6']);
    expect(await titles({ per_page: 2, direction: 'asc' })).toEqual(['Word 1', 'Word 2']);
    expect(await titles({ page: 9 })).toEqual([]);
  });

  it.each(['?per_page=0', '?per_page=101', '?page=x', '?sort=title', '?direction=up'])(
    'refuses %s with the field',
    async (query) => {
      const answer = await customer.get(path + query);
      expect(answer.status).toBe(422);
      expect(Object.keys(refusalOf(answer).errors ?? {})).toEqual([/\?(\w+)/.exec(query)?.[1]]);
    },
  );
});

describe('reading', () => {
  it('marks one notification once, and counts the rest', async () => {
    const [first] = (await customer.ask('notifications.list')).data;
    expect(await customer.ask('notifications.read', { params: { id: first!.id } })).toEqual({ success: true });
    expect((await customer.get(`${path}/read/${first!.id}`)).status).toBe(200);
    expect(await customer.ask('notifications.countUnread')).toEqual({ success: true, count: 8 });
    expect((await titles({ filter: 'unread' }))[0]).toBe('Word 8');
  });

  it('does not mark another user’s', async () => {
    const [theirs] = (await other.ask('notifications.list')).data;
    expect((await customer.get(`${path}/read/${theirs!.id}`)).status).toBe(404);
    expect((await other.ask('notifications.list')).data[0]?.has_read).toBe(false);
  });

  it('marks all of the caller’s and none of another user’s', async () => {
    expect(await customer.ask('notifications.markAllRead')).toEqual({ success: true });
    expect((await customer.ask('notifications.countUnread')).count).toBe(0);
    expect((await other.ask('notifications.countUnread')).count).toBe(1);
  });

  it('requires the CSRF token although it is a GET', async () => {
    const answer = await customer.call('GET', `${path}/mark-all-read`, { headers: { 'X-XSRF-TOKEN': 'forged' } });
    expect(answer.status).toBe(419);
  });
});

it('removes scripts from a notification', async () => {
  const { id } = await server.person('moderator');
  const content =
    '<p onclick="a()">Hi <a href="javascript:b()">there</a><script>c()</script></p><img src="data:text/html,x">';
  await server.services.notifications.send([id], { title: 'Hm', content });
  const [only] = (await (await server.as('moderator')).ask('notifications.list')).data;
  expect(only!.content).toBe('<p>Hi <a>there</a></p>');
});

describe('the announcement', () => {
  const current = async (client: TestClient) => client.ask('announcements.current');

  it('is the newest that is published and not dismissed', async () => {
    expect(await current(customer)).toEqual({ success: true, announcement: null });
    const { announcements } = server.services;
    const now = server.clock.now().getTime();
    await announcements.create({ header: 'Over', content: '', endsAt: new Date(now - 1) });
    await announcements.create({ header: 'Later', content: '', startsAt: new Date(now + day) });
    const first = await announcements.create({
      header: 'First',
      content: '<b>bold</b>',
      startsAt: new Date(now - 2000),
    });
    const second = await announcements.create({
      header: 'Second',
      content: '',
      size: 'huge',
      startsAt: new Date(now - 1000),
    });
    expect((await current(customer)).announcement).toEqual({ id: second, header: 'Second', content: '', size: 'huge' });

    expect((await customer.post(`/api/customer/announcements/mark-read/${second}`)).body).toEqual({ success: true });
    expect((await customer.post(`/api/customer/announcements/mark-read/${second}`)).status).toBe(200);
    expect((await current(customer)).announcement).toEqual({
      id: first,
      header: 'First',
      content: '<b>bold</b>',
      size: 'standard',
    });
    expect((await current(other)).announcement!.id).toBe(second);
  });

  it('cannot be dismissed when it does not exist or is not published yet', async () => {
    const startsAt = new Date(server.clock.now().getTime() + day);
    const later = await server.services.announcements.create({ header: 'Secret', content: '', startsAt });
    for (const id of [999, later]) {
      expect((await customer.post(`/api/customer/announcements/mark-read/${id}`)).status).toBe(404);
    }
  });
});
