import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createCaddyHosts } from './caddy.ts';

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const open = (adminUrl: string, { token = null as string | null, timeoutMs = 30_000 } = {}) =>
  createCaddyHosts({ timeoutMs }).open({ address: 'http://cdn.test', adminUrl, token, listen: ':80' });

const json = { 'content-type': 'application/json' };

it.each([
  ['a page', 'changed', 200, '<!doctype html><h1>It works!</h1>'],
  // What Caddy itself sends for a page that it does not have.
  ['nothing', 'changed', 200, ''],
  ['another JSON', 'changed', 200, '{"version":9}'],
  ['a redirect', 'changed', 302, ''],
  ['401', 'unauthorized', 401, '{"error":"no"}'],
  ['403 of a proxy', 'unauthorized', 403, 'Forbidden'],
  ['403 of Caddy', 'forbidden', 403, '{"error":"host not allowed: cdn.test"}'],
  ['500', 'broken', 500, 'Internal Server Error'],
  ['a refusal', 'refused', 400, '{"error":"loading new config: no"}'],
])('fails on %s with the code %s', async (_, code, status, body) => {
  const url = await listen((__, response) => response.writeHead(status, json).end(body));
  await expect(open(url).ask()).rejects.toMatchObject({ name: 'CdnError', code });
});

it('fails when nothing responds, or not in time', async () => {
  await expect(open('http://127.0.0.1:9').ask()).rejects.toMatchObject({ code: 'unreachable' });
  const silent = await listen(() => undefined);
  await expect(open(silent, { timeoutMs: 50 }).ask()).rejects.toMatchObject({ code: 'timeout' });
  const signal = AbortSignal.timeout(20);
  await expect(open(silent).ask({ signal })).rejects.toMatchObject({ code: 'timeout' });
});

it('sends its token to the admin API only', async () => {
  const told: (string | undefined)[] = [];
  const inside = await listen(({ headers }, response) => {
    told.push(headers.authorization);
    response.writeHead(200, json).end('null');
  });
  const outside = await listen((_, response) => response.writeHead(308, { location: inside }).end());
  await expect(open(outside, { token: 'secret' }).ask()).rejects.toMatchObject({ code: 'changed' });
  await open(inside, { token: 'secret' }).ask();
  await open(inside).ask();
  expect(told).toEqual(['Bearer secret', undefined]);
});

it('adds a route once when the response is lost: it repeats only idempotent requests', async () => {
  const verbs: string[] = [];
  const url = await listen(({ method = '', socket }, response) => {
    verbs.push(method);
    if (method === 'GET') response.writeHead(200, json).end('null');
    else socket.destroy();
  });
  const route = { serverId: 1, hostname: 'server-1.cdn.test', upstream: '127.0.0.1:1' };
  await expect(open(url).put(route)).rejects.toMatchObject({ code: 'unreachable' });
  await expect(open(url).clear()).rejects.toMatchObject({ code: 'unreachable' });
  expect(verbs).toEqual(['GET', 'PUT', 'DELETE', 'DELETE']);
});
