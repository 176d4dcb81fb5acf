import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type StaticPanelOptions, staticPanel } from './static-panel.ts';

const page = '<!doctype html><title>Kronos</title><div id="app"></div>';
const script = 'export const answer = 42;\n'.repeat(20);

function buildPanel(): string {
  const root = mkdtempSync(join(tmpdir(), 'kronos-panel-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/main-abc.js'), script);
  writeFileSync(join(folder, 'assets/main-abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/main-abc.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'assets/font-abc.woff2'), new Uint8Array([1, 2, 3]));
  symlinkSync(join(root, 'secret.txt'), join(folder, 'assets/link.txt'));
  symlinkSync(root, join(folder, 'up'));
  return folder;
}

const plain = (bytes: Buffer): Buffer => bytes;

/** A listening server, called with raw paths: `fetch` would normalize them before they are sent. */
async function listen(options: Partial<StaticPanelOptions> = {}) {
  const app = new Hono();
  app.use(staticPanel({ folder: buildPanel(), ...options }));
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end();
    const [response] = await once(outgoing, 'response');
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part);
    return {
      status: Number(response.statusCode),
      headers: { ...response.headers } as Record<string, string | undefined>,
      body: Buffer.concat(parts),
    };
  };
}

describe('the static panel', () => {
  it('redirects the root to /app', async () => {
    const ask = await listen();
    expect(await ask('/')).toMatchObject({ status: 302, headers: { location: '/app' } });
  });

  it.each(['/app', '/app/', '/app/login', '/app/admin/nodes/7?tab=x', '/index.html'])(
    'serves the page at %s, revalidated each time',
    async (path) => {
      const ask = await listen();
      const { status, headers, body } = await ask(path);
      expect({ status, body: String(body) }).toEqual({ status: 200, body: page });
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-length': String(page.length),
        vary: 'Accept-Encoding',
      });
    },
  );

  it('responds with 304 when the page has not changed', async () => {
    const ask = await listen();
    const etag = (await ask('/app')).headers['etag'] ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await ask('/app/login', { 'if-none-match': `"other", ${etag}` });
    expect({ status: again.status, size: again.body.length }).toEqual({ status: 304, size: 0 });
    expect((await ask('/app', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('calls the hook for the page and for nothing else', async () => {
    const onIndex = vi.fn<NonNullable<StaticPanelOptions['onIndex']>>((c) => c.header('Set-Cookie', 'XSRF-TOKEN=1'));
    const ask = await listen({ onIndex });
    expect((await ask('/app/login')).headers['set-cookie']).toEqual(['XSRF-TOKEN=1']);
    await ask('/assets/main-abc.js');
    expect(onIndex).toHaveBeenCalledTimes(1);
  });

  it('marks hashed assets as immutable', async () => {
    const ask = await listen();
    const { status, headers, body } = await ask('/assets/main-abc.js');
    expect({ status, body: String(body) }).toEqual({ status: 200, body: script });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await ask('/assets/font-abc.woff2')).headers['content-type']).toBe('font/woff2');
    expect((await ask('/favicon.svg')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'image/svg+xml',
    });
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, plain],
    ['', undefined, plain],
  ])('sends the best encoding that %j accepts', async (accepted, encoding, decode) => {
    const ask = await listen();
    const { headers, body } = await ask('/assets/main-abc.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(String(decode(body))).toBe(script);
  });

  it('answers HEAD like GET, without the body', async () => {
    const ask = await listen();
    for (const path of ['/app', '/assets/main-abc.js']) {
      const [get, head] = [await ask(path), await ask(path, {}, 'HEAD')];
      expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
      expect(head.headers['etag']).toBe(get.headers['etag']);
    }
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets\\..\\..\\secret.txt',
    '/assets/main-abc.js%00.txt',
    '/app/..%2f..%2fsecret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%E0%A4%A',
    '/%252e%252e/secret.txt',
    '//etc/passwd',
    '/up/secret.txt',
    '/assets/link.txt',
    '/assets',
    '/assets/',
    '/assets/main-zzz.js',
    '/assets/main-abc.js.br',
    '/.env',
  ])('reveals nothing at %s', async (path) => {
    const ask = await listen();
    const { status, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(String(body)).not.toMatch(/secret|answer|root:/);
  });

  it('does not handle other methods', async () => {
    const ask = await listen();
    expect((await ask('/app', {}, 'POST')).status).toBe(404);
  });

  it('explains what to do when the panel was not built', async () => {
    const ask = await listen({ folder: join(tmpdir(), 'kronos-no-such-folder') });
    const { status, body } = await ask('/app');
    expect({ status, body: String(body) }).toEqual({ status: 503, body: 'The panel is not built. Run: npm run build' });
  });
});
