import { expect, test } from 'vitest';
import { open, startBroadcaster, until } from './harness.ts';

test('for one more socket without a signed channel the oldest of its address goes, and a signed one stays', async () => {
  const { url, broadcaster } = await startBroadcaster({ limits: { strangersPerAddress: 2 } });
  const signed = await open(url);
  await signed.join('private-a');
  const oldest = await open(url);
  await oldest.subscribe('public');
  const [next, last] = [await open(url), await open(url)];
  expect(await oldest.closed()).toEqual({ code: 4100 });
  for (const client of [signed, next, last]) await client.settled();
  expect(broadcaster.connections()).toBe(3);
});

test('a full server takes whoever will sign in place of whoever has not, each address by itself', async () => {
  const { url } = await startBroadcaster({ trustProxy: true, limits: { connections: 3, strangersPerAddress: 2 } });
  const from = (address: string) => open(url, { headers: { 'x-forwarded-for': address } });
  const strangers = [await from('192.0.2.1'), await from('192.0.2.1')];
  const person = await from('192.0.2.2');
  await person.join('private-a');
  const other = await from('192.0.2.3');
  expect(await strangers[0]!.closed()).toEqual({ code: 4100 });
  await other.join('private-b');
  for (const client of [strangers[1]!, person, other]) await client.settled();
});

test('a socket without a signed channel is closed after half a minute, a signed one is not', async () => {
  let time = 0;
  const { url, broadcaster } = await startBroadcaster({ now: () => time, limits: { activitySeconds: 0.3 } });
  const [stranger, person] = [await open(url), await open(url)];
  await person.join('private-a');
  time += 29_000;
  await Promise.all([stranger.settled(), person.settled()]);
  time += 1000;
  expect(await stranger.closed()).toEqual({ code: 4100 });
  await until(() => broadcaster.connections() === 1);
});
