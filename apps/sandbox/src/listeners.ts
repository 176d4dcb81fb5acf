import type { Server } from 'node:http';
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { listen, loopback } from './listen.ts';
import { Refusal } from './refusal.ts';

export interface Listeners {
  /** Closes the listeners and every open socket: the address is closed when it resolves. */
  close(): Promise<void>;
  traffic(): { received: number; sent: number; requests: number };
}

/** One real listener for each published port; ports other than the media server's own accept and disconnect. */
export async function openListeners(
  ports: readonly { host: number; container: number }[],
  mediaPort: number,
  app: Hono,
): Promise<Listeners> {
  const open: NetServer[] = [];
  const sockets = new Set<Socket>();
  const past = { received: 0, sent: 0, requests: 0 };

  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await Promise.all(open.map((server) => new Promise((resolve) => server.close(resolve))));
  };

  try {
    for (const port of ports) {
      const server = port.container === mediaPort ? httpServer(app) : createServer((socket) => socket.destroy());
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

function httpServer(app: Hono): Server {
  // Without http2 options the adaptor creates a plain node:http server; its type does not express that.
  return createAdaptorServer({ fetch: app.fetch }) as Server;
}

const refusalOf = (port: number) => (error: NodeJS.ErrnoException) => {
  const why = error.code === 'EADDRINUSE' ? 'is already allocated' : 'cannot be opened';
  return new Refusal('port-taken', `Port ${port} on ${loopback} ${why}.`, { cause: error });
};
