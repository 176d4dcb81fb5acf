import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { vendorUrls } from '../settings.ts';
import { createPlex } from './plex.ts';

/** A Plex with one library of `count` films, which may or may not report the total. */
async function serve(count: number, tellsTotal: boolean) {
  const starts: (string | null)[] = [];
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://plex');
    response.setHeader('Content-Type', 'application/json');
    const answer = (container: object) => void response.end(JSON.stringify({ MediaContainer: container }));
    if (pathname === '/library/sections') return answer({ Directory: [{ key: '1', title: 'Films', type: 'movie' }] });
    const start = searchParams.get('X-Plex-Container-Start');
    starts.push(start);
    const films = Array.from({ length: count }, (_, index) => ({ ratingKey: String(index), title: `Film ${index}` }));
    const Metadata = films.slice(Number(start), Number(start) + Number(searchParams.get('X-Plex-Container-Size')));
    // Like Plex, without the list when it is empty.
    return answer({ ...(tellsTotal && { totalSize: count }), ...(Metadata.length && { Metadata }) });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { ...vendorUrls, clientId: 'test', product: 'Kronos', version: '1', timeoutMs: 30_000 };
  const { collectionEditor } = createPlex({ type: 'plex', url, key: 'key' }, settings);
  return { editor: collectionEditor!, starts };
}

it.each([
  { count: 2_500, tellsTotal: true, pages: [1_000, 1_000, 500] },
  { count: 2_000, tellsTotal: true, pages: [1_000, 1_000] },
  // The empty page shows that there is no more.
  { count: 2_000, tellsTotal: false, pages: [1_000, 1_000] },
  { count: 0, tellsTotal: false, pages: [] },
])('reads all $count titles in pages when the total is reported: $tellsTotal', async ({ count, tellsTotal, pages }) => {
  const { editor, starts } = await serve(count, tellsTotal);
  const found: string[][] = [];
  for await (const page of editor.all('1')) found.push(page.map(({ id }) => id));
  expect(found.map(({ length }) => length)).toEqual(pages);
  expect(new Set(found.flat()).size).toBe(count);
  expect(starts).toEqual((tellsTotal ? pages : [...pages, 0]).map((_, index) => String(index * 1_000)));
});

it('finds up to fifty titles, and up to a thousand of a collection', async () => {
  const { editor } = await serve(2_500, true);
  expect(await editor.search('1', 'film')).toHaveLength(50);
  expect(await editor.titles('4711')).toHaveLength(1_000);
});

it('returns null for a year and a GUID that a title does not have', async () => {
  const { editor } = await serve(1, true);
  expect(await editor.search('1', '')).toEqual([{ id: '0', title: 'Film 0', year: null, guid: null }]);
});
