import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

function setUp(token?: string) {
  let sockets = 3;
  const metrics = createMetrics({
    ofProcess: false,
    gauges: {
      sockets: { help: 'Open sockets.', read: () => sockets },
      jobs: { help: 'Jobs that wait.', read: async () => 7 },
    },
  });
  const app = new Hono();
  app.use(metrics.middleware);
  app.get('/metrics', metrics.handler({ token }));
  app.get('/api/customer/servers/:id', (c) => c.json({ id: c.req.param('id') }));
  app.get('/broken', () => {
    throw new Error('broken');
  });
  app.onError((_, c) => c.text('broken', 500));
  const ask = (path: string, headers: Record<string, string> = {}, ip = '127.0.0.1', method = 'GET') => {
    const incoming = { socket: { remoteAddress: ip, remotePort: 1, remoteFamily: 'IPv4' } };
    const url = new URL(path, `http://${headers['host'] ?? 'localhost:4500'}`);
    return app.request(url, { headers, method }, { incoming });
  };
  const setSockets = (count: number): void => {
    sockets = count;
  };
  return { ask, setSockets };
}

describe('the metrics', () => {
  it('count requests by method, route pattern and status', async () => {
    const { ask } = setUp();
    for (const path of ['/api/customer/servers/1', '/api/customer/servers/2?token=x', '/broken', '/a', '/b']) {
      await ask(path);
    }
    await ask('/a', {}, '127.0.0.1', 'BREW');
    const text = await (await ask('/metrics')).text();
    const count = (labels: string) => text.includes(`kronos_http_request_duration_seconds_count{${labels}`);
    expect(text).toContain(
      'kronos_http_request_duration_seconds_count{method="GET",route="/api/customer/servers/:id",status="200"} 2',
    );
    expect(count('method="GET",route="/broken",status="500"} 1')).toBe(true);
    expect(count('method="GET",route="/*",status="404"} 2')).toBe(true);
    expect(count('method="other",route="/*",status="404"} 1')).toBe(true);
  });

  it('read the gauges at each scrape', async () => {
    const { ask, setSockets } = setUp();
    expect(await (await ask('/metrics')).text()).toMatch(/^kronos_sockets 3$/m);
    setSockets(5);
    const text = await (await ask('/metrics')).text();
    expect(text).toMatch(/^kronos_sockets 5$/m);
    expect(text).toMatch(/^kronos_jobs 7$/m);
  });

  it('are served to this machine only when no token is set', async () => {
    const { ask } = setUp();
    expect((await ask('/metrics', {}, '::1')).status).toBe(200);
    expect((await ask('/metrics', {}, '::ffff:127.0.0.1')).status).toBe(200);
    expect((await ask('/metrics', {}, '192.0.2.1')).status).toBe(403);
    expect((await ask('/metrics', { 'x-forwarded-for': '127.0.0.1' }, '192.0.2.1')).status).toBe(403);
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'are refused to requests forwarded by a proxy: %s',
    async (name) => {
      const { ask } = setUp();
      expect((await ask('/metrics', { [name]: '127.0.0.1' })).status).toBe(403);
    },
  );

  it.each([
    ['127.0.0.1:4500', 200],
    ['[::1]:4500', 200],
    ['panel.localhost', 200],
    ['evil.example', 403],
    ['localhost.evil.example:4500', 403],
    ['127.0.0.1.evil.example', 403],
  ])('are served only to local host names, so that no web page can read them: host %s', async (host, status) => {
    const { ask } = setUp();
    expect((await ask('/metrics', { host })).status).toBe(status);
  });

  it('require the token from every caller when one is set', async () => {
    const { ask } = setUp('secret');
    expect((await ask('/metrics')).status).toBe(401);
    expect((await ask('/metrics', { authorization: 'Bearer wrong' })).status).toBe(401);
    const granted = await ask('/metrics', { authorization: 'Bearer secret' }, '192.0.2.1');
    expect(granted.status).toBe(200);
    expect(granted.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  it('include those of the process, in a registry of its own for each server', async () => {
    const [one, two] = [createMetrics(), createMetrics()];
    expect(await one.registry.metrics()).toContain('process_resident_memory_bytes');
    expect(one.registry).not.toBe(two.registry);
  });
});
