import { expect, test, vi } from 'vitest';
import { nudgeDelay } from '../src/nudge.ts';
import { greeting } from './peer.ts';
import { casey, fakePage, fastClock, manualClock, pass, start, until } from './setup.ts';

const nothing = () => undefined;

test('the first nudges are a second apart, later ones jitter between 1 and 10 s', () => {
  expect([0, 1, 2].map((attempt) => nudgeDelay(attempt, () => 0.99))).toEqual([1_000, 1_000, 1_000]);
  expect([3, 4, 5, 6, 99].map((attempt) => nudgeDelay(attempt, () => 1))).toEqual([
    4_000, 8_000, 10_000, 10_000, 10_000,
  ]);
  expect([3, 9].map((attempt) => nudgeDelay(attempt, () => 0))).toEqual([1_000, 1_000]);
});

test('a server that was away for 3 s has its clients back seconds later, not after a slot of 16 s', async () => {
  const { manager, settings, peer, state, links } = await start();
  manager.connect(settings, casey);
  await state('live');
  const comeBack = await peer.goAway();
  await pass(3_000);
  await comeBack();
  const back = Date.now();
  await state('live');
  expect(Date.now() - back).toBeLessThan(10_000);
  // The disconnects of the nudges are not shown.
  expect(links.map((link) => link.state)).toEqual(['connecting', 'live', 'recovering', 'live']);
});

test('the loss is known at once: recovering since then, and no socket id', async () => {
  const { manager, settings, peer, state } = await start();
  manager.connect(settings, casey);
  await state('live');
  expect(manager.socketId()).toBe('1.1');
  const before = Date.now();
  peer.drop();
  await state('recovering');
  expect(manager.socketId()).toBeUndefined();
  const link = manager.link.get();
  expect(link.state === 'recovering' && link.since >= before && link.since - before < 10_000).toBe(true);
  await state('live');
  expect(manager.socketId()).toBe('2.2');
});

test('closed with 4100, the socket comes back and joins again', async () => {
  const { manager, settings, peer, state } = await start();
  manager.on('system', 'rebuild-menu', nothing);
  manager.connect(settings, casey);
  await until(() => peer.subscriptions().length === 1);
  peer.close(4100);
  await state('recovering');
  await until(() => peer.subscriptions().length === 2);
  expect(peer.urls).toHaveLength(2);
});

test('closed with 4009, the link has failed and says why, until connect is called again', async () => {
  const { manager, settings, peer, state, errors } = await start({ clock: fastClock(20) });
  manager.connect(settings, casey);
  await state('live');
  peer.close(4009);
  await state('failed');
  expect(manager.link.get()).toEqual({ state: 'failed', reason: 'refused', code: 4009 });
  expect(errors).toMatchObject([{ code: 'connection' }]);
  await pass(5_000 / 20);
  expect(peer.urls).toHaveLength(1);
  manager.connect(settings, casey);
  await state('live');
});

test('a hidden page waits, a page that comes into view asks at once', async () => {
  const page = fakePage();
  const { manager, settings, peer, state } = await start({ page, clock: fastClock(20) });
  manager.connect(settings, casey);
  await state('live');
  const comeBack = await peer.goAway();
  page.set({ visible: false });
  await state('recovering');
  // The client's own attempt after 1 s fails, then it would wait for its slot of 15 s.
  await pass(2_500);
  await comeBack();
  await pass(500);
  expect(manager.link.get().state).toBe('recovering');
  page.set({ visible: true });
  const before = Date.now();
  await state('live');
  expect(Date.now() - before).toBeLessThan(10_000);
});

test('without a network the link is offline, not recovering', async () => {
  const page = fakePage();
  const { manager, settings, peer, state, links } = await start({ page, clock: fastClock(20) });
  manager.connect(settings, casey);
  await state('live');
  const comeBack = await peer.goAway();
  await state('recovering');
  page.set({ online: false });
  await state('offline');
  page.set({ online: true });
  await state('recovering');
  await comeBack();
  await state('live');
  expect(links.map((link) => link.state)).toEqual([
    'connecting',
    'live',
    'recovering',
    'offline',
    'recovering',
    'live',
  ]);
});

test('a slow handshake is not cut off by a nudge', async () => {
  const clock = manualClock();
  const { manager, settings, peer, state } = await start({ clock });
  let socketId = '';
  peer.greet = (_, id) => {
    socketId = id;
    return undefined;
  };
  manager.connect(settings, casey);
  await until(() => socketId);
  // The nudges begin after 2 s.
  clock.pass(4);
  peer.sendAll(greeting(socketId));
  await state('live');
  expect(peer.urls).toHaveLength(1);
});

test('the first subscription of a channel is announced at once, each later one as a gap', async () => {
  const { manager, settings, peer, state } = await start();
  const [joined, gap] = [vi.fn<(value?: unknown) => void>(), vi.fn<(value?: unknown) => void>()];
  manager.onJoined(joined);
  manager.onGap(gap);
  const leave = manager.on('system', 'rebuild-menu', nothing);
  manager.connect(settings, casey);
  await until(() => joined.mock.calls.length === 1);
  // This peer says nothing of how quiet it was, as no server but the one inside Kronos does.
  expect(joined).toHaveBeenCalledWith('system', undefined);
  await state('live');
  peer.drop();
  await until(() => gap.mock.calls.length === 1);
  expect(gap).toHaveBeenCalledWith('system');
  expect(joined).toHaveBeenCalledTimes(1);
  leave();
  await Promise.resolve();
  manager.on('system', 'rebuild-menu', nothing);
  // Nobody listened in between: that is a first time again.
  await until(() => joined.mock.calls.length === 2);
  manager.connect({ ...settings, path: '' }, casey);
  await until(() => gap.mock.calls.length === 2);
});

test('a server that is gone before the first connect is not "connecting" for good', async () => {
  const { manager, settings, peer, state, links } = await start({ clock: fastClock(20) });
  const comeBack = await peer.goAway();
  const before = Date.now();
  manager.connect(settings, casey);
  await state('recovering');
  const link = manager.link.get();
  expect(link.state === 'recovering' && link.since >= before * 20).toBe(true);
  await comeBack();
  await state('live');
  expect(links.map((each) => each.state)).toEqual(['connecting', 'recovering', 'live']);
});

test('so is one that takes the connection and never greets', async () => {
  const { manager, settings, peer, state, links } = await start({ clock: fastClock(20) });
  peer.greet = (n, socketId) => (n === 0 ? undefined : greeting(socketId));
  manager.connect(settings, casey);
  await state('live');
  expect(links.map((each) => each.state)).toEqual(['connecting', 'recovering', 'live']);
  expect(peer.urls.length).toBeGreaterThan(1);
});
