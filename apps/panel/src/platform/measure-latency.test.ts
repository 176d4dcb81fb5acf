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

it('asks four times and returns whole milliseconds', async () => {
  let asked = 0;
  const url = await listen((_, response) => {
    asked += 1;
    response.writeHead(204).end();
  });
  const time = await measureLatency(url, signal());
  expect(asked).toBe(4);
  expect(Number.isInteger(time)).toBe(true);
});

it('is null when the host answers an error, and asks no more', async () => {
  let asked = 0;
  const url = await listen((_, response) => {
    asked += 1;
    response.writeHead(502).end();
  });
  expect(await measureLatency(url, signal())).toBeNull();
  expect(asked).toBe(1);
});

it('is null when nobody listens', async () => {
  const url = await listen((request) => request.socket.destroy());
  expect(await measureLatency(url, signal())).toBeNull();
});

it('is null once it is aborted', async () => {
  const url = await listen(() => undefined);
  const abort = new AbortController();
  const waiting = measureLatency(url, abort.signal);
  abort.abort();
  expect(await waiting).toBeNull();
});
