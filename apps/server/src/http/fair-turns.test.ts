import { once } from 'node:events';
import type { Server } from 'node:http';
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
    { trustProxy: true, width: 3, places: 10, depth: 5 },
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
  /** Sends requests for these paths on one connection, without waiting for a response. */
  const ask = (client: string, ...paths: string[]): Socket => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\n\r\n`).join(''));
    return socket;
  };
  return { begun, ask, end: () => ends.splice(0).forEach((end) => end()) };
}

it('serves the requests of one connection one after another, and drops those of a client that disconnected', async () => {
  const { begun, ask, end } = await createStage();
  const socket = ask('192.0.2.1', '/1', '/2', '/3', '/4');
  await until(() => begun.length === 1);
  end();
  await until(() => begun.length === 2);
  expect(begun).toEqual(['/1', '/2']);
  socket.destroy();
  ask('192.0.2.2', '/other');
  await until(() => begun.includes('/other'));
  end();
  ask('192.0.2.1', '/later');
  await until(() => begun.includes('/later'));
  expect(begun).toEqual(['/1', '/2', '/other', '/later']);
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

it('closes a connection with too many waiting requests, and serves others', async () => {
  const { begun, ask } = await createStage();
  const socket = ask('192.0.2.1', '/1', '/2', '/3', '/4', '/5', '/6');
  await once(socket, 'close');
  ask('192.0.2.2', '/other');
  await until(() => begun.includes('/other'));
  expect(begun).toEqual(['/other']);
});
