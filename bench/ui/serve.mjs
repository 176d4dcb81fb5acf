import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { builtPage } from './pages.mjs';

const types = { '.js': 'text/javascript', '.css': 'text/css' };

/** The document of every page. Its script is added later, so that the measurement starts with it. */
const document = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Eight parts</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="page.css">
  </head>
  <body><div id="root"></div></body>
</html>`;

async function answer(url, response) {
  const [, kit, file = ''] = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)).split('/');
  // A kit with its styles in its script has no sheet.
  const body = file === '' ? document : await readFile(join(builtPage('bench/ui', kit), file)).catch(() => '');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', types[extname(file)] ?? 'text/html').end(body);
}

/** Serves the built pages on loopback, `/<kit>/`; the browser caches nothing. */
export async function servePages() {
  const server = createServer(({ url }, response) => void answer(url, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: (kit) => `http://127.0.0.1:${server.address().port}/${kit}/`,
    stop: () => once(server.close(), 'close'),
  };
}
