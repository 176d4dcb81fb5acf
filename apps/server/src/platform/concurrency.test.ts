import { describe, expect, it } from 'vitest';
import { forEachLimited } from './concurrency.ts';

describe('forEachLimited', () => {
  it('begins as many as the limit, and the next one when one ends', async () => {
    const [begun, ends] = [[] as number[], new Map<number, () => void>()];
    const all = forEachLimited([1, 2, 3], 2, (item) => {
      begun.push(item);
      return new Promise((resolve) => {
        ends.set(item, resolve);
      });
    });
    expect(begun).toEqual([1, 2]);
    ends.get(2)?.();
    await expect.poll(() => begun).toEqual([1, 2, 3]);
    ends.get(1)?.();
    ends.get(3)?.();
    await all;
  });

  it('rejects with the first failure once those that had begun have ended, and begins no other', async () => {
    const ended: string[] = [];
    let release = () => undefined as void;
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const all = forEachLimited(['fails', 'slow', 'next'], 2, async (item) => {
      if (item === 'fails') throw new Error(item);
      await slow;
      ended.push(item);
    }).finally(() => ended.push('all'));
    release();
    await expect(all).rejects.toThrow('fails');
    expect(ended).toEqual(['slow', 'all']);
  });
});
