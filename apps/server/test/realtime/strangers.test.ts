import { expect, test } from 'vitest';
import { signUser } from '../../src/realtime/signature.ts';
import { credentials, open, startBroadcaster, until } from './harness.ts';

test('closes the oldest unsigned socket of an address when it exceeds its limit, and no signed one', async () => {
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

test('closes unsigned sockets of other addresses in favour of new ones on a full server', async () => {
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

test('closes a socket without a signed channel after half a minute', async () => {
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

test('counts the unsigned sockets of each address, and only those that are open', async () => {
  const { url, broadcaster } = await startBroadcaster({ trustProxy: true, limits: { strangersPerAddress: 2 } });
  const from = (address: string) => open(url, { headers: { 'x-forwarded-for': address } });
  const here = [await from('192.0.2.1'), await from('192.0.2.1')];
  const there = [await from('192.0.2.2'), await from('192.0.2.2')];
  here[1]!.socket.terminate();
  await until(() => broadcaster.connections() === 3);
  const next = await from('192.0.2.1');
  for (const client of [here[0]!, ...there, next]) await client.settled();
  expect(broadcaster.connections()).toBe(4);
});

test('leaves a socket open on which a user signed in', async () => {
  let time = 0;
  const { url } = await startBroadcaster({ now: () => time, limits: { activitySeconds: 0.3 } });
  const [stranger, person] = [await open(url), await open(url)];
  const user_data = '{"id":"7"}';
  person.send('pusher:signin', { auth: signUser(credentials, person.id, user_data), user_data });
  await person.next('pusher:signin_success');
  time += 30_000;
  expect(await stranger.closed()).toEqual({ code: 4100 });
  await person.settled();
});
