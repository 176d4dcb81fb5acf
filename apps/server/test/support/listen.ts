import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { TestClient } from './client.ts';
import { until } from './until.ts';

interface Frame {
  event: string;
  channel?: string;
  data: string;
}

/** A socket of the protocol at `base` that joined a channel on behalf of a client. */
export async function joinChannel(
  base: string,
  { key, path }: { key: string; path: string },
  client: TestClient,
  channel: string,
) {
  const socket = new WebSocket(`${base.replace('http', 'ws')}${path}/app/${key}?protocol=7`);
  onTestFinished(() => socket.terminate());
  const frames: Frame[] = [];
  const closed: number[] = [];
  socket.on('message', (text: Buffer) => frames.push(JSON.parse(text.toString())));
  socket.on('close', (code) => closed.push(code));
  socket.on('error', () => undefined); // the close tells it
  const hello = await until('the greeting', () =>
    frames.find(({ event }) => event === 'pusher:connection_established'),
  );
  const { socket_id } = JSON.parse(hello.data);
  const { auth } = (await client.post('/api/broadcasting/auth', { socket_id, channel_name: channel })).body;
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  await until('the welcome', () => frames.some(({ event }) => event === 'pusher_internal:subscription_succeeded'));
  return { closed, events: (name: string) => frames.filter(({ event }) => event === name) };
}
