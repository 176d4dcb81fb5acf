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

test('nothing is asked before there is a socket, nor while it lives', () => {
  const { clock, link, calls } = polling();
  clock.pass(100);
  link.set({ state: 'live' });
  clock.pass(100);
  expect([calls(), clock.waiting()]).toEqual([0, 0]);
});

test('a short loss costs no request; a long one is asked through every half a minute until it ends', () => {
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

test('refused, it is asked at once; a socket that never came counts like one that was lost', () => {
  const { clock, link, calls } = polling();
  link.set({ state: 'connecting' });
  clock.pass(10);
  expect(calls()).toBe(1);
  link.set({ state: 'live' });
  link.set({ state: 'failed', reason: 'refused' });
  clock.pass(0);
  expect(calls()).toBe(2);
});

test('up to a quarter of the interval is left to chance', () => {
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

test('hidden or without a network it waits, and asks when that is over if it is due', () => {
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

test('the end is the end', () => {
  const { clock, link, stop, calls } = polling();
  link.set({ state: 'failed', reason: 'refused' });
  stop();
  clock.pass(100);
  link.set({ state: 'recovering', since: 0 });
  clock.pass(100);
  expect([calls(), clock.waiting()]).toEqual([0, 0]);
});

test('the manager polls with its own clock and page, survives one that throws, and stops at its close', async () => {
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
