import { type ChannelManager, createChannelManager, type RealtimeError } from '@kronos/realtime';
import Pusher from 'pusher-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { authorizeChannel, type ChannelUser } from '../../src/realtime/authorize-channel.ts';
import type { LocalBroadcaster } from '../../src/realtime/local.ts';
import { signChannel } from '../../src/realtime/signature.ts';
import { createBroadcaster, credentials, startBroadcaster, until } from './harness.ts';
import { publisher } from './publisher.ts';

const customer: ChannelUser = { id: 7, isAdmin: false, isModerator: false };
const admin: ChannelUser = { id: 9, isAdmin: true, isModerator: false };

/** The channel manager of the panel; `authorize` decides like the auth endpoint. */
function panel(broadcaster: LocalBroadcaster, user: ChannelUser) {
  const errors: RealtimeError[] = [];
  const manager = createChannelManager({
    random: () => 0,
    onError: (error) => errors.push(error),
    authorize: async (socketId, wireName) => {
      if (!authorizeChannel(wireName, user, 'demo')) throw Object.assign(new Error('Forbidden'), { status: 403 });
      broadcaster.remember(socketId, { sessionId: `session-${user.id}`, userId: user.id });
      return broadcaster.sign(socketId, wireName);
    },
  });
  onTestFinished(() => manager.close());
  return { manager, errors };
}

const settings = (port: number, path = '/realtime') => ({
  key: credentials.key,
  path,
  host: 'localhost',
  port,
  tls: false,
});
const channelsOf = async (port: number) => {
  const response = await publisher(port).get({ path: '/channels' });
  return Object.keys(((await response.json()) as { channels: object }).channels);
};
const state = (manager: ChannelManager, wanted: string) => until(() => manager.link.get().state === wanted, wanted);

test.each(['/realtime', ''])('delivers published events to the panel, below the path "%s"', async (path) => {
  const { broadcaster, port } = await startBroadcaster();
  const { manager } = panel(broadcaster, customer);
  const received = vi.fn<(payload: { id: number }) => void>();
  manager.on('user', 'server-updated', received);
  manager.connect(settings(port, path), { tenant: 'demo', id: 7 });
  await until(async () => {
    await broadcaster.send({ channel: 'private-user.7', event: 'server-updated', data: { id: 3 } });
    await broadcaster.send({ channel: 'private-user.8', event: 'server-updated', data: { id: 4 } });
    return received.mock.calls.length > 0;
  });
  expect(received.mock.calls.every(([payload]) => payload.id === 3)).toBe(true);
});

/** Reads a changing record, joins, and reads again when needed; `read` takes some time, as over HTTP. */
function reader(broadcaster: LocalBroadcaster, port: number, record: { version: number }) {
  const { manager } = panel(broadcaster, customer);
  const seen = { version: -1, reads: 0, joined: false };
  let newest = 0;
  const read = async () => {
    const mine = ++newest;
    seen.reads += 1;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
    const { version } = record;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
    if (mine === newest) seen.version = version;
  };
  const begun = Date.now();
  void read();
  manager.on('user', 'server-updated', () => void read());
  manager.onJoined((_, quietSince = Infinity) => {
    seen.joined = true;
    if (quietSince > begun) void read();
  });
  return { seen, connect: () => manager.connect(settings(port), { tenant: 'demo', id: 7 }) };
}

const change = async (broadcaster: LocalBroadcaster, record: { version: number }) => {
  record.version += 1;
  await broadcaster.send({ channel: 'private-user.7', event: 'server-updated', data: { id: 1 } });
};

test('makes a client that joined after an event read again if it had read before it, and only then', async () => {
  const { broadcaster, port } = await startBroadcaster();
  const record = { version: 0 };
  await change(broadcaster, record);
  // Makes the channel appear quiet for longer than a busy machine delays a frame.
  const now = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 1000);
  onTestFinished(() => later.mockRestore());
  const [early, calm] = [reader(broadcaster, port, record), reader(broadcaster, port, record)];
  calm.connect();
  await until(() => calm.seen.joined && calm.seen.version === 1);
  expect(calm.seen.reads).toBe(1);
  await until(() => early.seen.version === 1);
  await change(broadcaster, record);
  early.connect();
  await until(() => early.seen.version === 2);
  expect(early.seen.reads).toBe(2);
  // The calm client had joined before, and received the event.
  await until(() => calm.seen.version === 2);
});

test('leaves no client with old data, whenever an event is sent', async () => {
  const { broadcaster, port } = await startBroadcaster();
  const rounds = Array.from({ length: 60 }, async (_, round) => {
    const record = { version: 0 };
    const { seen, connect } = reader(broadcaster, port, record);
    const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
    await Promise.all([pause().then(connect), pause().then(() => change(broadcaster, record))]);
    await until(() => seen.joined && seen.version === 1, `round ${round}`);
    return seen.version;
  });
  expect(new Set(await Promise.all(rounds))).toEqual(new Set([1]));
});

test('S18 refuses a customer the channel of the admins, and accepts an admin', async () => {
  const { broadcaster, port } = await startBroadcaster();
  const [guest, boss] = [panel(broadcaster, customer), panel(broadcaster, admin)];
  const [customerReceived, adminReceived] = [vi.fn<() => void>(), vi.fn<() => void>()];
  guest.manager.on('admin', 'server-updated', customerReceived);
  boss.manager.on('admin', 'server-updated', adminReceived);
  guest.manager.connect(settings(port), { tenant: 'demo', id: 7 });
  boss.manager.connect(settings(port), { tenant: 'demo', id: 9 });
  await until(async () => {
    await broadcaster.send({ channel: 'private-admin.demo', event: 'server-updated', data: { id: 3 } });
    return adminReceived.mock.calls.length > 0 && guest.errors.length > 0;
  });
  expect(guest.errors).toMatchObject([{ code: 'authorization', channel: 'admin', cause: { status: 403 } }]);
  expect(customerReceived).not.toHaveBeenCalled();
});

test('C16 reconnects the panel within seconds of a restart of the server, and reports the gap', async () => {
  const first = await startBroadcaster();
  const { manager } = panel(first.broadcaster, customer);
  const gap = vi.fn<() => void>();
  manager.on('system', 'rebuild-menu', () => undefined);
  manager.onGap(gap);
  manager.connect(settings(first.port), { tenant: 'demo', id: 7 });
  await until(async () => (await channelsOf(first.port)).includes('private-system.demo'));
  await first.broadcaster.close();
  await state(manager, 'recovering');
  const began = Date.now();
  const second = createBroadcaster();
  second.attach(first.server);
  await state(manager, 'live');
  expect(Date.now() - began).toBeLessThan(10_000);
  await until(() => gap.mock.calls.length === 1);
  await second.close();
});

test('A06 keeps the panel’s socket closed after sign-out, and reconnects it after a role change', async () => {
  const { broadcaster, port } = await startBroadcaster();
  const { manager } = panel(broadcaster, customer);
  manager.on('system', 'rebuild-menu', () => undefined);
  manager.connect(settings(port), { tenant: 'demo', id: 7 });
  await until(async () => (await channelsOf(port)).length > 0);
  void broadcaster.disconnect({ userId: 7 }, 4100);
  await state(manager, 'recovering');
  await state(manager, 'live');
  await until(async () => (await channelsOf(port)).length > 0);
  void broadcaster.disconnect({ userId: 7, sessionId: 'session-7' }, 4009);
  await state(manager, 'failed');
  expect(manager.link.get()).toEqual({ state: 'failed', reason: 'refused', code: 4009 });
  expect(broadcaster.connections()).toBe(0);
});

test('S05 S07 S09 E05 pusher-js sees the members of a presence channel and receives their client events', async () => {
  const { broadcaster, port } = await startBroadcaster({ limits: { clientEventsPerSecond: 10 } });
  const join = (id: string) => {
    const client = new Pusher(credentials.key, {
      cluster: '',
      wsHost: 'localhost',
      wsPort: port,
      forceTLS: false,
      enabledTransports: ['ws'],
      channelAuthorization: {
        customHandler: ({ socketId, channelName }, callback) => {
          const channel_data = JSON.stringify({ user_id: id, user_info: { name: `user ${id}` } });
          callback(null, { auth: signChannel(credentials, socketId, channelName, channel_data), channel_data });
        },
      },
    });
    onTestFinished(() => {
      client.disconnect();
      Pusher.instances.splice(Pusher.instances.indexOf(client), 1);
    });
    return client;
  };
  const [ada, casey] = [join('1'), join('2')];
  const seen: unknown[] = [];
  const see = (name: string) => (value: unknown) => void seen.push([name, value]);
  const room = ada.subscribe('presence-room');
  room.bind('pusher:subscription_succeeded', ({ count }: { count: number }) => seen.push(['count', count]));
  room.bind('pusher:member_added', see('added'));
  room.bind('pusher:member_removed', see('removed'));
  room.bind('client-wave', (data: unknown, { user_id }: { user_id: string }) => seen.push(['wave', data, user_id]));
  await until(() => seen.length === 1);
  const other = casey.subscribe('presence-room');
  await until(() => other.subscribed);
  other.trigger('client-wave', { both: 'hands' });
  await until(() => seen.length === 3);
  casey.disconnect();
  await until(() => seen.length === 4);
  expect(seen).toEqual([
    ['count', 1],
    ['added', { id: '2', info: { name: 'user 2' } }],
    ['wave', { both: 'hands' }, '2'],
    ['removed', { id: '2', info: { name: 'user 2' } }],
  ]);
  expect(broadcaster.connections()).toBe(1);
});
