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

type Place = string | { url: string; db: Database };
interface Application {
  key: string;
  path: string;
}

/**
 * Opens a socket that has received its greeting: at an address, or at a server, whose earlier events it does not
 * receive.
 */
export async function openSocket(at: Place, { key, path }: Application, options: ClientOptions = {}) {
  if (typeof at !== 'string') await allTold(at.db);
  const base = typeof at === 'string' ? at : at.url;
  const socket = new WebSocket(`${base.replace('http', 'ws')}${path}/app/${key}?protocol=7`, options);
  onTestFinished(() => socket.terminate());
  const frames: Frame[] = [];
  const closed: number[] = [];
  socket.on('message', (text: Buffer) => frames.push(JSON.parse(text.toString())));
  socket.on('close', (code) => closed.push(code));
  socket.on('error', () => undefined); // the close reports it
  const hello = await until('the greeting', () =>
    frames.find(({ event }) => event === 'pusher:connection_established'),
  );
  const { socket_id: id }: { socket_id: string } = JSON.parse(hello.data);
  return {
    id,
    closed,
    send: (event: string, data: object, channel?: string) => socket.send(JSON.stringify({ event, data, channel })),
    events: (name: string) => frames.filter(({ event }) => event === name),
  };
}

/** Opens a socket on a channel that a client had signed for it. Rejects when the subscription is refused. */
export async function joinChannel(
  at: Place,
  application: Application,
  client: TestClient,
  channel: string,
  options: ClientOptions = {},
) {
  const socket = await openSocket(at, application, options);
  const { auth } = await client.ask('system.authorizeChannel', {
    body: { socket_id: socket.id, channel_name: channel },
  });
  socket.send('pusher:subscribe', { channel, auth });
  await until('the subscription', () => {
    const refused = socket.events('pusher:subscription_error')[0];
    if (refused) throw new Error(refused.data);
    return socket.events('pusher_internal:subscription_succeeded').length > 0;
  });
  return socket;
}
