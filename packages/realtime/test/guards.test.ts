import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { expect, test, vi } from 'vitest';
import type { ChannelGrant } from '../src/manager.ts';
import { confirmation, frame, greeting } from './peer.ts';
import { casey, defer, fastClock, pass, start, until } from './setup.ts';

const SYSTEM = 'private-system.demo';
const ADMIN = 'private-admin.demo';
const nothing = () => undefined;

/** An `authorize` whose calls the test settles manually, in any order. */
function askedByHand() {
  const asked: {
    socketId: string;
    wireName: string;
    signal: AbortSignal;
    answer: ReturnType<typeof defer<ChannelGrant>>;
  }[] = [];
  const authorize = (socketId: string, wireName: string, signal: AbortSignal) => {
    const answer = defer<ChannelGrant>();
    asked.push({ socketId, wireName, signal, answer });
    return answer.promise;
  };
  return { asked, authorize };
}

test('B1 does not pick up the bearer token of another Echo instance on the page', async () => {
  const { manager, settings, state } = await start();
  const other = new Echo({ broadcaster: 'null', bearerToken: 'AAA', key: 'x' });
  manager.connect(settings, casey);
  await state('live');
  expect(other.connector.options.auth.headers).toEqual({ Authorization: 'Bearer AAA' });
  const { auth, userAuthentication } = Pusher.instances.at(-1)!.options;
  expect({ auth, userAuthentication }).toEqual({
    auth: { headers: {} },
    userAuthentication: expect.objectContaining({ headers: {} }),
  });
});

test('B2 calls only the new listener, once, after a channel is left while pending and joined again', async () => {
  const { asked, authorize } = askedByHand();
  const { manager, settings, state, peer } = await start({ authorize });
  const [before, after] = [vi.fn<(value?: unknown) => void>(), vi.fn<(value?: unknown) => void>()];
  manager.connect(settings, casey);
  await state('live');
  const leave = manager.on('system', 'rebuild-menu', before);
  await until(() => asked.length === 1);
  leave();
  await Promise.resolve();
  manager.on('system', 'rebuild-menu', after);
  asked[0]!.answer.resolve({ auth: 'key:x' });
  await until(() => peer.subscriptions(SYSTEM).length === 1);
  peer.emit(SYSTEM, 'rebuild-menu', {});
  peer.emit(SYSTEM, 'fetch-system-settings', {});
  await until(() => after.mock.calls.length > 0);
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledTimes(1);
});

test('B3 does not subscribe a channel that was left while pending when the socket reconnects', async () => {
  const { asked, authorize } = askedByHand();
  const { manager, settings, state, peer } = await start({ authorize });
  manager.connect(settings, casey);
  await state('live');
  const leave = manager.on('admin', 'server-updated', nothing);
  manager.on('system', 'rebuild-menu', nothing);
  await until(() => asked.length === 2);
  leave();
  peer.drop();
  await state('recovering');
  await state('live');
  await until(() => asked.length === 3);
  expect(asked[2]!.wireName).toBe(SYSTEM);
  asked[2]!.answer.resolve({ auth: 'key:x' });
  await until(() => peer.subscriptions().length > 0);
  expect(peer.subscriptions().map(({ channel }) => channel)).toEqual([SYSTEM]);
  expect(asked.map(({ wireName }) => wireName).filter((name) => name === ADMIN)).toHaveLength(1);
});

test('B4 does not subscribe a channel that was left while its authorisation failed when the socket reconnects', async () => {
  const { asked, authorize } = askedByHand();
  const { manager, settings, state, peer, errors } = await start({ authorize });
  manager.connect(settings, casey);
  await state('live');
  const leave = manager.on('admin', 'server-updated', nothing);
  await until(() => asked.length === 1);
  leave();
  await Promise.resolve();
  asked[0]!.answer.reject({ status: 403 });
  manager.on('system', 'rebuild-menu', nothing);
  await until(() => asked.length === 2);
  peer.drop();
  await state('recovering');
  await state('live');
  await until(() => asked.length === 3);
  await Promise.resolve();
  expect(asked.map(({ wireName }) => wireName)).toEqual([ADMIN, SYSTEM, SYSTEM]);
  // The channel no longer has a listener, so its failed authorisation is not reported.
  expect(errors).toEqual([]);
});

test('B5 discards an authorisation that was requested for the previous socket', async () => {
  const { asked, authorize } = askedByHand();
  const { manager, settings, state, peer } = await start({ authorize });
  manager.connect(settings, casey);
  await state('live');
  manager.on('system', 'rebuild-menu', nothing);
  await until(() => asked.length === 1);
  peer.drop();
  await until(() => asked.length === 2);
  expect(asked[1]!.socketId).not.toBe(asked[0]!.socketId);
  asked[0]!.answer.resolve({ auth: 'key:old' });
  await Promise.resolve();
  asked[1]!.answer.resolve({ auth: 'key:new' });
  await until(() => peer.subscriptions().length > 0);
  expect(peer.subscriptions().map(({ auth }) => auth)).toEqual(['key:new']);
});

test('E003 aborts and discards a pending authorisation of the previous user', async () => {
  const { asked, authorize } = askedByHand();
  const { manager, settings, state, peer, errors } = await start({ authorize });
  manager.on('user', 'server-updated', nothing);
  manager.connect(settings, casey);
  await state('live');
  await until(() => asked.length === 1);
  manager.connect(settings, { ...casey, id: 8 });
  asked[0]!.answer.resolve({ auth: 'key:casey' });
  expect(asked[0]!.signal.aborted).toBe(true);
  await until(() => asked.length === 2);
  asked[1]!.answer.resolve({ auth: 'key:next' });
  await until(() => peer.subscriptions().length > 0 && peer.sockets().length === 1);
  expect(peer.subscriptions().map(({ channel, auth }) => [channel, auth])).toEqual([['private-user.8', 'key:next']]);
  expect(errors).toEqual([]);
});

test('B6 aborts an authorisation after 8 s without a response and repeats it', async () => {
  const { asked, authorize } = askedByHand();
  const { manager, settings, state, peer, errors } = await start({ authorize, clock: fastClock(20) });
  manager.connect(settings, casey);
  await state('live');
  manager.on('system', 'rebuild-menu', nothing);
  await until(() => asked.length === 2);
  expect(asked[0]!.signal.aborted).toBe(true);
  expect(errors).toMatchObject([{ code: 'authorization', channel: 'system' }]);
  asked[1]!.answer.resolve({ auth: 'key:x' });
  await until(() => peer.subscriptions(SYSTEM).length === 1);
});

test.each([
  ['an error frame without a channel', () => frame('pusher:error', { code: 4009, message: 'no' })],
  ['no response', () => undefined],
  [
    'a subscription error',
    ({ channel }: { channel: string | undefined }) =>
      frame('pusher:subscription_error', { type: 'AuthError', error: 'no', status: 401 }, channel),
  ],
])('B7 retries a subscription after %s', async (_what, refuse) => {
  const { manager, settings, peer, errors } = await start({ clock: fastClock(20) });
  peer.answer = (n, said) => (n === 0 ? refuse(said) : confirmation(said));
  const received = vi.fn<(value?: unknown) => void>();
  manager.on('system', 'rebuild-menu', received);
  manager.connect(settings, casey);
  await until(() => peer.subscriptions(SYSTEM).length === 2);
  await until(() => {
    peer.emit(SYSTEM, 'rebuild-menu', {});
    return received.mock.calls.length > 0;
  });
  expect(errors).toMatchObject([{ code: 'subscription', channel: 'system' }]);
});

test('B7 stops after five retries when the server keeps refusing the subscription', async () => {
  const { manager, settings, peer, errors } = await start({ clock: fastClock(50) });
  peer.answer = (_, { channel }) => frame('pusher:subscription_error', { type: 'AuthError', status: 401 }, channel);
  manager.on('system', 'rebuild-menu', nothing);
  manager.connect(settings, casey);
  await until(() => errors.length === 6);
  await pass(10_000 / 50 + 50);
  expect(peer.subscriptions(SYSTEM)).toHaveLength(6);
});

test.each([
  ['is not in the protocol', () => 'hello'],
  ['has no activity timeout', (id: string) => frame('pusher:connection_established', { socket_id: id })],
  ['never comes', () => undefined],
])('B8 opens another socket after a greeting that %s', async (_what, greet) => {
  const { manager, settings, peer, state } = await start({ clock: fastClock(10) });
  peer.greet = (n, id) => (n === 0 ? greet(id) : greeting(id));
  manager.connect(settings, casey);
  await state('live');
  expect(peer.urls.length).toBe(2);
});
