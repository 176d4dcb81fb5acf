import { createChannelManager } from '@kronos/realtime';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../src/config/config.ts';
import { outbox } from '../src/db/schema.ts';
import { createOutbox } from '../src/realtime/bus/outbox.ts';
import { credentials, startBroadcaster } from './realtime/harness.ts';
import { publisher } from './realtime/publisher.ts';
import type { Answer } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

const remote = (port: number) => ({
  KRONOS_BROADCASTER: 'pusher',
  PUSHER_APP_ID: 'kronos',
  PUSHER_APP_KEY: credentials.key,
  PUSHER_APP_SECRET: credentials.secret,
  PUSHER_HOST: 'localhost',
  PUSHER_PORT: String(port),
  PUSHER_SCHEME: 'http',
});

it('publishes through an external service with the official SDK, and clients connect to it', async () => {
  const service = await startBroadcaster();
  const server = await createTestServer({ env: remote(service.port) });
  const customer = await server.as('customer');
  const { realtime } = await customer.ask('system.settings');
  expect(realtime).toEqual({ key: credentials.key, path: '', host: 'localhost', port: service.port, tls: false });
  const { id } = await server.person('customer');
  const socket = await joinChannel(`http://localhost:${service.port}`, realtime, customer, `private-user.${id}`);

  await server.services.notifications.send([id], { title: 'Hello', content: '' });
  await until('the event', () => socket.events('new-notification').length === 1);
});

it('retries events that the service did not accept', async () => {
  let isDown = true;
  const service = await startBroadcaster();
  service.server.prependListener('request', (_, response) => {
    if (isDown) response.destroy();
  });
  const server = await createTestServer({ env: remote(service.port) });
  const customer = await server.as('customer');
  const { realtime } = await customer.ask('system.settings');
  const { id } = await server.person('customer');
  const socket = await joinChannel(`http://localhost:${service.port}`, realtime, customer, `private-user.${id}`);
  await server.services.notifications.send([id], { title: 'Hello', content: '' });
  isDown = false;
  await until('the event', () => socket.events('new-notification').length > 0);
  expect(socket.events('new-notification')).toHaveLength(1);
});

it('sets aside an event that the service keeps refusing, without holding up others', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const service = await startBroadcaster();
  const server = await createTestServer({ env: remote(service.port), log });
  const { events } = server.services;
  const customer = await server.as('customer');
  const { realtime } = await customer.ask('system.settings');
  const { id } = await server.person('customer');
  const socket = await joinChannel(`http://localhost:${service.port}`, realtime, customer, `private-user.${id}`);
  const tell = (serverId: number) => events.emitTo(id, 'server-updated', { id: serverId });
  await server.db.transaction(async () => {
    await tell(1);
    await events.emitTo(id, 'new-deployment', { name: 'x'.repeat(11_000), url: '' });
    await tell(2);
  });
  await until('the events around it', () => socket.events('server-updated').length === 2);
  const [refused] = await until('its refusal', async () => {
    const rows = await server.db.current.select().from(outbox).where(gt(outbox.attempts, 0));
    return rows.length > 0 && rows;
  });
  expect(refused).toMatchObject({ sentAt: null, setAsideAt: null });

  const isIt = eq(outbox.id, refused!.id);
  await server.db.current.update(outbox).set({ attempts: 7, claimedUntil: null }).where(isIt);
  await tell(3);
  await until(
    'it is set aside',
    async () => (await server.db.current.$count(outbox, and(isIt, isNotNull(outbox.setAsideAt)))) > 0,
  );
  await until('the last one', () => socket.events('server-updated').length === 3);
  expect(socket.events('server-updated').map(({ data }) => data)).toEqual(['{"id":1}', '{"id":2}', '{"id":3}']);
  await until('the line in the log', () => lines.some((line) => line.includes('set aside')));
  expect(lines.find((line) => line.includes('set aside'))).toContain(`new-deployment on private-user.${id}`);
  expect(lines.join('')).not.toContain('xxx');

  await server.db.current.update(outbox).set({ createdAt: new Date(0) });
  const setAsideFor = async (days: number) => {
    await server.db.current
      .update(outbox)
      .set({ setAsideAt: sql`now() - make_interval(days => ${days}::integer)` })
      .where(isIt);
    return { ...(await createOutbox(server.db).prune()), left: await server.db.current.$count(outbox, isIt) };
  };
  expect(await setAsideFor(29)).toEqual({ setAside: 0, left: 1 });
  expect(await setAsideFor(31)).toEqual({ setAside: 1, left: 0 });
});

it('skips an outbox message that it cannot parse', async () => {
  const server = await createTestServer();
  const client = await server.as('customer');
  const { realtime } = await client.ask('system.settings');
  const { id } = await server.person('customer');
  const socket = await joinChannel(server, realtime, client, `private-user.${id}`);
  await server.db.current.insert(outbox).values({ entry: { kind: 'of a newer process' } });
  await server.services.notifications.send([id], { title: 'Hello', content: '' });
  await until('the event', () => socket.events('new-notification').length > 0);
  expect(await server.db.current.$count(outbox, gt(outbox.attempts, 0))).toBe(1);
});

/** The channel manager of the panel for a user, on the external service; `received` records its events. */
async function panel(server: TestServer, name: 'customer' | 'admin') {
  const client = await server.as(name);
  const { realtime, tenant } = await client.ask('system.settings');
  const { id } = await server.person(name);
  const received = vi.fn<() => void>();
  const manager = createChannelManager({
    authorize: (socket_id, channel_name) =>
      granted(channelGrant, client.post('/api/broadcasting/auth', { socket_id, channel_name })),
    authenticate: (socket_id) => granted(userGrant, client.post('/broadcasting/user-auth', { socket_id })),
  });
  onTestFinished(() => manager.close());
  const joined = vi.fn<(channel: string) => void>();
  manager.onJoined(joined);
  manager.on('user', 'new-notification', received);
  if (name === 'admin') manager.on('admin', 'user-updated', received);
  manager.connect({ ...realtime, host: realtime.host!, port: realtime.port!, tls: false }, { tenant, id });
  await until('its channels', () => joined.mock.calls.length === (name === 'admin' ? 2 : 1));
  return { client, manager, received, id, tenant };
}

/** Returns the grant of a response, or throws with the status of the refusal. */
async function granted<T>(schema: { parse(body: unknown): T }, asked: Promise<Answer>): Promise<T> {
  const { status, body } = await asked;
  if (status !== 200) throw Object.assign(new Error('refused'), { status });
  return schema.parse(body);
}
const channelGrant = z.object({ auth: z.string() });
const userGrant = channelGrant.extend({ user_data: z.string() });

const usersOn = async (port: number, channel: string) =>
  ((await (await publisher(port).get({ path: `/channels/${channel}` })).json()) as { occupied: boolean }).occupied;

it('closes the signed-out session’s socket at the service for good, and the user’s other sessions reconnect', async () => {
  const service = await startBroadcaster();
  const server = await createTestServer({ env: remote(service.port) });
  const [leaving, staying] = [await panel(server, 'customer'), await panel(server, 'customer')];
  await leaving.client.post('/api/logout');
  await until('the end', () => leaving.manager.link.get().state === 'failed');
  expect(leaving.manager.link.get()).toEqual({ state: 'failed', reason: 'refused', code: 4009 });
  await until('the return', () => staying.manager.link.get().state === 'live');
  await until('the only socket', () => service.broadcaster.connections() === 1);
  await until('an event', async () => {
    await server.services.notifications.send([staying.id], { title: 'Hello', content: '' });
    return staying.received.mock.calls.length > 0;
  });
  expect(leaving.received).not.toHaveBeenCalled();
});

it('removes a former admin from the admins’ channel at the service', async () => {
  const service = await startBroadcaster();
  const server = await createTestServer({ env: remote(service.port) });
  const { manager, id, tenant } = await panel(server, 'admin');
  expect(await usersOn(service.port, `private-admin.${tenant}`)).toBe(true);
  await server.services.users.setRoles(id, { isAdmin: false });
  await until('the disconnect', () => manager.link.get().state !== 'live');
  await until('the reconnect', () => manager.link.get().state === 'live');
  await until('on their own channel', () => usersOn(service.port, `private-user.${id}`));
  expect(await usersOn(service.port, `private-admin.${tenant}`)).toBe(false);
});

it('allows the page sockets to the service and nowhere else', async () => {
  const service = await startBroadcaster();
  const server = await createTestServer({ env: remote(service.port) });
  const { headers } = await server.client().get('/healthz');
  expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ws://localhost:${service.port};`);
});

it.each([
  [{ PUSHER_APP_KEY: '' }, 'PUSHER_APP_KEY'],
  [{ PUSHER_HOST: '' }, 'PUSHER_HOST'],
  [{ PUSHER_SCHEME: 'ftp' }, 'PUSHER_SCHEME'],
])('refuses an incomplete configuration: %o', (change, name) => {
  expect(() => readConfig({ ...remote(6001), ...change })).toThrow(`The environment variable ${name} is not valid`);
});

it('uses a configured application for its own sockets, if it is complete', () => {
  const application = { PUSHER_APP_ID: '4711', PUSHER_APP_KEY: 'key', PUSHER_APP_SECRET: 'secret' };
  expect(readConfig(application)).toMatchObject({
    pusher: undefined,
    application: { appId: '4711', key: 'key', secret: 'secret' },
  });
  expect(readConfig({}).application).toBeUndefined();
  expect(() => readConfig({ ...application, PUSHER_APP_SECRET: '' })).toThrow('PUSHER_APP_SECRET is not valid');
  expect(() => readConfig({ ...application, PUSHER_APP_ID: 'ours' })).toThrow('PUSHER_APP_ID is not valid');
});

it('derives the two hosts of a cluster of the hosted service', () => {
  const { pusher } = readConfig({
    ...remote(0),
    PUSHER_HOST: '',
    PUSHER_PORT: '',
    PUSHER_SCHEME: '',
    PUSHER_APP_CLUSTER: 'eu',
  });
  expect(pusher).toMatchObject({
    host: 'api-eu.pusher.com',
    port: 443,
    tls: true,
    socket: { host: 'ws-eu.pusher.com' },
  });
});
