import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { listen, loopback } from './listen.ts';
import type { ContainerSpec } from './record.ts';
import { Refusal } from './refusal.ts';

export interface Listeners {
  /** Closes the listeners and every open socket; the address is closed when it resolves. */
  close(): Promise<void>;
  traffic(): { received: number; sent: number; requests: number };
}

/** Opens a real listener for each published port. Ports on which the program does not listen accept and disconnect. */
export async function openListeners(
  ports: ContainerSpec['ports'],
  isServed: (containerPort: number) => boolean,
  app: Hono,
): Promise<Listeners> {
  const open: { close(done?: () => void): unknown }[] = [];
  const sockets = new Set<Socket>();
  const past = { received: 0, sent: 0, requests: 0 };

  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await Promise.all(open.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
  };

  try {
    for (const port of ports) {
      if (port.protocol === 'udp') {
        open.push(await openUdp(port.host));
        continue;
      }
      const server = isServed(port.container) ? httpServer(app) : createServer((socket) => socket.destroy());
      server.on('request', () => (past.requests += 1));
      server.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          sockets.delete(socket);
          past.received += socket.bytesRead;
          past.sent += socket.bytesWritten;
        });
      });
      await listen(server, port.host, refusalOf(port.host));
      open.push(server);
    }
  } catch (error) {
    await close();
    throw error;
  }

  return {
    close,
    traffic() {
      let { received, sent } = past;
      for (const socket of sockets) {
        received += socket.bytesRead;
        sent += socket.bytesWritten;
      }
      return { received, sent, requests: past.requests };
    },
  };
}

/** Occupies the port without responding. */
async function openUdp(port: number): Promise<{ close(done?: () => void): unknown }> {
  const socket = createSocket('udp4');
  const isOpen = once(socket, 'listening');
  socket.bind(port, loopback);
  await isOpen.catch((error: NodeJS.ErrnoException) => {
    throw refusalOf(port)(error);
  });
  return socket;
}

function httpServer(app: Hono): Server {
  // Without http2 options the adaptor creates a plain node:http server; its type does not express that.
  return createAdaptorServer({ fetch: app.fetch }) as Server;
}

const refusalOf = (port: number) => (error: NodeJS.ErrnoException) => {
  const why = error.code === 'EADDRINUSE' ? 'is already allocated' : 'cannot be opened';
  return new Refusal('port-taken', `Port ${port} on ${loopback} ${why}.`, { cause: error });
};
