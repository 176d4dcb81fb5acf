import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { readMediaServerInfo } from './info.ts';

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([301, 302, 303, 307, 308])('does not follow a redirect of a media server with %i', async (status) => {
  let visits = 0;
  const inside = await listen((_, response) => {
    visits += 1;
    response.end(JSON.stringify({ Version: '1.0' }));
  });
  const outside = await listen(({ url = '' }, response) =>
    response.writeHead(status, { location: inside + url }).end(),
  );
  await expect(readMediaServerInfo('emby', outside, new AbortController().signal)).rejects.toThrow();
  expect(visits).toBe(0);
  expect((await readMediaServerInfo('emby', inside, new AbortController().signal)).version).toBe('1.0');
});

it('searches only the beginning of the tag when a server responds with 64 kB of XML', async () => {
  const answer = (before: string) => `<MediaContainer ${before} version="1.40.0"`.padEnd(64 * 1024, ' version=');
  const look = async (before: string) => {
    const address = await listen((_, response) => response.end(answer(before)));
    return readMediaServerInfo('plex', address, new AbortController().signal);
  };
  expect((await look(' version='.repeat(400))).version).toBe('1.40.0');
  await expect(look(' version='.repeat(500))).rejects.toThrow('does not report its version');
});
