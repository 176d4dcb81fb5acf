import { createServer } from 'node:https';
import { expect, test } from 'vitest';
import { makeCertificates } from '../suites/engines/certificates.ts';
import { connect, credentials, listen, open, QUERY, startBroadcaster, until } from './harness.ts';
import { publisher } from './publisher.ts';

test('C01 C02 C03 C04 sends a first frame with socket id and activity timeout as text', async () => {
  const { url } = await startBroadcaster();
  const [one, two] = [connect(url), connect(url)];
  const [first, second] = await Promise.all([one, two].map((client) => client.next('pusher:connection_established')));
  expect(typeof first!.data).toBe('string');
  const greeting = JSON.parse(first!.data) as { socket_id: string; activity_timeout: number };
  expect(greeting.socket_id).toMatch(/^\d+\.\d+$/);
  expect(greeting.activity_timeout).toBe(30);
  expect(second!.data).not.toBe(first!.data);
});

test('C05 rejects an unknown key with an error and code 4001', async () => {
  const { port } = await startBroadcaster();
  const client = connect(`ws://localhost:${port}/app/nobody${QUERY}`);
  expect(JSON.parse((await client.next('pusher:error')).data)).toMatchObject({ code: 4001 });
  expect(await client.closed()).toEqual({ code: 4001 });
});

test('C07 rejects sockets above the limit with code 4100', async () => {
  const { url, broadcaster } = await startBroadcaster({ limits: { connections: 1 } });
  await (await open(url)).join('private-a');
  expect(await connect(url).closed()).toEqual({ code: 4100 });
  expect(broadcaster.connections()).toBe(1);
});

test('refuses the handshakes of an address that has too many pending', async () => {
  const { url } = await startBroadcaster({ limits: { handshakesWaiting: 0 } });
  expect(await connect(url).status()).toBe(429);
});

test('C08 answers other paths with 404 before the upgrade, and accepts both paths of the protocol', async () => {
  const { port } = await startBroadcaster();
  const others = ['/realtime', '/app', '/app/', '/app/a/b', '/other/app/x', '//'];
  const statuses = await Promise.all(others.map((path) => connect(`ws://localhost:${port}${path}`).status()));
  expect(statuses).toEqual(others.map(() => 404));
  await open(`ws://localhost:${port}/app/${credentials.key}${QUERY}`);
  await open(`ws://localhost:${port}/realtime/app/${credentials.key}${QUERY}`);
});

test('C08 leaves the paths of another upgrade listener alone', async () => {
  const { server, port } = await startBroadcaster();
  server.on('upgrade', (request, stream) => {
    if (request.url === '/hot') stream.end('HTTP/1.1 418 Teapot\r\n\r\n');
  });
  expect(await connect(`ws://localhost:${port}/hot`).status()).toBe(418);
});

test.each([
  ['version=x&protocol=7', 4006],
  ['version=8.6.0&protocol=4', 4007],
  ['version=8.6.0&protocol=8', 4007],
  ['version=8.6.0&protocol=seven', 4007],
  ['version=8.6.0', 4008],
])('C09 closes the handshake ?%s with code %i', async (query, code) => {
  const { port } = await startBroadcaster();
  expect(await connect(`ws://localhost:${port}/app/${credentials.key}?${query}`).closed()).toEqual({ code });
});

test('C11 refuses a foreign origin, and accepts the own origin or none', async () => {
  const { url, port } = await startBroadcaster();
  expect(await connect(url, { origin: 'https://evil.example' }).status()).toBe(403);
  expect(await connect(url, { origin: 'null' }).status()).toBe(403);
  await open(url, { origin: `http://localhost:${port}` });
  await open(url);
});

test('C12 C13 answers pings of the protocol and of the socket', async () => {
  const { url } = await startBroadcaster();
  const client = await open(url);
  client.send('pusher:ping');
  expect((await client.next('pusher:pong')).data).toBe('{}');
  let hasPong = false;
  client.socket.on('pong', () => (hasPong = true));
  client.socket.ping();
  await until(() => hasPong);
});

test('C14 pings a silent client, which stays connected when it answers', async () => {
  const { url, broadcaster } = await startBroadcaster({ limits: { activitySeconds: 0.2, pongSeconds: 3 } });
  const client = await open(url);
  for (let round = 0; round < 3; round++) {
    await client.next('pusher:ping');
    client.send('pusher:pong');
  }
  expect(broadcaster.connections()).toBe(1);
});

test('C15 closes a client without a pong with 4201, and frees its channels', async () => {
  const { url, broadcaster } = await startBroadcaster({ limits: { activitySeconds: 0.2, pongSeconds: 0.2 } });
  const client = await open(url);
  await client.next('pusher:ping');
  expect(await client.closed()).toEqual({ code: 4201 });
  expect(broadcaster.connections()).toBe(0);
});

test('C16 closes with 4100, accepts no more sockets, and does not wait for a frozen client', async () => {
  const { url, broadcaster } = await startBroadcaster();
  const [polite, frozen] = [await open(url), await open(url)];
  frozen.socket.pause();
  const before = Date.now();
  await broadcaster.close();
  expect(Date.now() - before).toBeLessThan(10_000);
  expect(JSON.parse((await polite.next('pusher:error')).data)).toMatchObject({ code: 4100 });
  expect(await polite.closed()).toEqual({ code: 4100 });
});

test.each([
  ['C17', 'no JSON at all'],
  ['C20', '{"event":"pusher:dance","data":{}}'],
  ['C21', '[]'],
  ['C21', '{"event":7}'],
  ['C21', 'null'],
])('%s responds to %s with an error frame and keeps the connection', async (_row, text) => {
  const { url } = await startBroadcaster();
  const client = await open(url);
  client.socket.send(text);
  expect(typeof (await client.next('pusher:error')).data).toBe('string');
  await client.settled();
});

test('C18 closes only the socket of a frame above the limit, with 1009', async () => {
  const { url } = await startBroadcaster();
  const [greedy, other] = [await open(url), await open(url)];
  greedy.socket.send('x'.repeat(10_241));
  expect(await greedy.closed()).toEqual({ code: 1009 });
  await other.settled();
});

test('C19 ignores a binary frame', async () => {
  const { url, broadcaster } = await startBroadcaster();
  const client = await open(url);
  client.socket.send(Buffer.from('{"event":"pusher:subscribe","data":{"channel":"news"}}'));
  await client.settled();
  expect(client.frames).toEqual([]);
  expect(broadcaster.connections()).toBe(1);
});

test('C22 accepts client data as an object or as text', async () => {
  const { url } = await startBroadcaster();
  const client = await open(url);
  await client.subscribe('one');
  client.send('pusher:subscribe', JSON.stringify({ channel: 'two' }));
  expect((await client.next('pusher_internal:subscription_succeeded', 'two')).data).toBe('{}');
});

test('C23 disconnects only a reader that is too slow', async () => {
  const { url, port, broadcaster } = await startBroadcaster({ limits: { bufferedBytes: 512_000 } });
  const [slow, quick] = [await open(url), await open(url)];
  for (const client of [slow, quick]) await client.subscribe('news');
  slow.socket.pause();
  const noise = 'x'.repeat(10_000);
  await until(async () => {
    await publisher(port).triggerBatch(
      Array.from({ length: 10 }, () => ({ channel: 'news', name: 'said', data: noise })),
    );
    // The quick one has read all of it, so that its buffer never holds more than one batch.
    await quick.settled();
    return broadcaster.connections() === 1;
  });
  expect(quick.frames.every(({ data }) => data === noise)).toBe(true);
});

test('C24 removes a lost socket from all tables at once', async () => {
  const { url, broadcaster } = await startBroadcaster();
  const [lost, other] = [await open(url), await open(url)];
  await lost.join('presence-room', '{"user_id":"1"}');
  await other.join('presence-room', '{"user_id":"2"}');
  lost.socket.terminate();
  expect(JSON.parse((await other.next('pusher_internal:member_removed')).data)).toEqual({ user_id: '1' });
  expect(broadcaster.connections()).toBe(1);
});

test('closes a client that sends too many messages with 4100', async () => {
  const { url } = await startBroadcaster({ limits: { messagesPerSecond: 20 } });
  const client = await open(url);
  for (let n = 0; n < 60; n++) client.send('pusher:ping');
  expect(await client.closed()).toEqual({ code: 4100 });
});

test('serves several HTTP servers with one broadcaster, with and without TLS', async () => {
  const { broadcaster, url } = await startBroadcaster();
  const { ca, server: certificate } = makeCertificates();
  const secure = createServer(certificate);
  broadcaster.attach(secure);
  const port = await listen(secure, '127.0.0.1');
  const plain = await open(url);
  const client = await open(`wss://127.0.0.1:${port}/app/${credentials.key}${QUERY}`, { ca });
  for (const each of [plain, client]) await each.join('private-system.demo');
  await broadcaster.send({ channel: 'private-system.demo', event: 'rebuild-menu', data: {} });
  const received = await Promise.all([plain, client].map((each) => each.next('rebuild-menu')));
  expect(received.map(({ channel }) => channel)).toEqual(['private-system.demo', 'private-system.demo']);
  client.socket.terminate();
  secure.close();
});
