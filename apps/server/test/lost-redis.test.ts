import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import type { OutboxMessage } from '../src/realtime/bus/entry.ts';
import { createRedisBus } from '../src/realtime/bus/redis.ts';
import { StartError } from '../src/start/start-error.ts';
import { openLine } from './support/line.ts';
import { until } from './support/until.ts';

const redisUrl = process.env['KRONOS_TEST_REDIS_URL'];

const open = (url: string, deliver: (message: OutboxMessage) => Promise<void> = async () => {}) =>
  createRedisBus({
    url,
    tenant: `test-${process.pid}`,
    outbox: { recent: async () => [] },
    deliver,
    log: pino({ level: 'silent' }),
  });

/** Returns the error message of a start with this Redis. */
async function sentence(port: number) {
  const failure = await open(`redis://:secret@127.0.0.1:${port}`).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  return (failure as Error).message;
}

it('fails a start soon with one sentence when Redis is not reachable', async () => {
  const port = await freePort();
  const begun = Date.now();
  expect(await sentence(port)).toBe(`Redis at 127.0.0.1:${port} cannot be reached. See REDIS_URL.`);
  expect(Date.now() - begun).toBeLessThan(15_000);
});

it('fails a start with the same sentence when Redis accepts connections and never responds', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as { port: number };
  expect(await sentence(port)).toBe(`Redis at 127.0.0.1:${port} cannot be reached. See REDIS_URL.`);
});

describe.runIf(redisUrl)('a Redis that disconnects after the start', () => {
  it('is retried for longer than during a start', async () => {
    const there = new URL(redisUrl!);
    const to = { host: there.hostname, port: Number(there.port || 6379) };
    const line = await openLine(to, { host: '127.0.0.1', port: 0 });
    there.host = `127.0.0.1:${line.port}`;
    const received: OutboxMessage[] = [];
    const bus = await open(there.href, async (message) => void received.push(message));
    onTestFinished(() => bus.close());
    const message = (id: number): OutboxMessage => ({
      id,
      entry: { kind: 'event', channel: 'x', event: 'e', data: {} },
    });
    line.cutAfter(0);
    await expect(bus.send([message(1)])).rejects.toThrow();
    // More attempts than a start makes.
    await until('both retried often', () => line.refused() >= 12);
    line.mend();
    let id = 1;
    await until('it receives again', async () => {
      await bus.send([message(++id)]).catch(() => undefined);
      return received.length > 0;
    });
  });
});
