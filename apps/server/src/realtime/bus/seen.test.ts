import { expect, it } from 'vitest';
import { createSeen } from './seen.ts';

it('takes an id as new once', () => {
  const seen = createSeen<number>();
  expect([1, 2, 1, 2, 3].map((id) => seen.isNew(id))).toEqual([true, true, false, false, true]);
  expect([seen.has(1), seen.has(4)]).toEqual([true, false]);
});

it('forgets the oldest ids beyond its limit', () => {
  const seen = createSeen<string>(2);
  expect(['a', 'b', 'c'].map((id) => seen.isNew(id))).toEqual([true, true, true]);
  expect(['a', 'b', 'c'].map((id) => seen.has(id))).toEqual([false, true, true]);
  expect(seen.isNew('a')).toBe(true);
});
