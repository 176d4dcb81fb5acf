import { expect, test, vi } from 'vitest';
import { nudgeDelay } from '../src/nudge.ts';
import { greeting } from './peer.ts';
import { casey, fakePage, fastClock, manualClock, pass, start, until } from './setup.ts';

const nothing = () => undefined;

test('spaces the first nudges a second apart and jitters later ones between 1 and 10 s', () => {
  expect([0, 1, 2].map((attempt) => nudgeDelay(attempt, () => 0.99))).toEqual([1_000, 1_000, 1_000]);
  expect([3, 4, 5, 6, 99].map((attempt) => nudgeDelay(attempt, () => 1))).toEqual([
    4_000, 8_000, 10_000, 10_000, 10_000,
  ]);
  expect([3, 9].map((attempt) => nudgeDelay(attempt, () => 0))).toEqual([1_000, 1_000]);
});

test('reconnects within 10 s of the return of a server that was down for 3 s', async () => {
  const { manager, settings, peer, state, links } = await start();
  manager.connect(settings, casey);
  await state('live');
  const comeBack = await peer.goAway();
  await pass(3_000);
  await comeBack();
  const back = Date.now();
  await state('live');
  expect(Date.now() - back).toBeLessThan(10_000);
  // The disconnects that the nudges cause do not appear as states.
  expect(links.map((link) => link.state)).toEqual(['connecting', 'live', 'recovering', 'live']);
});

test('reports recovering since the moment of the loss, and no socket id', async () => {
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

test('reconnects and subscribes again after close code 4100', async () => {
  const { manager, settings, peer, state } = await start();
  manager.on('system', 'rebuild-menu', nothing);
  manager.connect(settings, casey);
  await until(() => peer.subscriptions().length === 1);
  peer.close(4100);
  await state('recovering');
  await until(() => peer.subscriptions().length === 2);
  expect(peer.urls).toHaveLength(2);
});

test('reports failed with the reason after close code 4009, and reconnects only when connect is called again', async () => {
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

test('does not nudge while the page is hidden, and reconnects when it becomes visible', async () => {
  const page = fakePage();
  const { manager, settings, peer, state } = await start({ page, clock: fastClock(20) });
  manager.connect(settings, casey);
  await state('live');
  const comeBack = await peer.goAway();
  page.set({ visible: false });
  await state('recovering');
  // The attempt of pusher-js after 1 s fails; its next one would follow only 15 s later.
  await pass(2_500);
  await comeBack();
  await pass(500);
  expect(manager.link.get().state).toBe('recovering');
  page.set({ visible: true });
  const before = Date.now();
  await state('live');
  expect(Date.now() - before).toBeLessThan(10_000);
});

test('reports offline instead of recovering while there is no network', async () => {
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

test('does not interrupt a slow handshake with a nudge', async () => {
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

test('announces the first subscription of a channel as joined and each later one as a gap', async () => {
  const { manager, settings, peer, state } = await start();
  const [joined, gap] = [vi.fn<(value?: unknown) => void>(), vi.fn<(value?: unknown) => void>()];
  manager.onJoined(joined);
  manager.onGap(gap);
  const leave = manager.on('system', 'rebuild-menu', nothing);
  manager.connect(settings, casey);
  await until(() => joined.mock.calls.length === 1);
  // Only the server built into Kronos reports the quiet period; this peer does not.
  expect(joined).toHaveBeenCalledWith('system', undefined);
  await state('live');
  peer.drop();
  await until(() => gap.mock.calls.length === 1);
  expect(gap).toHaveBeenCalledWith('system');
  expect(joined).toHaveBeenCalledTimes(1);
  leave();
  await Promise.resolve();
  manager.on('system', 'rebuild-menu', nothing);
  // The channel had no listener in between, so this counts as a first subscription.
  await until(() => joined.mock.calls.length === 2);
  manager.connect({ ...settings, path: '' }, casey);
  await until(() => gap.mock.calls.length === 2);
});

test('changes from connecting to recovering when the server is down at the first connect', async () => {
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

test('changes from connecting to recovering when the server accepts the connection but sends no greeting', async () => {
  const { manager, settings, peer, state, links } = await start({ clock: fastClock(20) });
  peer.greet = (n, socketId) => (n === 0 ? undefined : greeting(socketId));
  manager.connect(settings, casey);
  await state('live');
  expect(links.map((each) => each.state)).toEqual(['connecting', 'recovering', 'live']);
  expect(peer.urls.length).toBeGreaterThan(1);
});
