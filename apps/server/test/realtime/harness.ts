import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { createLocalBroadcaster, type LocalBroadcasterOptions } from '../../src/realtime/local.ts';
import { signChannel } from '../../src/realtime/signature.ts';
import { until as untilNamed } from '../support/until.ts';

export const credentials = { key: 'kronos-key', secret: 'kronos-secret' };
export const QUERY = '?protocol=7&client=js&version=8.6.0&flash=false';

export interface Frame {
  event: string;
  channel?: string;
  data: string;
  user_id?: string;
}

export const createBroadcaster = (options: Partial<LocalBroadcasterOptions> = {}) =>
  createLocalBroadcaster({
    ...credentials,
    appId: 'kronos',
    allowedOrigins: (origin, host) => origin === `http://${host}`,
    logger: { info: () => undefined },
    ...options,
  });

/** A broadcaster on a real port, closed when the test ends. */
export async function startBroadcaster(options: Partial<LocalBroadcasterOptions> = {}) {
  const broadcaster = createBroadcaster(options);
  const listener = getRequestListener(broadcaster.eventsApi.fetch);
  const server = createServer((request, response) => void listener(request, response));
  broadcaster.attach(server);
  const port = await listen(server);
  onTestFinished(async () => {
    await broadcaster.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { broadcaster, server, port, url: `ws://localhost:${port}/realtime/app/${credentials.key}${QUERY}` };
}

export async function listen(server: Server, host = 'localhost'): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

/** Waits for a truthy value of `check`. */
export const until = <T>(check: () => T | Promise<T>, what = 'the condition') => untilNamed(what, check);

/** A client of the protocol that exposes every frame. */
export function connect(url: string, options?: ClientOptions) {
  const socket = new WebSocket(url, options);
  const frames: Frame[] = [];
  let closed: { code: number } | undefined;
  let status: number | undefined;
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as Frame));
  socket.on('close', (code) => (closed = { code }));
  socket.on('error', () => undefined);
  socket.on('unexpected-response', (_request, response) => {
    status = response.statusCode;
    response.destroy();
  });
  onTestFinished(() => socket.terminate());

  const next = (event: string, channel?: string) =>
    until(() => {
      const index = frames.findIndex((frame) => frame.event === event && (!channel || frame.channel === channel));
      return index < 0 ? undefined : frames.splice(index, 1)[0];
    }, event);
  const send = (event: string, data: unknown = {}, channel?: string) =>
    socket.send(JSON.stringify({ event, data, channel }));
  const client = {
    socket,
    frames,
    next,
    send,
    id: '',
    closed: () => until(() => closed, 'the close'),
    status: () => until(() => status, 'the refusal'),
    /** Resolves when everything sent before was handled: responses come in order. */
    async settled() {
      send('pusher:ping');
      await next('pusher:pong');
    },
    async subscribe(channel: string, data: object = {}) {
      send('pusher:subscribe', { channel, ...data });
      return next('pusher_internal:subscription_succeeded', channel);
    },
    join: (channel: string, channelData?: string) =>
      client.subscribe(channel, {
        auth: signChannel(credentials, client.id, channel, channelData),
        ...(channelData !== undefined && { channel_data: channelData }),
      }),
  };
  return client;
}

/** Returns a client that has received its greeting. */
export async function open(url: string, options?: ClientOptions) {
  const client = connect(url, options);
  const { data } = await client.next('pusher:connection_established');
  client.id = (JSON.parse(data) as { socket_id: string }).socket_id;
  return client;
}

/** JSON within the limits of a frame and of an event, but nested deeply enough to overflow the stack. */
export const nested = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

/** Returns the `channel_data` of a user. */
export const user = (id: string, name = id) => JSON.stringify({ user_id: id, user_info: { name } });
