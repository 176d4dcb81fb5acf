import { expect, onTestFinished, test, vi } from 'vitest';
import { createLink } from '../src/link.ts';
import { startPolling } from '../src/polling.ts';
import { casey, fakePage, manualClock, start, until } from './setup.ts';

function polling({ random = 0 } = {}) {
  const clock = manualClock();
  const page = fakePage();
  const link = createLink(() => undefined);
  const poll = vi.fn<() => void>();
  const stop = startPolling({ link, poll, every: 30_000, clock, random: () => random, page });
  onTestFinished(stop);
  return { clock, page, link, stop, calls: () => poll.mock.calls.length };
}

test('does not poll while the connection is idle or live', () => {
  const { clock, link, calls } = polling();
  clock.pass(100);
  link.set({ state: 'live' });
  clock.pass(100);
  expect([calls(), clock.waiting()]).toEqual([0, 0]);
});

test('does not poll during a short disconnection, and polls every 30 s during a long one', () => {
  const { clock, link, calls } = polling();
  link.set({ state: 'recovering', since: 0 });
  clock.pass(9);
  link.set({ state: 'live' });
  clock.pass(60);
  expect(calls()).toBe(0);
  link.set({ state: 'recovering', since: clock.now() });
  clock.pass(10);
  expect(calls()).toBe(1);
  clock.pass(60);
  expect(calls()).toBe(3);
  link.set({ state: 'live' });
  clock.pass(100);
  expect([calls(), clock.waiting()]).toEqual([3, 0]);
});

test('polls at once after a refusal, and after 10 s when the first connection does not succeed', () => {
  const { clock, link, calls } = polling();
  link.set({ state: 'connecting' });
  clock.pass(10);
  expect(calls()).toBe(1);
  link.set({ state: 'live' });
  link.set({ state: 'failed', reason: 'refused' });
  clock.pass(0);
  expect(calls()).toBe(2);
});

test('adds up to a quarter of the interval as jitter', () => {
  const { clock, link, calls } = polling({ random: 0.999 });
  link.set({ state: 'failed', reason: 'unsupported' });
  clock.pass(7);
  expect(calls()).toBe(0);
  clock.pass(1);
  expect(calls()).toBe(1);
  clock.pass(36);
  expect(calls()).toBe(1);
  clock.pass(1);
  expect(calls()).toBe(2);
});

test('pauses while the page is hidden or offline, and polls afterwards if a poll is due', () => {
  const { clock, page, link, calls } = polling();
  link.set({ state: 'failed', reason: 'refused' });
  clock.pass(1);
  expect(calls()).toBe(1);
  page.set({ visible: false });
  clock.pass(100);
  expect([calls(), clock.waiting()]).toEqual([1, 0]);
  page.set({ visible: true });
  clock.pass(0);
  expect(calls()).toBe(2);
  page.set({ online: false });
  clock.pass(100);
  expect(calls()).toBe(2);
  page.set({ online: true });
  clock.pass(10);
  expect(calls()).toBe(3);
});

test('does not poll after it was stopped', () => {
  const { clock, link, stop, calls } = polling();
  link.set({ state: 'failed', reason: 'refused' });
  stop();
  clock.pass(100);
  link.set({ state: 'recovering', since: 0 });
  clock.pass(100);
  expect([calls(), clock.waiting()]).toEqual([0, 0]);
});

test('runs with the clock of the manager, reports a poll that throws, and stops when the manager is closed', async () => {
  const clock = manualClock();
  const { manager, settings, peer, state, errors } = await start({ clock });
  const polled = vi.fn<() => void>();
  manager.whileDown(() => {
    throw new Error('mine');
  }, 5_000);
  manager.whileDown(polled, 5_000);
  manager.connect(settings, casey);
  await state('live');
  expect(polled).not.toHaveBeenCalled();
  peer.close(4009);
  await state('failed');
  clock.pass(10);
  expect(polled.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(errors.filter(({ code }) => code === 'listener').length).toBeGreaterThanOrEqual(2);
  manager.close();
  const before = polled.mock.calls.length;
  await until(() => peer.sockets().length === 0);
  clock.pass(60);
  expect(polled).toHaveBeenCalledTimes(before);
});
