import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { measureLatency } from './measure-latency.ts';

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/kronos/ping`;
}
const signal = () => new AbortController().signal;

it('sends four requests and returns whole milliseconds', async () => {
  let asked = 0;
  const url = await listen((_, response) => {
    asked += 1;
    response.writeHead(204).end();
  });
  const time = await measureLatency(url, signal());
  expect(asked).toBe(4);
  expect(Number.isInteger(time)).toBe(true);
});

it('returns null when the host responds with an error, and sends no further requests', async () => {
  let asked = 0;
  const url = await listen((_, response) => {
    asked += 1;
    response.writeHead(502).end();
  });
  expect(await measureLatency(url, signal())).toBeNull();
  expect(asked).toBe(1);
});

it('returns null when the host closes the connection', async () => {
  const url = await listen((request) => request.socket.destroy());
  expect(await measureLatency(url, signal())).toBeNull();
});

it('returns null when it is aborted', async () => {
  const url = await listen(() => undefined);
  const abort = new AbortController();
  const waiting = measureLatency(url, abort.signal);
  abort.abort();
  expect(await waiting).toBeNull();
});
