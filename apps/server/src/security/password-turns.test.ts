import { expect, it } from 'vitest';
import { inTurn } from './password-turns.ts';

it('hashes four passwords at once, queues a few, and refuses the others with the time to wait', async () => {
  let underWay = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const work = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise<void>((resolve) => ends.push(resolve));
    underWay -= 1;
  };
  const asked = Array.from({ length: 36 }, () => inTurn(work));
  const outcomes = Promise.allSettled(asked);
  await expect(inTurn(work)).rejects.toMatchObject({ code: 'too-many', retryAfter: 2 });
  for (let ended = 0; ended < asked.length; ) {
    ended += ends.length;
    for (const end of ends.splice(0)) end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await outcomes).filter(({ status }) => status === 'fulfilled')).toHaveLength(36);
  expect(most).toBe(4);
  await expect(inTurn(async () => 'free again')).resolves.toBe('free again');
});

it('drops the work of a client that disconnected while it waited', async () => {
  const leaving = new AbortController();
  const ends: (() => void)[] = [];
  const slow = Array.from({ length: 4 }, () => inTurn(() => new Promise<void>((resolve) => ends.push(resolve))));
  const done: string[] = [];
  const waiting = inTurn(async () => done.push('of the one who left'), leaving.signal);
  const next = inTurn(async () => done.push('of the next one'));
  leaving.abort();
  for (const end of ends) end();
  await expect(waiting).rejects.toThrow('disconnected');
  await Promise.all([...slow, next]);
  expect(done).toEqual(['of the next one']);
});
