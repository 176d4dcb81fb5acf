import Pusher from 'pusher-js';
import { expect, test, vi } from 'vitest';
import type { Authorize } from '../src/authorizer.ts';
import { casey, fastClock, pass, start, until } from './setup.ts';

const SYSTEM = 'private-system.demo';
const nothing = () => undefined;

test('E001 E005 opens no socket before connect, then one at the configured path with protocol version 7', async () => {
  const { manager, settings, peer, state } = await start();
  expect(manager.link.get()).toEqual({ state: 'idle' });
  manager.connect(settings, casey);
  expect(manager.link.get()).toEqual({ state: 'connecting' });
  await state('live');
  expect(peer.urls).toEqual([expect.stringMatching(/^\/realtime\/app\/key\?protocol=7&client=js/)]);
});

test('subscribes for the first listener of a channel and unsubscribes after the last', async () => {
  const { manager, settings, peer, state } = await start();
  manager.connect(settings, casey);
  await state('live');
  const first = manager.on('system', 'rebuild-menu', nothing);
  const second = manager.on('system', 'fetch-system-settings', nothing);
  await until(() => peer.subscriptions(SYSTEM).length === 1);
  first();
  first();
  await Promise.resolve();
  expect(peer.said.filter(({ event }) => event === 'pusher:unsubscribe')).toEqual([]);
  second();
  await until(() => peer.said.find(({ event }) => event === 'pusher:unsubscribe'));
  expect(peer.subscriptions(SYSTEM)).toHaveLength(1);
});

test('passes an event to its listeners, with only the fields in the channel table', async () => {
  const { manager, settings, peer } = await start();
  const [mine, other] = [vi.fn<(value?: unknown) => void>(), vi.fn<(value?: unknown) => void>()];
  manager.on('user', 'server-updated', mine);
  manager.on('user', 'new-notification', other);
  manager.connect(settings, casey);
  await until(() => peer.subscriptions('private-user.7').length === 1);
  peer.emit('private-user.7', 'server-updated', { id: 3, more: 'than asked for' });
  await until(() => mine.mock.calls.length > 0);
  expect(mine.mock.calls).toEqual([[{ id: 3 }]]);
  expect(other).not.toHaveBeenCalled();
});

test('drops and reports a payload that does not match its schema', async () => {
  const { manager, settings, peer, errors } = await start();
  const received = vi.fn<(value?: unknown) => void>();
  manager.on('user', 'server-updated', received);
  manager.connect(settings, casey);
  await until(() => peer.subscriptions().length === 1);
  peer.emit('private-user.7', 'server-updated', { id: 'three' });
  peer.emit('private-user.7', 'server-updated', 'nonsense');
  peer.emit('private-user.7', 'server-updated', null);
  peer.emit('private-user.7', 'server-updated', { id: 3 });
  await until(() => received.mock.calls.length > 0);
  expect(received).toHaveBeenCalledTimes(1);
  expect(errors).toMatchObject(Array.from({ length: 3 }, () => ({ code: 'payload', channel: 'user' })));
});

test('reports a listener that throws and still calls the others', async () => {
  const { manager, settings, peer, errors } = await start();
  const cause = new Error('mine');
  const received = vi.fn<(value?: unknown) => void>();
  manager.on('system', 'rebuild-menu', () => {
    throw cause;
  });
  manager.on('system', 'rebuild-menu', received);
  manager.connect(settings, casey);
  await until(() => peer.subscriptions().length === 1);
  peer.emit(SYSTEM, 'rebuild-menu', {});
  peer.emit(SYSTEM, 'rebuild-menu', {});
  await until(() => received.mock.calls.length === 2);
  expect(errors).toMatchObject([
    { code: 'listener', channel: 'system', cause },
    { code: 'listener', channel: 'system', cause },
  ]);
});

test('has one socket and one subscription after mount, unmount and mount', async () => {
  const { manager, settings, peer, state } = await start();
  const mount = () => {
    manager.connect(settings, casey);
    const leave = manager.on('system', 'rebuild-menu', nothing);
    return () => {
      leave();
      manager.disconnect();
    };
  };
  mount()();
  mount();
  await state('live');
  await until(() => peer.subscriptions().length === 1 && peer.sockets().length === 1);
  expect(Pusher.instances).toHaveLength(1);
});

test('keeps the socket when connect is called with the same settings and user', async () => {
  const { manager, settings, peer, state } = await start();
  manager.connect(settings, casey);
  await state('live');
  manager.connect({ ...settings }, { id: casey.id, tenant: casey.tenant });
  expect(manager.link.get()).toEqual({ state: 'live' });
  expect(peer.urls).toHaveLength(1);
});

test('E002 unsubscribes its channels on changed settings, then opens a new socket and subscribes them again', async () => {
  const { manager, settings, peer } = await start();
  manager.on('system', 'rebuild-menu', nothing);
  manager.on('customer', 'sync-request-lounge-process', nothing);
  const joined = vi.fn<(value?: unknown) => void>();
  manager.onJoined(joined);
  manager.connect(settings, casey);
  // No unsubscribe is sent for a channel whose subscription is still pending.
  await until(() => joined.mock.calls.length === 2);
  manager.connect({ ...settings, path: '' }, casey);
  await until(() => peer.subscriptions().length === 4 && peer.sockets().length === 1);
  expect(peer.said.filter(({ socketId }) => socketId === '1.1').map(({ event, channel }) => [event, channel])).toEqual([
    ['pusher:subscribe', SYSTEM],
    ['pusher:subscribe', 'private-customer.demo'],
    ['pusher:unsubscribe', SYSTEM],
    ['pusher:unsubscribe', 'private-customer.demo'],
  ]);
  expect(peer.urls).toEqual([expect.stringMatching(/^\/realtime\/app\/key/), expect.stringMatching(/^\/app\/key/)]);
});

test('subscribes only the channels of the new tenant when the tenant changes, without announcing a gap', async () => {
  const { manager, settings, peer } = await start();
  const gap = vi.fn<(value?: unknown) => void>();
  manager.onGap(gap);
  manager.on('system', 'rebuild-menu', nothing);
  manager.connect(settings, casey);
  await until(() => peer.subscriptions(SYSTEM).length === 1);
  manager.connect(settings, { ...casey, tenant: 'other' });
  await until(() => peer.subscriptions('private-system.other').length === 1 && peer.sockets().length === 1);
  expect(peer.subscriptions(SYSTEM)).toHaveLength(1);
  expect(gap).not.toHaveBeenCalled();
});

test('opens a new socket with the channels of the new user when the user changes, without announcing a gap', async () => {
  const { manager, settings, peer } = await start();
  const gap = vi.fn<(value?: unknown) => void>();
  manager.onGap(gap);
  const received = vi.fn<(value?: unknown) => void>();
  manager.on('user', 'server-updated', received);
  manager.connect(settings, casey);
  await until(() => peer.subscriptions('private-user.7').length === 1);
  for (let id = 8; id < 20; id++) manager.connect(settings, { ...casey, id });
  await until(() => peer.subscriptions('private-user.19').length === 1 && peer.sockets().length === 1);
  peer.emit('private-user.19', 'server-updated', { id: 3 });
  await until(() => received.mock.calls.length === 1);
  expect(peer.subscriptions('private-user.7')).toHaveLength(1);
  expect(gap).not.toHaveBeenCalled();
  // pusher-js would retain all thirteen instances, in its list and through their listeners on the network.
  expect(Pusher.instances).toHaveLength(1);
  expect(Pusher.Runtime.getNetwork().callbacks.get('online')).toHaveLength(1);
});

test('E003 uses a new token for the next authorisation, without opening a new socket', async () => {
  let token = 'old';
  const { manager, settings, peer } = await start({ authorize: async () => ({ auth: `key:${token}` }) });
  manager.on('system', 'rebuild-menu', nothing);
  manager.connect(settings, casey);
  await until(() => peer.subscriptions().length === 1);
  token = 'new';
  manager.on('customer', 'sync-request-lounge-process', nothing);
  await until(() => peer.subscriptions().length === 2);
  expect(peer.subscriptions().map(({ auth }) => auth)).toEqual(['key:old', 'key:new']);
  expect(peer.urls).toHaveLength(1);
});

test.each([
  ['does not retry a refused authorisation on the same socket', { status: 403 }, 1],
  ['retries an authorisation after a server error', { status: 500 }, 3],
  ['retries a rate-limited authorisation', { status: 429 }, 3],
  ['retries an authorisation that got no response', new Error('network'), 3],
])('%s', async (_what, cause, calls) => {
  const authorize = vi.fn<Authorize>(async () => {
    throw cause;
  });
  const { manager, settings, errors } = await start({ authorize, clock: fastClock(100) });
  manager.on('admin', 'server-updated', nothing);
  manager.connect(settings, casey);
  await until(() => authorize.mock.calls.length >= calls && errors.length >= calls);
  if (calls === 1) await pass(200);
  expect(errors.length >= calls && (calls > 1 || errors.length === 1)).toBe(true);
  expect(errors[0]).toMatchObject({ code: 'authorization', channel: 'admin', cause });
});

test('closes the socket on disconnect and keeps the listeners for the next connect', async () => {
  const { manager, settings, peer } = await start();
  const received = vi.fn<(value?: unknown) => void>();
  manager.on('system', 'rebuild-menu', received);
  manager.connect(settings, casey);
  await until(() => peer.subscriptions().length === 1);
  manager.disconnect();
  expect(manager.link.get()).toEqual({ state: 'idle' });
  expect(manager.socketId()).toBeUndefined();
  await until(() => peer.sockets().length === 0);
  expect(Pusher.instances).toHaveLength(0);
  manager.connect(settings, casey);
  await until(() => peer.subscriptions().length === 2);
  peer.emit(SYSTEM, 'rebuild-menu', {});
  await until(() => received.mock.calls.length === 1);
  manager.close();
  manager.connect(settings, casey);
  await until(() => peer.urls.length === 3 && manager.socketId());
  expect(peer.subscriptions()).toHaveLength(2);
});

test('rejects a tenant that is not valid in a channel name, and keeps the current socket', async () => {
  const { manager, settings, state } = await start();
  manager.connect(settings, casey);
  await state('live');
  expect(() => manager.connect(settings, { ...casey, tenant: 'a b' })).toThrow('tenant');
  expect(manager.link.get()).toEqual({ state: 'live' });
});
