import { onTestFinished } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import type { Database } from '../../src/db/database.ts';
import type { TestClient } from './client.ts';
import { allTold } from './quiet.ts';
import { until } from './until.ts';

interface Frame {
  event: string;
  channel?: string;
  data: string;
}

/**
 * A socket of the protocol that joined a channel on behalf of a client: at an address, or at a server, of which it then hears
 * only what is done from now on. Rejects when it is refused.
 */
export async function joinChannel(
  at: string | { url: string; db: Database },
  { key, path }: { key: string; path: string },
  client: TestClient,
  channel: string,
  options: ClientOptions = {},
) {
  if (typeof at !== 'string') await allTold(at.db);
  const base = typeof at === 'string' ? at : at.url;
  const socket = new WebSocket(`${base.replace('http', 'ws')}${path}/app/${key}?protocol=7`, options);
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
  const { auth } = await client.ask('system.authorizeChannel', { body: { socket_id, channel_name: channel } });
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  await until('the welcome', () => {
    const refused = frames.find(({ event }) => event === 'pusher:subscription_error');
    if (refused) throw new Error(refused.data);
    return frames.some(({ event }) => event === 'pusher_internal:subscription_succeeded');
  });
  return { closed, events: (name: string) => frames.filter(({ event }) => event === name) };
}
