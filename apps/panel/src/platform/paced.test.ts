import { expect, it, vi } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { paced } from './paced.ts';

it('runs at once after a pause, and once for all calls during one', () => {
  const clock = createManualClock(0);
  const fn = vi.fn<() => void>();
  const call = paced(fn, 1000, clock);
  call();
  expect(fn).toHaveBeenCalledTimes(1);
  for (const ms of [100, 200, 300]) {
    clock.advance(ms);
    call();
  }
  expect(fn).toHaveBeenCalledTimes(1);
  clock.advance(400);
  expect(fn).toHaveBeenCalledTimes(2);
  clock.advance(999);
  call();
  expect(fn).toHaveBeenCalledTimes(2);
  clock.advance(1);
  expect(fn).toHaveBeenCalledTimes(3);
  clock.advance(60_000);
  expect(fn).toHaveBeenCalledTimes(3);
  call();
  expect(fn).toHaveBeenCalledTimes(4);
});

it('runs on every call without a pace', () => {
  const fn = vi.fn<() => void>();
  const call = paced(fn, 0, createManualClock(0));
  call();
  call();
  expect(fn).toHaveBeenCalledTimes(2);
});
