import { setImmediate as nextEvents } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('starts only a few tasks of a client at once, in order, and the next one when one ends', async () => {
  const takeTurn = createTurns({ width: 2, places: 10 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  for (const number of [1, 2, 3]) {
    void takeTurn('a', () => {
      begun.push(number);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  }
  await nextEvents();
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  await nextEvents();
  await nextEvents();
  expect(begun).toEqual([1, 2, 3]);
});

it('lets other events in between when tasks end immediately', async () => {
  const takeTurn = createTurns({ width: 2, places: 100 });
  const done: string[] = [];
  for (let number = 0; number < 50; number += 1) void takeTurn('a', () => done.push('a'));
  void takeTurn('b', () => done.push('b'));
  await nextEvents();
  await nextEvents();
  expect(done.indexOf('b')).toBeLessThan(5);
  expect(done.length).toBeLessThan(10);
});

it('refuses a task when the queue is full, and accepts one again once the queue is empty', async () => {
  const takeTurn = createTurns({ width: 1, places: 2 });
  const [first, second] = [takeTurn('a', () => 1), takeTurn('a', () => 2)];
  expect(takeTurn('a', () => 3)).toBeUndefined();
  expect([await first, await second]).toEqual([1, 2]);
  expect(await takeTurn('a', () => 4)).toBe(4);
});

it('continues after a task that failed', async () => {
  const takeTurn = createTurns({ width: 1, places: 2 });
  const failure = takeTurn('a', () => Promise.reject(new Error('lost')));
  const next = takeTurn('a', () => 'next');
  await expect(failure).rejects.toThrow('lost');
  expect(await next).toBe('next');
});
