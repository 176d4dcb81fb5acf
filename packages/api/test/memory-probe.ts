import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@kronos/api';
import { routes } from '@kronos/api/routes';

/** A server that closes the connection on every request. */
const server = createServer((_, response) => void response.destroy());
server.listen(0, '127.0.0.1');
await once(server, 'listening');

const frame = 64 * 1024;
const pageLong = new AbortController();
let unanswered = 0;
let pending = 0;

const client = createClient({
  baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  routes,
  getToken: () => 'token',
  onGenericError: () => {},
  onNoResponse: () => {
    unanswered += 1;
  },
  onPending: (count) => {
    pending = count;
  },
});

/** A caller whose frame is retained as long as its call is. */
async function wait(i: number): Promise<number> {
  const bulk = new Uint8Array(frame).fill(i);
  await client.call('GET', '/a', {}, i % 2 === 0, i % 3 === 0 ? { signal: pageLong.signal, timeout: 600_000 } : {});
  return bulk.length;
}

async function round(count: number): Promise<number> {
  const goal = unanswered + count;
  for (let i = 0; i < count; i += 1) {
    void wait(i);
    if (i % 100 === 99) await new Promise((resolve) => setTimeout(resolve));
  }
  const isDone = (): boolean => unanswered >= goal && pending === 0;
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 10));
  for (let i = 0; i < 5; i += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

// The first round fills the pools of the platform’s own fetch, which grow with the number of calls.
const before = await round(10_000);
unanswered = 0;
const after = await round(10_000);
process.stdout.write(JSON.stringify({ unanswered, pending, megabytes: (after - before) / 1024 / 1024 }));
server.close();
