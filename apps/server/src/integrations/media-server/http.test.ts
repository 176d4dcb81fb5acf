import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createMediaHttp } from './http.ts';

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each(['GET', 'POST'] as const)('does not follow a media server’s redirect to another network: %s', async (verb) => {
  let visits = 0;
  const inside = await listen((_, response) => {
    visits += 1;
    response.end();
  });
  const outside = await listen(({ url = '' }, response) => response.writeHead(308, { location: inside + url }).end());
  const http = createMediaHttp('Plex', outside, () => ({}), { timeoutMs: 30_000 });
  await expect(http.send({ verb, path: '/identity' })).rejects.toMatchObject({ code: 'changed' });
  expect(visits).toBe(0);
  await createMediaHttp('Plex', inside, () => ({}), { timeoutMs: 30_000 }).send({ verb, path: '/identity' });
  expect(visits).toBe(1);
});

it('refuses an endless response', async () => {
  const endless = await listen((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(1024 * 1024)));
    };
    response.on('drain', more);
    more();
  });
  const http = createMediaHttp('Plex', endless, () => ({}), { timeoutMs: 30_000 });
  await expect(http.send({ path: '/identity' })).rejects.toMatchObject({ code: 'changed' });
});
