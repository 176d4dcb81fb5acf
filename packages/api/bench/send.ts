// What `send()` costs over a bare `fetch` to the same handler. Both alternate within one run, so that noise of the
// machine affects both alike; the result is the ratio of the medians.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createClient } from '@kronos/api';
import { routes } from '@kronos/api/routes';

const rounds = Number(process.argv[2] ?? 3000);

// The handler runs in a thread of its own, as a real server runs in a process of its own.
const server = new Worker(
  `const { createServer } = require('node:http');
   const { parentPort } = require('node:worker_threads');
   const body = JSON.stringify({ success: true, message: 'The server is starting.', process: { id: 12 } });
   const server = createServer((request, response) => {
     request.resume();
     response.writeHead(200, { 'content-type': 'application/json' });
     response.end(body);
   });
   server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
  { eval: true, execArgv: [] },
);
const [port] = await once(server, 'message');
const baseURL = `http://127.0.0.1:${port}`;

const client = createClient({
  baseURL,
  routes,
  getToken: () => 'a-token-of-43-characters-as-the-server-makes',
  getCsrf: () => 'a-csrf-token',
  getDomain: () => 'panel.example',
  getSocketId: () => '123.456',
  onGenericError: () => {},
  onNoResponse: () => {},
  onPending: () => {},
  onStillWaiting: () => {},
});

const ways = {
  fetch: async () => {
    const response = await fetch(`${baseURL}/api/customer/servers/7/start`, { method: 'POST' });
    await response.json();
  },
  send: async () => {
    await client.customerServers.start({ params: { id: 7 } });
  },
};

const times: Record<keyof typeof ways, number[]> = { fetch: [], send: [] };
for (let i = -rounds / 5; i < rounds; i += 1) {
  for (const way of i % 2 === 0 ? (['fetch', 'send'] as const) : (['send', 'fetch'] as const)) {
    const start = performance.now();
    await ways[way]();
    if (i >= 0) times[way].push(performance.now() - start);
  }
}
await server.terminate();

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const bare = median(times.fetch);
const ours = median(times.send);
const rows = [
  ['api.fetch', bare.toFixed(3), 'ms', '-'],
  ['api.send', ours.toFixed(3), 'ms', '-'],
  ['api.send-over-fetch', (ours / bare).toFixed(2), 'ratio', '<=1.3'],
];
for (const row of rows) process.stdout.write(`${row.join('  ')}\n`);
process.exitCode = ours / bare <= 1.3 ? 0 : 1;
