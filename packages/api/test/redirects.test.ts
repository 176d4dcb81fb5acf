import { build } from 'esbuild';
import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { chromiumPath } from '../../../scripts/chromium.mjs';
import { json, serve } from './serve.ts';

const page = `
  import { createClient } from '@kronos/api';
  import { session } from '@kronos/api/routes/session';
  const client = createClient({
    routes: { session }, getToken: () => 'token', getCsrf: () => 'csrf', getSocketId: () => '1.2',
    onGenericError: () => {}, onNoResponse: () => {},
  });
  globalThis.ask = () => client.session.user();`;

// A browser does not reveal the target of a redirect, and sends the headers along if that origin allows it.
it('follows no redirect in a browser, even if the other origin allows the session headers', async () => {
  const welcome = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' };
  const away = await serve((_, response) => json(response, 200, {}, welcome));
  const resolveDir = new URL('..', import.meta.url).pathname;
  const stdin = { contents: page, resolveDir };
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    format: 'esm',
    write: false,
    conditions: ['kronos-source'],
  });
  const home = await serve(({ url }, response) => {
    if (url.startsWith('/api/')) response.writeHead(307, { location: `${away.url}/x` }).end();
    else
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<script type=module>${outputFiles[0]!.text}</script>`);
  });
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
  onTestFinished(() => browser.close());
  const tab = await browser.newPage();
  await tab.goto(home.url);
  expect(await tab.evaluate('ask()')).toMatchObject({
    kind: 'bad-body',
    detail: 'a redirect',
    response: { status: 0 },
  });
  expect(away.seen).toEqual([]);
});
