import { expect, test } from 'vitest';
import { nested, open, startBroadcaster, user } from './harness.ts';
import { publisher } from './publisher.ts';

const whispers = { limits: { clientEventsPerSecond: 3 } };

test('E01 delivers an event to each subscriber once, with its payload as text', async () => {
  const { url, broadcaster } = await startBroadcaster();
  const clients = await Promise.all(Array.from({ length: 3 }, () => open(url)));
  const outsider = await open(url);
  for (const client of clients) await client.join('private-user.7');
  await broadcaster.send({ channel: 'private-user.7', event: 'server-updated', data: { id: 3 } });
  for (const client of clients) {
    expect(await client.next('server-updated')).toEqual({
      event: 'server-updated',
      channel: 'private-user.7',
      data: '{"id":3}',
    });
  }
  await Promise.all([...clients, outsider].map((client) => client.settled()));
  expect([...clients, outsider].flatMap(({ frames }) => frames)).toEqual([]);
});

test('E02 E03 forwards text unchanged, in any script', async () => {
  const { url, port } = await startBroadcaster();
  const client = await open(url);
  await client.subscribe('news');
  const texts = ['{ "spaced" : 1 }', 'wörld ✓ 東京 😀', '"quoted"', '17'];
  for (const text of texts) {
    await publisher(port).trigger('news', 'said', text);
    expect((await client.next('said')).data).toBe(text);
  }
});

test('E04 can exclude the socket that caused an event', async () => {
  const { url, port } = await startBroadcaster();
  const [author, reader] = [await open(url), await open(url)];
  await author.subscribe('news');
  await reader.subscribe('news');
  await publisher(port).trigger('news', 'said', 'x', { socket_id: author.id });
  await reader.next('said');
  await author.settled();
  expect(author.frames).toEqual([]);
});

test('E05 E07 relays a client event to the others on the channel, with the user on presence channels', async () => {
  const { url } = await startBroadcaster(whispers);
  const [ada, casey] = [await open(url), await open(url)];
  for (const channel of ['private-room']) for (const client of [ada, casey]) await client.join(channel);
  await ada.join('presence-room', user('1'));
  await casey.join('presence-room', user('2'));
  ada.send('client-typing', { fast: true }, 'private-room');
  expect(await casey.next('client-typing')).toEqual({
    event: 'client-typing',
    channel: 'private-room',
    data: '{"fast":true}',
  });
  ada.send('client-typing', {}, 'presence-room');
  expect(await casey.next('client-typing')).toMatchObject({ channel: 'presence-room', user_id: '1' });
  await ada.settled();
  expect(ada.frames.filter(({ event }) => event === 'client-typing')).toEqual([]);
});

test('E06 E09 does not relay on public channels, on channels not joined, or with reserved names', async () => {
  const { url } = await startBroadcaster(whispers);
  const [sender, reader] = [await open(url), await open(url)];
  await reader.join('private-room');
  for (const client of [sender, reader]) await client.subscribe('news');
  sender.send('client-x', {}, 'private-room');
  sender.send('client-x', {}, 'news');
  sender.send('client-x', {});
  sender.send('pusher_internal:member_added', {}, 'news');
  sender.send('pusher:subscription_error', {}, 'news');
  for (let n = 0; n < 5; n++) await sender.next('pusher:error');
  await reader.settled();
  expect(reader.frames).toEqual([]);
});

test('E08 answers client events that are too fast, or not allowed, with a 4301 error frame', async () => {
  const { url } = await startBroadcaster({ ...whispers, now: () => 1_000 });
  const [sender, reader] = [await open(url), await open(url)];
  for (const client of [sender, reader]) await client.join('private-room');
  for (let n = 0; n < 5; n++) sender.send('client-x', { n }, 'private-room');
  expect(JSON.parse((await sender.next('pusher:error')).data)).toMatchObject({ code: 4301 });
  await sender.settled();
  await reader.settled();
  expect(reader.frames).toHaveLength(3);

  const silent = await startBroadcaster();
  const client = await open(silent.url);
  await client.join('private-room');
  client.send('client-x', {}, 'private-room');
  expect(JSON.parse((await client.next('pusher:error')).data)).toMatchObject({ code: 4301 });
  await client.settled();
});

test('refuses a client event that is nested too deeply, and keeps serving', async () => {
  const { url } = await startBroadcaster(whispers);
  const [sender, reader] = [await open(url), await open(url)];
  for (const client of [sender, reader]) await client.join('private-room');
  sender.socket.send(`{"event":"client-x","channel":"private-room","data":${nested}}`);
  expect(JSON.parse((await sender.next('pusher:error')).data)).toMatchObject({ code: 4200 });
  sender.send('client-x', {}, 'private-room');
  await reader.next('client-x');
  expect(reader.frames).toEqual([]);
});

test('E10 delivers events in the order in which they were published, even if sockets leave in between', async () => {
  const { url, broadcaster } = await startBroadcaster({ limits: { strangersPerAddress: 600 } });
  const leaving = await Promise.all(Array.from({ length: 300 }, () => open(url)));
  const staying = await Promise.all(Array.from({ length: 300 }, () => open(url)));
  for (const clients of [leaving, staying]) await Promise.all(clients.map((client) => client.join('private-user.7')));
  for (const { id } of leaving) broadcaster.remember(id, { sessionId: 'leaving', userId: 7 });

  // The first event is still being sent in batches when the sockets in front of the others close.
  const first = broadcaster.send({ channel: 'private-user.7', event: 'server-updated', data: { id: 1 } });
  void broadcaster.disconnect({ userId: 7, sessionId: 'leaving' }, 4100);
  const second = broadcaster.send({ channel: 'private-user.7', event: 'server-updated', data: { id: 2 } });
  await Promise.all([first, second]);
  await Promise.all(staying.map((client) => client.settled()));
  expect(new Set(staying.map(({ frames }) => frames.map(({ data }) => data).join()))).toEqual(
    new Set(['{"id":1},{"id":2}']),
  );
});
