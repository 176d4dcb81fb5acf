import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf } from '../platform/client-address.ts';
import { createTurns } from '../platform/turns.ts';
import type { Limits } from './limits.ts';

const BASE = 'http://localhost';
/** How long clients have to confirm a disconnect, in milliseconds. */
const CLOSE_TIMEOUT = 1_000;

/** Decides which upgrade requests are accepted, before the protocol is involved. */
export interface UpgradeHandler {
  attach: (server: Server) => void;
  /** Accepts no more requests; resolves when all sockets are closed. */
  close: () => Promise<void>;
}

/**
 * Handles the upgrade requests of `{path}/{key}`; plain requests there are left to the server. Browsers do not apply
 * CORS to WebSockets, so a foreign Origin is rejected here; clients other than browsers send none.
 */
export function createUpgradeHandler(deps: {
  paths: readonly string[];
  allowedOrigins: (origin: string, host: string) => boolean;
  limits: Limits;
  trustProxy: boolean;
  onSocket: (socket: WebSocket, key: string, query: URLSearchParams, request: IncomingMessage) => void;
}): UpgradeHandler {
  const { limits } = deps;
  const wss = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, perMessageDeflate: false });
  const servers = new Set<Server>();
  const takeTurn = createTurns({ width: limits.handshakesAtOnce, places: limits.handshakesWaiting });

  const keyOf = (pathname: string) => {
    const path = deps.paths.find((candidate) => pathname.startsWith(`${candidate}/`));
    const key = path === undefined ? '' : pathname.slice(path.length + 1);
    return key === '' || key.includes('/') ? undefined : key;
  };
  function onUpgrade(this: Server, request: IncomingMessage, stream: Duplex, head: Buffer) {
    stream.on('error', () => stream.destroy());
    const url = URL.canParse(request.url ?? '', BASE) ? new URL(request.url ?? '', BASE) : undefined;
    const key = url && keyOf(url.pathname);
    if (!url || key === undefined) {
      if (this.listenerCount('upgrade') === 1) reject(stream, '404 Not Found');
      return;
    }
    const { origin, host } = request.headers;
    if (origin !== undefined && !deps.allowedOrigins(origin, host ?? '')) return reject(stream, '403 Forbidden');
    const open = () =>
      wss.handleUpgrade(request, stream, head, (socket) => deps.onSocket(socket, key, url.searchParams, request));
    if (!takeTurn(addressOf(request, deps.trustProxy), open)) reject(stream, '429 Too Many Requests');
  }

  return {
    attach(server) {
      servers.add(server);
      server.on('upgrade', onUpgrade);
    },
    close() {
      for (const server of servers) server.off('upgrade', onUpgrade);
      servers.clear();
      const impatience = setTimeout(() => {
        for (const socket of wss.clients) socket.terminate();
      }, CLOSE_TIMEOUT);
      return new Promise((resolve) => {
        wss.close(() => {
          clearTimeout(impatience);
          resolve();
        });
      });
    },
  };
}

function reject(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
