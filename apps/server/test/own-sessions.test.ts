import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeAgent } from '../src/domain/sessions/describe-agent.ts';
import { createTestServer } from './support/create-test-server.ts';
import { impersonate } from './support/impersonate.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
});
afterAll(() => server.stop());

const path = '/api/customer/sessions';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

it('lists the user’s sessions, with the current one and an admin’s marked', async () => {
  const mine = await server.as('customer');
  const { id } = await server.person('customer');
  await impersonate(server, id, { 'user-agent': firefox });
  await server.as('other');
  const { data } = await mine.ask('ownSessions.list');
  expect(data).toHaveLength(2);
  expect(data.filter((one) => one.is_current)).toHaveLength(1);
  expect(data.find((one) => !one.is_current)).toMatchObject({
    browser: 'Firefox',
    system: 'Windows',
    ip: '127.0.0.1',
    impersonated_by: 'admin',
  });
  expect(JSON.stringify(data)).not.toContain(mine.token);
});

it('lists them page by page', async () => {
  const mine = await server.as('moderator');
  await server.as('moderator');
  const page = (number: string) => mine.ask('ownSessions.list', { query: { page: number, per_page: '1' } });
  const [first, second] = [await page('1'), await page('2')];
  expect([first.data.length, second.data.length]).toEqual([1, 1]);
  expect(first.data[0]!.id).not.toBe(second.data[0]!.id);
  expect(second.meta).toEqual({ total: 2, per_page: 1, current_page: 2, last_page: 2 });
});

it('ends one with its sockets, and nobody else’s', async () => {
  const [one, two, other] = [await server.as('moderator'), await server.as('moderator'), await server.as('reseller')];
  const { data } = await one.ask('ownSessions.list');
  const { id } = data.find((row) => !row.is_current)!;
  expect((await other.call('DELETE', `${path}/${id}`)).status).toBe(404);
  expect((await two.get('/api/get-user')).status).toBe(200);
  expect((await one.call('DELETE', `${path}/${id}`)).status).toBe(200);
  expect((await two.get('/api/get-user')).status).toBe(401);
  expect((await one.call('DELETE', `${path}/${id}`)).status).toBe(404);
  expect((await one.call('DELETE', `${path}/not-an-id`)).status).toBe(404);
});

it('ends all other sessions of the user', async () => {
  const [one, two, three] = [await server.as('reseller'), await server.as('reseller'), await server.as('admin')];
  const body = await one.ask('ownSessions.endOthers');
  expect(body.count).toBeGreaterThan(0);
  expect((await one.ask('ownSessions.list')).data).toHaveLength(1);
  expect((await two.get('/api/get-user')).status).toBe(401);
  expect((await three.get('/api/get-user')).status).toBe(200);
});

it.each([
  [firefox, 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.15.0', null, null],
  [null, null, null],
])('describes %s', (agent, browser, system) => {
  expect(describeAgent(agent)).toEqual({ browser, system });
});
