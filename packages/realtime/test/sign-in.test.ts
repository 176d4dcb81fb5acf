import { expect, test, vi } from 'vitest';
import type { Authenticate } from '../src/authorizer.ts';
import { casey, defer, fastClock, manualClock, start, until } from './setup.ts';

const user_data = '{"id":"7"}';
const sign: Authenticate = async (socketId) => ({ auth: `key:${socketId}`, user_data });
const refusal = (status: number) => Object.assign(new Error('refused'), { status });

test('signs in each new socket with its own signature', async () => {
  const { manager, settings, peer, state } = await start({ authenticate: sign });
  const signIns = () => peer.said.filter(({ event }) => event === 'pusher:signin').map(({ auth }) => auth);
  manager.connect(settings, casey);
  await until(() => signIns().length === 1);
  peer.close(4100);
  await state('recovering');
  await until(() => signIns().length === 2);
  expect(signIns()).toEqual(['key:1.1', 'key:2.2']);
});

test('sends no sign-in without `authenticate`, and fails after close code 4009', async () => {
  const { manager, settings, peer, state } = await start();
  manager.connect(settings, casey);
  await state('live');
  peer.close(4009);
  await state('failed');
  expect(peer.said.filter(({ event }) => event === 'pusher:signin')).toEqual([]);
});

test('reconnects after every close code 4009 as long as the next sign-in succeeds', async () => {
  const { manager, settings, peer, state, links } = await start({ authenticate: sign });
  const gap = vi.fn<(value?: unknown) => void>();
  manager.onGap(gap);
  manager.on('system', 'rebuild-menu', () => undefined);
  manager.connect(settings, casey);
  for (const socket of ['1.1', '2.2', '3.3']) {
    await until(() => peer.said.some(({ event, socketId }) => event === 'pusher:signin' && socketId === socket));
    await until(() => peer.said.some(({ event, socketId }) => event === 'pusher:subscribe' && socketId === socket));
    await state('live');
    if (socket !== '3.3') peer.close(4009);
  }
  await until(() => gap.mock.calls.length > 0);
  expect(links.filter((link) => link.state === 'failed')).toEqual([]);
});

test('fails after close code 4009 when the next sign-in is refused', async () => {
  const authenticate = vi.fn<Authenticate>(sign);
  const { manager, settings, peer, state } = await start({ authenticate });
  manager.connect(settings, casey);
  await until(() => peer.said.some(({ event }) => event === 'pusher:signin'));
  authenticate.mockRejectedValue(refusal(401));
  peer.close(4009);
  await state('failed');
  expect(manager.link.get()).toEqual({ state: 'failed', reason: 'refused', code: 4009 });
  await until(() => peer.sockets().length === 0);
  expect(authenticate).toHaveBeenCalledTimes(2);
});

test('fails on a second close code 4009 before the next sign-in has completed', async () => {
  const authenticate = vi.fn<Authenticate>(sign);
  const { manager, settings, peer, state } = await start({ authenticate });
  manager.connect(settings, casey);
  await until(() => peer.said.some(({ event }) => event === 'pusher:signin'));
  authenticate.mockReturnValue(defer<never>().promise);
  peer.close(4009);
  await until(() => authenticate.mock.calls.length === 2);
  peer.close(4009);
  await state('failed');
  expect(peer.urls).toHaveLength(2);
});

test('reports a refused sign-in and stays live while the server keeps the socket open', async () => {
  const { manager, settings, errors, state } = await start({ authenticate: () => Promise.reject(refusal(404)) });
  manager.connect(settings, casey);
  await until(() => errors.length > 0);
  expect(errors).toMatchObject([{ code: 'authorization', cause: { status: 404 } }]);
  await state('live');
});

test('retries a sign-in after a server error or without a response', async () => {
  const authenticate = vi.fn<Authenticate>(sign).mockRejectedValueOnce(refusal(503)).mockRejectedValueOnce(refusal(0));
  const { manager, settings, peer, errors } = await start({ authenticate, clock: fastClock(50) });
  manager.connect(settings, casey);
  await until(() => peer.said.some(({ event }) => event === 'pusher:signin'));
  expect(errors).toEqual([]);
});

test('does not reconnect when closed while waiting to reconnect', async () => {
  const clock = manualClock();
  const { manager, settings, peer, state } = await start({ authenticate: sign, clock });
  manager.connect(settings, casey);
  await until(() => peer.said.some(({ event }) => event === 'pusher:signin'));
  peer.close(4009);
  await state('recovering');
  expect(clock.waiting()).toBeGreaterThan(0);
  manager.close();
  expect(clock.waiting()).toBe(0);
});
