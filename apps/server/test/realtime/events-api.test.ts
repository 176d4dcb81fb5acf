import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { signRequest } from '../../src/realtime/signature.ts';
import { credentials, nested, open, startBroadcaster, user } from './harness.ts';
import { publisher } from './publisher.ts';

/** Makes a signed request; `change` modifies its parameters. */
async function call(
  port: number,
  method: 'GET' | 'POST',
  path: string,
  {
    body = '',
    change = {},
    params = {},
  }: { body?: string; change?: Record<string, string>; params?: Record<string, string> } = {},
) {
  const query = new URLSearchParams({
    auth_key: credentials.key,
    auth_timestamp: String(Math.floor(Date.now() / 1_000)),
    auth_version: '1.0',
    ...(body && { body_md5: createHash('md5').update(body).digest('hex') }),
    ...params,
    ...change,
  });
  query.set('auth_signature', signRequest(credentials, { method, path, query }));
  for (const [name, value] of Object.entries(change)) if (name === 'auth_signature') query.set(name, value);
  const response = await fetch(`http://localhost:${port}${path}?${query.toString()}`, {
    method,
    ...(body && { body }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const event = (over: object = {}) => JSON.stringify({ name: 'said', channels: ['news'], data: '{}', ...over });

test('H01 H02 H03 accepts events of the official SDK for one and for many channels', async () => {
  const { url, port } = await startBroadcaster();
  const client = await open(url);
  for (const channel of ['one', 'two']) await client.subscribe(channel);
  const response = await publisher(port).trigger(['one', 'two'], 'said', { word: 'hello' });
  expect(await response.json()).toEqual({});
  expect((await client.next('said', 'one')).data).toBe('{"word":"hello"}');
  expect((await client.next('said', 'two')).data).toBe('{"word":"hello"}');
  const single = JSON.stringify({ name: 'said', channel: 'one', data: 'x' });
  expect(await call(port, 'POST', '/apps/kronos/events', { body: single })).toEqual({ status: 200, body: {} });
  await client.next('said', 'one');
});

test('H03 H04 H05 answers a wrong signature, body, timestamp, version or key with 401, and publishes nothing', async () => {
  const { url, port } = await startBroadcaster();
  const client = await open(url);
  await client.subscribe('news');
  const old = String(Math.floor(Date.now() / 1_000) - 601);
  for (const change of [
    { auth_signature: 'x' },
    { body_md5: 'x' },
    { auth_timestamp: old },
    { auth_timestamp: 'yesterday' },
    { auth_version: '2.0' },
    { auth_key: 'nobody' },
  ]) {
    const { status, body } = await call(port, 'POST', '/apps/kronos/events', { body: event(), change });
    expect({ change, status, body }).toEqual({ change, status: 401, body: { message: expect.any(String) } });
  }
  const unsigned = await fetch(`http://localhost:${port}/apps/kronos/events`, { method: 'POST', body: event() });
  expect(unsigned.status).toBe(401);
  await expect(publisher(port, { secret: 'guess' }).trigger('news', 'said', 'x')).rejects.toMatchObject({
    status: 401,
  });
  await client.settled();
  expect(client.frames).toEqual([]);
});

test('H06 answers an unknown application with 404', async () => {
  const { port } = await startBroadcaster();
  await expect(publisher(port, { appId: 'other' }).trigger('news', 'said', 'x')).rejects.toMatchObject({ status: 404 });
});

test('H07 answers data above 10 kB, or a far too large body, with 413', async () => {
  const { port } = await startBroadcaster();
  const over = { status: 413 };
  await expect(publisher(port).trigger('news', 'said', 'x'.repeat(10_241))).rejects.toMatchObject(over);
  await publisher(port).trigger('news', 'said', 'x'.repeat(10_240));
  await expect(publisher(port).trigger('news', 'said', 'x'.repeat(300_000))).rejects.toMatchObject(over);
});

test.each([
  ['not JSON', 'nonsense'],
  ['not an object', '[]'],
  ['data nested too deeply', event({ data: '' }).replace('"data":""', `"data":${nested}`)],
  ['no name', event({ name: undefined })],
  ['a reserved name of the protocol', event({ name: 'pusher:error' })],
  ['a reserved internal name', event({ name: 'pusher_internal:member_added' })],
  ['no data', event({ data: undefined })],
  ['no channel', event({ channels: [] })],
  ['a bad channel', event({ channels: ['a b'] })],
  ['a channel that is not text', event({ channels: [1] })],
  ['over 100 channels', event({ channels: Array.from({ length: 101 }, (_, n) => `c${n}`) })],
  ['a socket id that is not text', event({ socket_id: 1 })],
])('H08 answers %s with 400', async (_what, body) => {
  const { port } = await startBroadcaster();
  expect((await call(port, 'POST', '/apps/kronos/events', { body })).status).toBe(400);
});

test('H09 accepts batches of up to ten events', async () => {
  const { url, port } = await startBroadcaster();
  const client = await open(url);
  await client.subscribe('news');
  const batch = Array.from({ length: 10 }, (_, n) => ({ channel: 'news', name: `said-${n}`, data: { n } }));
  expect(await (await publisher(port).triggerBatch(batch)).json()).toEqual({});
  for (let n = 0; n < 10; n++) expect((await client.next(`said-${n}`)).data).toBe(`{"n":${n}}`);
  const eleven = JSON.stringify({ batch: [...batch, { channel: 'news', name: 'x', data: 'x' }] });
  expect((await call(port, 'POST', '/apps/kronos/batch_events', { body: eleven })).status).toBe(400);
  expect((await call(port, 'POST', '/apps/kronos/batch_events', { body: '{}' })).status).toBe(400);
});

test('H10 H11 H12 lists channels, describes one channel, and lists its users', async () => {
  const { url, port } = await startBroadcaster();
  const [ada, casey] = [await open(url), await open(url)];
  await ada.subscribe('news');
  await ada.join('presence-room', user('1'));
  await casey.join('presence-room', user('2'));
  const get = async (path: string, params = {}) => (await publisher(port).get({ path, params })).json();

  expect(await get('/channels')).toEqual({ channels: { news: {}, 'presence-room': {} } });
  expect(await get('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
    channels: { 'presence-room': { user_count: 2 } },
  });
  await expect(get('/channels', { info: 'user_count' })).rejects.toMatchObject({ status: 400 });

  expect(await get('/channels/news', { info: 'subscription_count' })).toEqual({
    occupied: true,
    subscription_count: 1,
  });
  expect(await get('/channels/empty')).toEqual({ occupied: false });
  expect(await get('/channels/presence-room', { info: 'user_count' })).toEqual({ occupied: true, user_count: 2 });

  expect(await get('/channels/presence-room/users')).toEqual({ users: [{ id: '1' }, { id: '2' }] });
  await expect(get('/channels/news/users')).rejects.toMatchObject({ status: 400 });
});

test('H13 closes the sockets that signed in, or were signed in, as a terminated user', async () => {
  const { url, port, broadcaster } = await startBroadcaster();
  const [theirs, other] = [await open(url), await open(url)];
  broadcaster.remember(theirs.id, { sessionId: 's', userId: 5 });
  broadcaster.remember(other.id, { sessionId: 't', userId: 6 });
  await publisher(port).terminateUserConnections('5');
  expect(await theirs.closed()).toEqual({ code: 4009 });
  await other.settled();
});

test('H14 answers other paths below the application with 404', async () => {
  const { port } = await startBroadcaster();
  expect((await call(port, 'GET', '/apps/kronos/other')).status).toBe(404);
});

test('H15 accepts the same signed request twice within its window', async () => {
  const { port } = await startBroadcaster();
  const query = new URLSearchParams(
    publisher(port).createSignedQueryString({ method: 'GET', path: '/apps/kronos/channels' }),
  );
  for (let n = 0; n < 2; n++) {
    expect((await fetch(`http://localhost:${port}/apps/kronos/channels?${query.toString()}`)).status).toBe(200);
  }
});
