import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../../../scripts/free-ports.mjs';
import { createTestServer } from './support/create-test-server.ts';

it('serves pages and sockets over TLS as well, and publishes their port', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kronos-tls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost';
  execFileSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const port = await freePort();
  const server = await createTestServer({
    env: { KRONOS_TLS_KEY: key, KRONOS_TLS_CERT: cert, KRONOS_TLS_PORT: String(port) },
  });

  const { realtime } = await server.client().ask('system.settings');
  expect(realtime).toMatchObject({ host: null, port, tls: true });
  const trusting = { rejectUnauthorized: false };
  const [response] = (await once(get(`https://localhost:${port}/healthz`, trusting), 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect(response.headers['strict-transport-security']).toMatch(/^max-age=/);
  expect(response.headers['content-security-policy']).toContain(`wss://panel.example.test:${port}`);
  expect(response.headers['keep-alive']).toBe('timeout=75');
  response.resume();
  const socket = new WebSocket(`wss://localhost:${port}${realtime.path}/app/${realtime.key}?protocol=7`, trusting);
  const [hello] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(hello.toString()).event).toBe('pusher:connection_established');
  socket.terminate();
});

it('keeps an idle connection open longer than a proxy in front of it does', async () => {
  const server = await createTestServer();
  const [response] = (await once(request(`${server.url}/healthz`).end(), 'response')) as [IncomingMessage];
  expect([response.statusCode, response.headers['keep-alive']]).toEqual([200, 'timeout=75']);
  response.resume();
});

it('serves metrics only with the token', async () => {
  const server = await createTestServer({ env: { KRONOS_METRICS_TOKEN: 'a token' } });
  const client = server.client();
  expect((await client.raw('GET', '/metrics', {})).status).toBe(401);
  const { status, body } = await client.raw('GET', '/metrics', { headers: { authorization: 'Bearer a token' } });
  expect(status).toBe(200);
  expect(body).toContain('kronos_realtime_connections 0');
});
