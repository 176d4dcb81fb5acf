// Measures how long clients have no socket after a server outage of 3 s: this package and pusher-js alone, in the same
// outages. From the root: `node --conditions=kronos-source --import tsx packages/realtime/bench/reconnect.ts`
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import Pusher from 'pusher-js';
import { WebSocketServer } from 'ws';
import { createChannelManager } from '../src/exports/index.ts';

const AWAY = 3_000;
const OUTAGES = 9;

/** Milliseconds, each the median of all outages. */
export interface Reconnects {
  /** From the loss of the connection until it is restored. */
  ours: number;
  /** The same with pusher-js alone. */
  pusher: number;
  /** The time between two attempts of this package during the outage. */
  pause: number;
}

/** Runs the outages in parallel, which takes as long as pusher-js needs to reconnect: 16 s. */
export async function measureReconnects(): Promise<Reconnects> {
  const runs = await Promise.all(Array.from({ length: OUTAGES }, runOutage));
  return {
    ours: median(runs.map(({ ours }) => ours)),
    pusher: median(runs.map(({ pusher }) => pusher)),
    pause: median(runs.flatMap(({ pauses }) => pauses)),
  };
}

/** One server with one client of each kind. */
async function runOutage() {
  const server = await startServer();
  const host = 'localhost';
  const manager = createChannelManager({ authorize: () => Promise.reject(new Error('Nothing is joined.')) });
  manager.connect({ key: 'ours', path: '', host, port: server.port, tls: false }, { tenant: 'bench', id: 1 });
  const pusher = new Pusher('pusher', {
    cluster: '',
    wsHost: host,
    wsPort: server.port,
    forceTLS: false,
    enabledTransports: ['ws', 'wss'],
  });
  await Promise.all([server.next('ours'), server.next('pusher')]);

  const back = { ours: server.next('ours'), pusher: server.next('pusher') };
  const dropped = performance.now();
  server.leave();
  setTimeout(server.comeBack, AWAY);
  const [ours, alone] = await Promise.all([back.ours, back.pusher]);
  manager.close();
  pusher.disconnect();
  server.close();
  const { refused } = server;
  return {
    ours: ours - dropped,
    pusher: alone - dropped,
    pauses: refused.slice(1).map((at, index) => at - (refused[index] ?? at)),
  };
}

/** A server that greets each client, or refuses all of them during the outage. */
async function startServer() {
  const waiting = new Map<string, (at: number) => void>();
  const refused: number[] = [];
  let isAway = false;
  let sockets = 0;
  const wss = new WebSocketServer({ noServer: true });
  const server = createServer();
  server.on('upgrade', (request, stream, head) => {
    const key = request.url?.match(/app\/(\w+)/)?.[1] ?? '';
    if (isAway) {
      if (key === 'ours') refused.push(performance.now());
      stream.destroy();
      return;
    }
    wss.handleUpgrade(request, stream, head, (socket) => {
      const data = JSON.stringify({ socket_id: `1.${++sockets}`, activity_timeout: 30 });
      socket.send(JSON.stringify({ event: 'pusher:connection_established', data }));
      waiting.get(key)?.(performance.now());
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** The times of the refused attempts of this package. */
    refused,
    /** Resolves with the time at which the next socket of this key is greeted. */
    next: (key: string) => new Promise<number>((resolve) => void waiting.set(key, resolve)),
    leave() {
      isAway = true;
      for (const socket of wss.clients) socket.terminate();
    },
    comeBack: () => void (isAway = false),
    close() {
      for (const socket of wss.clients) socket.terminate();
      server.close();
    },
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { ours, pusher, pause } = await measureReconnects();
  const rows = [
    ['away for 3 s, connected again, median', ours, '≤ 5000'],
    ['the same, pusher-js alone', pusher, ''],
    ['between two attempts meanwhile, median', pause, '≤ 1500'],
  ] as const;
  for (const [name, value, target] of rows) {
    process.stdout.write(`${name.padEnd(60)} ${value.toFixed(0).padStart(7)} ms  ${target}\n`);
  }
  process.exit(ours <= 5_000 && pause <= 1_500 ? 0 : 1);
}
