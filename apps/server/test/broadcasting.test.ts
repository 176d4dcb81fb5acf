import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { until } from './support/until.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let customer: TestClient;
let settings: { tenant: string; realtime: { key: string; path: string } };
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  customer = await server.as('customer');
  settings = (await customer.get('/api/system/settings')).body;
});
afterAll(() => server.stop());

const ask = (client: TestClient, channel: string, path = '/api/broadcasting/auth') =>
  client.post(path, { socket_id: '1.1', channel_name: channel });

describe('joining a channel', () => {
  it.each([['/api/broadcasting/auth'], ['/broadcasting/auth'], ['/broadcasting/user-auth']])(
    'is signed at %s',
    async (path) => {
      const { status, body } = await ask(customer, `private-system.${settings.tenant}`, path);
      expect(status).toBe(200);
      expect(body.auth).toMatch(new RegExp(`^${settings.realtime.key}:[0-9a-f]{64}$`));
    },
  );

  it('takes a form as well', async () => {
    const { status } = await customer.call('POST', '/api/broadcasting/auth', {
      body: new URLSearchParams({ socket_id: '1.1', channel_name: `private-system.${settings.tenant}` }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(200);
  });

  it('is refused for what is not theirs', async () => {
    const { id } = (await customer.get('/api/get-user')).body;
    expect((await ask(customer, `private-user.${id}`)).status).toBe(200);
    expect((await ask(customer, `private-user.${id + 1}`)).status).toBe(403);
    expect((await ask(customer, `private-admin.${settings.tenant}`)).status).toBe(403);
    expect((await ask(customer, 'private-system.elsewhere')).status).toBe(403);
    expect((await ask(await server.as('admin'), `private-admin.${settings.tenant}`)).status).toBe(200);
  });
});

it('closes the session’s sockets with 4009 at sign-out', async () => {
  const client = await server.as('customer');
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}${settings.realtime.path}/app/${settings.realtime.key}?protocol=7`,
  );
  const frames: { event: string; data: string }[] = [];
  let code: number | undefined;
  socket.on('message', (text: Buffer) => frames.push(JSON.parse(text.toString())));
  socket.on('close', (closed) => (code = closed));
  const hello = await until('the greeting', () =>
    frames.find(({ event }) => event === 'pusher:connection_established'),
  );
  const socketId: string = JSON.parse(hello.data).socket_id;
  await client.post('/api/broadcasting/auth', {
    socket_id: socketId,
    channel_name: `private-system.${settings.tenant}`,
  });
  await client.post('/api/logout');
  expect(await until('the goodbye', () => code)).toBe(4009);
});
