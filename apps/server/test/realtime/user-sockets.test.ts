import { expect, test } from 'vitest';
import { open, startBroadcaster, until } from './harness.ts';

test('closes a further socket of a user who has too many, in any session, and no other', async () => {
  const { url, broadcaster } = await startBroadcaster({ limits: { socketsPerUser: 2 } });
  const enter = async (userId: number, sessionId: string) => {
    const client = await open(url);
    broadcaster.remember(client.id, { sessionId, userId });
    return client;
  };
  const [first, second] = [await enter(1, 'here'), await enter(1, 'there')];
  const third = await enter(1, 'elsewhere');
  expect(await third.closed()).toEqual({ code: 4100 });
  const other = await enter(2, 'other');
  // Further channels of a socket do not count.
  broadcaster.remember(first.id, { sessionId: 'here', userId: 1 });
  broadcaster.remember(first.id, { sessionId: 'there', userId: 1 });
  for (const client of [first, second, other]) await client.settled();

  second.socket.terminate();
  await until(() => broadcaster.connections() === 2);
  const next = await enter(1, 'there');
  expect(await (await enter(1, 'there')).closed()).toEqual({ code: 4100 });
  for (const client of [first, next, other]) await client.settled();
  expect(broadcaster.connections()).toBe(3);
});
