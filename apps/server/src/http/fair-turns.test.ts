import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { patience } from '../../../../scripts/patience.mjs';
import { withFairQueueing } from './fair-turns.ts';

const until = (check: () => boolean) => vi.waitUntil(check, { timeout: 30_000 * patience });

/** A server behind a proxy whose responses wait until the test ends them, recorded by path. */
async function createStage() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const fetch = withFairQueueing(
    async (request) => {
      begun.push(new URL(request.url).pathname);
      await new Promise<void>((resolve) => ends.push(resolve));
      return new Response('done');
    },
    { trustProxy: true, width: 3, places: 10 },
  );
  const server = createAdaptorServer({ fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const end of ends) end();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** Sends a request on a connection of its own, without waiting for the response. */
  const ask = (client: string, path: string): Socket => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\n\r\n`);
    return socket;
  };
  return { server, begun, ask, end: () => ends.splice(0).forEach((end) => end()) };
}

it('drops the waiting requests of a client that disconnected', async () => {
  const { server, begun, ask, end } = await createStage();
  for (const path of ['/1', '/2', '/3']) ask('192.0.2.1', path);
  await until(() => begun.length === 3);
  const leaving = ask('192.0.2.1', '/dropped');
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  leaving.destroy();
  await once(request.socket, 'close');
  ask('192.0.2.1', '/later');
  await once(server, 'request');
  end();
  await until(() => begun.includes('/later'));
  expect(begun).not.toContain('/dropped');
});

it('serves a few requests of one address at once, those of others meanwhile, and refuses the excess', async () => {
  const { begun, ask, end } = await createStage();
  // Three are served, ten wait, and the remaining one is refused at once.
  const asked = Array.from({ length: 14 }, (_, index) => once(ask('192.0.2.1', `/${index}`), 'data'));
  const [refusal] = (await Promise.race(asked)) as [Buffer];
  expect(refusal.toString()).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: 1/i);
  ask('192.0.2.2', '/other');
  await until(() => begun.includes('/other'));
  expect(begun).toHaveLength(4);
  end();
  await until(() => begun.length === 7);
});
