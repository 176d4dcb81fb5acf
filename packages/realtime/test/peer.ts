import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';

/** A message from a client, with the socket it came from. */
export interface Said {
  socketId: string;
  event: string;
  channel: string | undefined;
  auth: string | undefined;
}

/** A minimal server of the Pusher protocol whose every response can be changed. */
export interface Peer {
  readonly port: number;
  readonly said: Said[];
  readonly urls: string[];
  /** Returns the greeting for the n-th socket (from 0); by default a valid handshake. */
  greet: (n: number, socketId: string) => string | undefined;
  /** Returns the response to the n-th subscription (from 0); by default a confirmation. */
  answer: (n: number, said: Said) => string | undefined;
  /** Ids of the open sockets. */
  sockets(): string[];
  subscriptions(channel?: string): Said[];
  emit(channel: string, event: string, data: unknown): void;
  close(code: number): void;
  /** Terminates all sockets without a close frame. */
  drop(): void;
  /** Stops the server; the returned function starts it again on the same port. */
  goAway(): Promise<() => Promise<void>>;
  /** Sends to every open socket. */
  sendAll(text: string): void;
}

export const frame = (event: string, data: unknown, channel?: string) =>
  JSON.stringify({ event, channel, data: JSON.stringify(data) });

export const greeting = (socketId: string) =>
  frame('pusher:connection_established', { socket_id: socketId, activity_timeout: 30 });

export const confirmation = ({ channel }: Said) => frame('pusher_internal:subscription_succeeded', {}, channel);

/** Listens on a free port until the test ends. */
export async function startPeer(): Promise<Peer> {
  const open = new Map<string, WebSocket>();
  let greeted = 0;
  let subscribed = 0;
  let server: Server;

  const listen = async (port: number) => {
    server = createServer();
    const wss = new WebSocketServer({ server });
    wss.on('connection', (socket, request) => {
      const socketId = `${++greeted}.${greeted}`;
      open.set(socketId, socket);
      peer.urls.push(request.url ?? '');
      socket.on('close', () => open.delete(socketId));
      socket.on('message', (message: Buffer) => {
        const { event, data } = JSON.parse(message.toString()) as {
          event: string;
          data: Partial<Said> & { user_data?: string };
        };
        const said = { socketId, event, channel: data.channel, auth: data.auth };
        peer.said.push(said);
        const text = event === 'pusher:subscribe' ? peer.answer(subscribed++, said) : undefined;
        if (text !== undefined) socket.send(text);
        const { user_data } = data;
        if (event === 'pusher:signin') socket.send(frame('pusher:signin_success', { user_data }));
      });
      const text = peer.greet(greeted - 1, socketId);
      if (text !== undefined) socket.send(text);
    });
    await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
    return (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    for (const socket of open.values()) socket.terminate();
    open.clear();
    await new Promise((resolve) => server.close(resolve));
  };
  const peer: Peer & { port: number } = {
    port: 0,
    said: [],
    urls: [],
    greet: (_, socketId) => greeting(socketId),
    answer: (_, said) => confirmation(said),
    sockets: () => [...open.keys()],
    subscriptions: (channel) =>
      peer.said.filter((said) => said.event === 'pusher:subscribe' && (!channel || said.channel === channel)),
    emit: (channel, event, data) => {
      peer.sendAll(frame(event, data, channel));
    },
    sendAll: (text) => {
      for (const socket of open.values()) socket.send(text);
    },
    close: (code) => {
      for (const socket of open.values()) socket.close(code);
    },
    drop: () => {
      for (const socket of open.values()) socket.terminate();
    },
    async goAway() {
      await stop();
      return async () => void (await listen(peer.port));
    },
  };
  peer.port = await listen(0);
  onTestFinished(stop);
  return peer;
}
