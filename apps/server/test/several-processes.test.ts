import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient as createRedis } from '@redis/client';
import { Client } from 'pg';
import Pusher from 'pusher';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { createClient } from './support/client.ts';
import { testUsers } from './support/create-test-server.ts';
import { freshDatabase } from './support/fresh-database.ts';
import { launchReady } from './support/launch.ts';
import { openLine } from './support/line.ts';
import { joinChannel } from './support/listen.ts';
import { onPostgres } from './support/postgres.ts';
import { until } from './support/until.ts';

const redisUrl = process.env['KRONOS_TEST_REDIS_URL'];
/** The time limit for the tests' own queries to PostgreSQL, in milliseconds. */
const patienceMs = 20_000;
/** Longer than all waits below together, so that a hanging wait fails under its own name. */
const slow = 600_000;

/** Opens a connection of the test's own, closed when it ends. */
async function askDirectly(url: string) {
  const admin = new Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  await admin.connect();
  onTestFinished(() => admin.end());
  return admin;
}

/** Starts two processes of one installation. */
async function pair(env: Record<string, string> = {}, ofTheSecond: Record<string, string> = {}) {
  const database = await freshDatabase();
  onTestFinished(database.remove);
  const file = join(database.folder, 'provision.json');
  const away = { alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } };
  const servers = [
    {
      name: 'Mine',
      owner: testUsers[0]!.email,
      node: 'away',
      type: 'plex',
      image: 'x',
      port: 9000,
      containerPort: 32_400,
    },
  ];
  await writeFile(file, JSON.stringify({ users: testUsers, nodes: [away], servers }));
  const common = {
    ...database.env,
    KRONOS_APP_KEY: randomBytes(24).toString('hex'),
    KRONOS_PUBLIC_URL: 'http://panel.example.test',
    ...env,
  };
  const start = async (more: Record<string, string>) => {
    const port = await freePort();
    const server = await launchReady({ ...common, ...more, KRONOS_PORT: String(port) });
    const url = `http://127.0.0.1:${port}`;
    return { ...server, url, client: createClient(url) };
  };
  const first = await start({ KRONOS_PROVISION: file });
  const second = await start({ KRONOS_DATA: join(database.folder, 'second'), ...ofTheSecond });
  await first.client.signIn('customer@example.test');
  second.client.with(first.client.token!);
  const { realtime } = await second.client.ask('system.settings');
  const { id } = await second.client.ask('session.user');
  /** Opens a socket at the second process, with its channel signed by either of them. */
  const listen = (signer = second) => joinChannel(second.url, realtime, signer.client, `private-user.${id}`);
  return { first, second, database, listen };
}

async function expectDelivery({ first, listen }: Awaited<ReturnType<typeof pair>>) {
  const socket = await listen();
  expect((await first.client.post('/api/customer/servers/1/start')).status).toBe(200);
  // Accepted, started and failed, because its node does not respond. Each event comes once, whichever process sent it.
  await until('three changes', () => socket.events('server-updated').length >= 3);
  expect(socket.events('server-updated').map(({ data }) => data)).toEqual(['{"id":1}', '{"id":1}', '{"id":1}']);
  return socket;
}

/** Signs the channel at one process and joins it at the other, then signs out at the first. */
async function signOutAtTheOther({ first, listen }: Awaited<ReturnType<typeof pair>>) {
  const socket = await listen(first);
  await first.client.post('/api/logout');
  await until('the disconnect', () => socket.closed.length > 0);
  return socket.closed;
}

/** Signs a moderators' channel at one process and joins it at the other, then takes the role away at the first. */
async function roleLostAtTheOther({ first, second }: Awaited<ReturnType<typeof pair>>) {
  const { realtime, tenant } = await second.client.ask('system.settings');
  const [admin, moderator] = [createClient(first.url), createClient(first.url)];
  await admin.signIn('admin@example.test');
  await moderator.signIn('moderator@example.test');
  const { id } = await moderator.ask('session.user');
  const socket = await joinChannel(second.url, realtime, moderator, `private-tickets.unread.${tenant}`);
  await admin.post(`/api/admin/users/user/${id}/update`, { is_moderator: false });
  await until('the disconnect', () => socket.closed.length > 0);
  return socket.closed;
}

const application = { PUSHER_APP_ID: '4711', PUSHER_APP_KEY: 'ours', PUSHER_APP_SECRET: 'between us' };

/** Another back end publishes to the first process; the socket is at the second. */
async function publishFromAnotherBackEnd({ first, second, listen }: Awaited<ReturnType<typeof pair>>) {
  const { id } = await second.client.ask('session.user');
  const socket = await listen();
  const sdk = new Pusher({
    appId: application.PUSHER_APP_ID,
    key: application.PUSHER_APP_KEY,
    secret: application.PUSHER_APP_SECRET,
    host: '127.0.0.1',
    port: new URL(first.url).port,
    useTLS: false,
  });
  const data = 'what PostgreSQL’s own JSON refuses: \0 \ud800';
  await sdk.trigger(`private-user.${id}`, 'hello', data);
  await sdk.triggerBatch([1, 2].map((n) => ({ channel: `private-user.${id}`, name: 'batch', data: { n } })));
  await until('the events', () => socket.events('hello').length > 0 && socket.events('batch').length === 2);
  expect(socket.events('hello').map((frame) => frame.data)).toEqual([data]);
  expect(socket.events('batch').map((frame) => frame.data)).toEqual(['{"n":1}', '{"n":2}']);
  const ask = async (path: string, params: object = {}): Promise<unknown> =>
    (await sdk.get({ path, params: { ...params } })).json();
  // A process that has just started has not announced itself yet.
  await until('the channel at the other', async () => {
    const { occupied } = (await ask(`/channels/private-user.${id}`)) as { occupied: boolean };
    return occupied;
  });
  expect(await ask('/channels', { info: 'subscription_count' })).toEqual({
    channels: { [`private-user.${id}`]: { subscription_count: 1 } },
  });
  await sdk.terminateUserConnections(String(id));
  await until('the disconnect', () => socket.closed.length > 0);
  return socket.closed;
}

describe.runIf(onPostgres)('two processes on PostgreSQL', () => {
  it(
    'apply the API calls of another back end at both',
    async () => expect(await publishFromAnotherBackEnd(await pair(application))).toEqual([4009]),
    slow,
  );

  it(
    'deliver each other’s events, and close each other’s sockets at sign-out',
    async () => {
      const both = await pair();
      const socket = await expectDelivery(both);
      await both.first.client.post('/api/logout');
      await until('the disconnect', () => socket.closed.length > 0);
      expect(socket.closed).toEqual([4009]);
    },
    slow,
  );

  it.each(redisUrl ? [undefined, redisUrl] : [undefined])(
    'count sign-in attempts together (Redis: %s)',
    async (url) => {
      const { first, second } = await pair(url ? { REDIS_URL: url } : {});
      const statuses: number[] = [];
      for (let tries = 0; tries < 7; tries += 1)
        for (const { url: at } of [first, second])
          statuses.push((await createClient(at).post('/api/login', { email: 'nobody@m.test', password: 'x' })).status);
      expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
    },
    slow,
  );

  it(
    'count the changes of a user together, in all sessions',
    async () => {
      const { first, second } = await pair();
      const statuses: number[] = [];
      const change = async ({ url }: typeof first) => {
        const client = createClient(url);
        await client.signIn('customer@example.test');
        for (let n = 0; n < 240; n += 1)
          statuses.push((await client.get('/api/customer/notifications/mark-all-read')).status);
      };
      await Promise.all([first, second, first, second].map(change));
      // 900 a minute; neither process alone has seen more than 480. A slow store lets single ones pass.
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(900);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    },
    slow,
  );

  it(
    'close a socket at sign-out when the other process signed its channel',
    async () => expect(await signOutAtTheOther(await pair())).toEqual([4009]),
    slow,
  );

  it(
    'close a socket at the loss of a role when the other process signed its channel',
    async () => expect(await roleLostAtTheOther(await pair())).toEqual([4100]),
    slow,
  );

  it(
    'deliver events that were committed while the listening connection was lost',
    async () => {
      const both = await pair();
      const socket = await both.listen();
      const admin = await askDirectly(both.database.url!);
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
      );
      await both.first.client.post('/api/customer/servers/1/start');
      await until('three changes', () => socket.events('server-updated').length >= 3);
      expect(socket.events('server-updated')).toHaveLength(3);
    },
    slow,
  );

  it(
    'deliver events that the other process committed and could no longer send',
    async () => {
      const { first, database, listen } = await pair();
      const socket = await listen();
      await first.kill();
      const admin = await askDirectly(database.url!);
      // The state the first one leaves: stored with its change, claimed, and not sent.
      const { rows } = await admin.query(`select id from users where email = 'customer@example.test'`);
      const entry = { kind: 'event', channel: `private-user.${rows[0].id}`, event: 'new-notification', data: {} };
      await admin.query(`insert into outbox (entry, claimed_until) values ($1, now() - interval '1 second')`, [entry]);
      await until('the event', () => socket.events('new-notification').length > 0);
      expect(socket.events('new-notification')).toHaveLength(1);
    },
    slow,
  );
});

describe.runIf(onPostgres && redisUrl)('two processes on PostgreSQL with Redis between them', () => {
  it(
    'deliver each other’s events',
    async () => {
      const { closed } = await expectDelivery(await pair({ REDIS_URL: redisUrl! }));
      expect(closed).toEqual([]);
    },
    slow,
  );

  it(
    'close a socket at sign-out when the other process signed its channel',
    async () => expect(await signOutAtTheOther(await pair({ REDIS_URL: redisUrl! }))).toEqual([4009]),
    slow,
  );

  it(
    'close a socket at the loss of a role when the other process signed its channel',
    async () => expect(await roleLostAtTheOther(await pair({ REDIS_URL: redisUrl! }))).toEqual([4100]),
    slow,
  );

  it(
    'apply the API calls of another back end at both',
    async () =>
      expect(await publishFromAnotherBackEnd(await pair({ ...application, REDIS_URL: redisUrl! }))).toEqual([4009]),
    slow,
  );

  it(
    'deliver events that were sent while one of them was cut off from Redis',
    async () => {
      const there = new URL(redisUrl!);
      const to = { host: there.hostname, port: Number(there.port || 6379) };
      const line = await openLine(to, { host: '127.0.0.1', port: 0 });
      const both = await pair({ REDIS_URL: redisUrl! }, { REDIS_URL: `redis://127.0.0.1:${line.port}` });
      const socket = await both.listen();
      const admin = await askDirectly(both.database.url!);
      line.cutAfter(0);
      await both.first.client.post('/api/customer/servers/1/start');
      await until('all events were sent', async () => {
        const { rows } = await admin.query(
          `select count(*) filter (where sent_at is null) unsent, count(*) filter (where entry->>'channel' like 'private-user.%') told from outbox`,
        );
        return Number(rows[0].told) >= 3 && Number(rows[0].unsent) === 0;
      });
      expect(socket.events('server-updated')).toEqual([]);
      line.mend();
      await until('three changes', () => socket.events('server-updated').length >= 3);
      expect(socket.events('server-updated')).toHaveLength(3);
    },
    slow,
  );

  it(
    'deliver events that were committed while Redis was cut off',
    async () => {
      const both = await pair({ REDIS_URL: redisUrl! });
      const socket = await both.listen();
      const redis = await createRedis({ url: redisUrl! }).connect();
      onTestFinished(() => redis.destroy());
      await redis.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']);
      await both.first.client.post('/api/customer/servers/1/start');
      await until('three changes', () => socket.events('server-updated').length >= 3);
      expect(socket.events('server-updated')).toHaveLength(3);
    },
    slow,
  );
});
