import { expect, test } from 'vitest';
import { signChannel, signUser } from '../../src/realtime/signature.ts';
import { connect, credentials, open, startBroadcaster, until, user } from './harness.ts';

type Client = Awaited<ReturnType<typeof open>>;

async function refusal(client: Client, channel: string, data: object = {}) {
  client.send('pusher:subscribe', { channel, ...data });
  const frame = await client.next('pusher:subscription_error', channel);
  await client.settled();
  return JSON.parse(frame.data) as { type: string; error: string; status: number };
}

test('S01 confirms a public channel with its name and "{}"', async () => {
  const { url } = await startBroadcaster();
  expect(await (await open(url)).subscribe('news')).toEqual({
    event: 'pusher_internal:subscription_succeeded',
    channel: 'news',
    data: '{}',
  });
});

test('S02 confirms a private channel when it was signed, by sign() or by another publisher', async () => {
  const { url, broadcaster } = await startBroadcaster();
  const client = await open(url);
  const { auth } = broadcaster.sign(client.id, 'private-admin.demo');
  expect(auth).toBe(signChannel(credentials, client.id, 'private-admin.demo'));
  await client.subscribe('private-admin.demo', { auth });
});

test('reports for how long a private channel has been quiet, at most since the start of the process', async () => {
  let elapsed = 7_000;
  const { url, broadcaster } = await startBroadcaster({ elapsed: () => elapsed });
  const client = await open(url);
  const quiet = async (channel: string) =>
    (JSON.parse((await client.join(channel)).data) as { quiet_ms: number }).quiet_ms;
  elapsed += 300;
  await broadcaster.send({ channel: 'private-user.7', event: 'server-updated', data: { id: 3 } });
  elapsed += 50;
  expect([await quiet('private-user.7'), await quiet('private-user.8')]).toEqual([50, 350]);
});

test('S03 S04 refuses a wrong, missing, borrowed or foreign signature with an error, without closing', async () => {
  const { url, broadcaster } = await startBroadcaster();
  const [client, other] = [await open(url), await open(url)];
  const channel = 'private-admin.demo';
  const borrowed = signChannel(credentials, other.id, channel);
  const foreign = signChannel({ ...credentials, key: 'another' }, client.id, channel);
  const wrongSecret = signChannel({ ...credentials, secret: 'guess' }, client.id, channel);
  const otherChannel = signChannel(credentials, client.id, 'private-system.demo');
  for (const auth of [undefined, '', 'x', 7, borrowed, foreign, wrongSecret, otherChannel]) {
    expect(await refusal(client, channel, { auth })).toMatchObject({ type: 'AuthError', status: 401 });
  }
  await broadcaster.send({ channel: 'private-admin.demo', event: 'server-updated', data: { id: 1 } });
  await client.settled();
  expect(client.frames).toEqual([]);
});

test('S05 confirms presence with all members, including the new one', async () => {
  const { url } = await startBroadcaster();
  const [ada, casey] = [await open(url), await open(url)];
  await ada.join('presence-room', user('1', 'Ada'));
  const { data } = await casey.join('presence-room', user('2', 'Casey'));
  expect(JSON.parse(data)).toEqual({
    presence: { count: 2, ids: ['1', '2'], hash: { 1: { name: 'Ada' }, 2: { name: 'Casey' } } },
  });
});

test('S05 verifies the signature over the exact channel_data', async () => {
  const { url } = await startBroadcaster();
  const client = await open(url);
  const auth = signChannel(credentials, client.id, 'presence-room', user('1'));
  const changed = user('2');
  expect(await refusal(client, 'presence-room', { auth, channel_data: changed })).toMatchObject({ status: 401 });
});

test('S06 refuses presence without channel_data or without a user_id', async () => {
  const { url } = await startBroadcaster();
  const client = await open(url);
  for (const data of ['', '{}', '{"user_id":""}', '[]', 'no json']) {
    const auth = signChannel(credentials, client.id, 'presence-room', data);
    expect(await refusal(client, 'presence-room', { auth, channel_data: data })).toMatchObject({ status: 401 });
  }
});

test('S07 S08 S09 adds and removes members once, however many sockets they have', async () => {
  const { url } = await startBroadcaster();
  const [watcher, first, second] = [await open(url), await open(url), await open(url)];
  await watcher.join('presence-room', user('1'));
  await first.join('presence-room', user('2', 'Casey'));
  expect(JSON.parse((await watcher.next('pusher_internal:member_added')).data)).toEqual({
    user_id: '2',
    user_info: { name: 'Casey' },
  });
  await first.settled();
  expect(first.frames).toEqual([]);

  expect(JSON.parse((await second.join('presence-room', user('2', 'Casey'))).data)).toMatchObject({
    presence: { count: 2 },
  });
  first.send('pusher:unsubscribe', { channel: 'presence-room' });
  await first.settled();
  await watcher.settled();
  expect(watcher.frames).toEqual([]);

  second.socket.terminate();
  expect(JSON.parse((await watcher.next('pusher_internal:member_removed')).data)).toEqual({ user_id: '2' });
  await watcher.settled();
  expect(watcher.frames).toEqual([]);
});

test('S03 accepts a private channel that was signed together with its channel_data only with that data', async () => {
  const { url } = await startBroadcaster();
  const client = await open(url);
  const channel_data = '{"user_id":7}';
  const auth = signChannel(credentials, client.id, 'private-room', channel_data);
  expect(await refusal(client, 'private-room', { auth, channel_data: '{"user_id":8}' })).toMatchObject({ status: 401 });
  expect(await refusal(client, 'private-room', { auth })).toMatchObject({ status: 401 });
  await client.subscribe('private-room', { auth, channel_data });
});

test('S10 delivers events once after subscribing twice', async () => {
  const { url, broadcaster } = await startBroadcaster();
  const client = await open(url);
  await client.join('private-system.demo');
  await client.join('private-system.demo');
  await broadcaster.send({ channel: 'private-system.demo', event: 'rebuild-menu', data: {} });
  await client.next('rebuild-menu');
  await client.settled();
  expect(client.frames).toEqual([]);
});

test('S11 S12 accepts repeated unsubscribes silently, also right after a subscribe', async () => {
  const { url, broadcaster } = await startBroadcaster();
  const client = await open(url);
  const data = { channel: 'private-system.demo', auth: signChannel(credentials, client.id, 'private-system.demo') };
  client.send('pusher:subscribe', data);
  client.send('pusher:unsubscribe', data);
  client.send('pusher:unsubscribe', data);
  await client.next('pusher_internal:subscription_succeeded');
  await broadcaster.send({ channel: 'private-system.demo', event: 'rebuild-menu', data: {} });
  await client.settled();
  expect(client.frames).toEqual([]);
});

test('S13 S16 S17 refuses names that are too long, malformed, of cache channels or of users', async () => {
  const { url } = await startBroadcaster();
  const client = await open(url);
  const names = [
    '',
    'x'.repeat(201),
    'a b',
    'ü',
    '#server-to-user-1',
    'cache-x',
    'private-cache-x',
    'presence-cache-x',
  ];
  for (const name of names) {
    expect(await refusal(client, name)).toMatchObject({ type: 'InvalidChannel', status: 400 });
  }
});

test('S14 limits the channels of a socket', async () => {
  const { url } = await startBroadcaster({ limits: { channelsPerSocket: 2 } });
  const client = await open(url);
  await client.subscribe('one');
  await client.subscribe('two');
  expect(await refusal(client, 'three')).toMatchObject({ type: 'LimitReached' });
  await client.subscribe('two');
});

test('S15 signs encrypted channels like private ones', async () => {
  const { url } = await startBroadcaster();
  const client = await open(url);
  expect(await refusal(client, 'private-encrypted-x')).toMatchObject({ status: 401 });
  await client.join('private-encrypted-x');
});

test('A05 signs a socket in with a signature over its user data', async () => {
  const { url } = await startBroadcaster();
  const client = await open(url);
  const user_data = '{"id":"12345"}';
  client.send('pusher:signin', { auth: 'x', user_data });
  await client.next('pusher:error');
  client.send('pusher:signin', { auth: signUser(credentials, client.id, user_data), user_data });
  expect(JSON.parse((await client.next('pusher:signin_success')).data)).toEqual({ user_data });
});

test('A06 closes the sockets of a session with 4009 at sign-out, and those of a user with 4100 at a role change', async () => {
  const { url, broadcaster } = await startBroadcaster();
  const [here, there, stranger] = [await open(url), await open(url), await open(url)];
  broadcaster.remember(here.id, { sessionId: 'here', userId: 1 });
  broadcaster.remember(there.id, { sessionId: 'there', userId: 1 });
  expect(broadcaster.remember(stranger.id, { sessionId: 'else', userId: 2 })).toBe(true);
  void broadcaster.disconnect({ userId: 1, sessionId: 'here' }, 4009);
  expect(await here.closed()).toEqual({ code: 4009 });
  expect(broadcaster.connections()).toBe(2);
  void broadcaster.disconnect({ userId: 1 }, 4100);
  expect(await there.closed()).toEqual({ code: 4100 });
  await stranger.settled();
  // A grant of another process may arrive after the end of its session.
  broadcaster.remember(stranger.id, { sessionId: 'here', userId: 1 });
  expect(await stranger.closed()).toEqual({ code: 4009 });
  // A socket that is closed, or was never open here, cannot be assigned.
  expect(broadcaster.remember('1.1', { sessionId: 'x', userId: 1 })).toBe(false);
  await until(() => broadcaster.connections() === 0);
  expect(await connect(url).next('pusher:connection_established')).toBeDefined();
});
