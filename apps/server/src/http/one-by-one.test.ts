import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { patience } from '../../../../scripts/patience.mjs';
import { serveOneByOne } from './one-by-one.ts';

const until = (check: () => boolean) => vi.waitUntil(check, { timeout: 30_000 * patience });

/** A server whose responses wait until the test ends them, recorded by path. */
async function createStage() {
  const begun: string[] = [];
  const responses: ServerResponse[] = [];
  const server = createServer((request, response) => {
    begun.push(request.url ?? '');
    responses.push(response);
  });
  serveOneByOne(server, { depth: 5 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  /** Sends requests for these paths on one connection, without waiting for a response. */
  const ask = (...paths: string[]): Socket => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
    return socket;
  };
  return { begun, responses, ask };
}

it('hands on the next request of a connection when the response to the one before has left', async () => {
  const { begun, responses, ask } = await createStage();
  ask('/1', '/2', '/3');
  ask('/other');
  await until(() => begun.includes('/other'));
  expect(begun.toSorted()).toEqual(['/1', '/other']);
  responses[begun.indexOf('/1')]?.end('done');
  await until(() => begun.includes('/2'));
  responses[begun.indexOf('/2')]?.end('done');
  await until(() => begun.includes('/3'));
  expect(begun).toHaveLength(4);
});

it('forgets the waiting requests of a client that disconnected', async () => {
  const { begun, responses, ask } = await createStage();
  const socket = ask('/1', '/2', '/3');
  await until(() => begun.length === 1);
  const closed = once(responses[0] as ServerResponse, 'close');
  socket.destroy();
  await closed;
  ask('/other');
  await until(() => begun.includes('/other'));
  expect(begun).toEqual(['/1', '/other']);
});

it('closes a connection with too many unanswered requests, ignores the rest of it, and serves others', async () => {
  const { begun, ask } = await createStage();
  const paths = Array.from({ length: 100 }, (_, index) => `/${index}`);
  await once(ask(...paths), 'close');
  ask('/other');
  await until(() => begun.includes('/other'));
  expect(begun).toEqual(['/0', '/other']);
});
