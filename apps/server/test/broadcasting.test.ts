import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, type TestClient, testPassword } from './support/client.ts';
import { createTestServer, day } from './support/create-test-server.ts';
import { impersonate } from './support/impersonate.ts';
import { joinChannel, openSocket } from './support/listen.ts';
import { until } from './support/until.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let customer: TestClient;
let settings: { tenant: string; realtime: { key: string; path: string } };
beforeAll(async () => {
  server = await createTestServer({
    keep: true,
    provision: {
      nodes: [
        { alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'away' } },
      ],
      servers: [
        {
          name: 'Mine',
          owner: 'customer@example.test',
          node: 'away',
          type: 'plex',
          image: 'kronos/plex',
          port: 9000,
          containerPort: 32_400,
        },
      ],
    },
  });
  customer = await server.as('customer');
  settings = await customer.ask('system.settings');
});
afterAll(() => server.stop());

const ask = (client: TestClient, channel: string, path = '/api/broadcasting/auth') =>
  client.post(path, { socket_id: '1.1', channel_name: channel });

describe('joining a channel', () => {
  it.each([['/api/broadcasting/auth'], ['/broadcasting/auth'], ['/broadcasting/user-auth']])(
    'A02 is signed at %s',
    async (path) => {
      const { status, body } = await ask(customer, `private-system.${settings.tenant}`, path);
      expect(status).toBe(200);
      expect(body).toEqual({
        auth: expect.stringMatching(new RegExp(`^${settings.realtime.key}:[0-9a-f]{64}$`)),
      });
    },
  );

  it('A01 accepts form data as well, and returns 200 with only the signature', async () => {
    const { status, body } = await customer.call('POST', '/api/broadcasting/auth', {
      body: new URLSearchParams({ socket_id: '1.1', channel_name: `private-system.${settings.tenant}` }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ auth: expect.stringMatching(/^[\w-]+:[0-9a-f]{64}$/) });
  });

  it('A03 requires a session, the right to subscribe, and valid names', async () => {
    const channel = `private-system.${settings.tenant}`;
    expect((await ask(server.client(), channel)).status).toBe(401);
    expect((await ask(server.client().with('x'.repeat(43)), channel)).status).toBe(401);
    expect((await ask(customer, `private-admin.${settings.tenant}`)).status).toBe(403);
    const malformed = await customer.post('/api/broadcasting/auth', { socket_id: '1.1:x', channel_name: '' });
    expect(malformed.status).toBe(422);
    expect(Object.keys(refusalOf(malformed).errors ?? {})).toEqual(['socket_id', 'channel_name']);
  });

  it('A04 is open to the configured origins with a bearer token and no cookie', async () => {
    const shared = await createTestServer({ env: { KRONOS_ORIGINS: 'https://shop.example' } });
    const { token } = await shared.as('customer');
    const channel_name = `private-system.${(await shared.client().ask('system.settings')).tenant}`;
    const ask = (origin: string) =>
      fetch(`${shared.url}/broadcasting/auth`, {
        method: 'POST',
        headers: { origin, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ socket_id: '1.1', channel_name }),
      });
    const preflight = await fetch(`${shared.url}/broadcasting/auth`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, x-csrf-token, x-requested-with',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(
      /authorization.*x-csrf-token.*x-requested-with/i,
    );
    const granted = await ask('https://shop.example');
    expect(granted.status).toBe(200);
    expect(granted.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    const refused = await ask('https://evil.example');
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('A04 refuses preflights from other origins', async () => {
    const { headers } = await customer.raw('OPTIONS', '/api/broadcasting/auth', {
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, x-csrf-token, x-requested-with',
      },
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('is refused for channels of others', async () => {
    const { id } = await customer.ask('session.user');
    expect((await ask(customer, `private-user.${id}`)).status).toBe(200);
    expect((await ask(customer, `private-user.${id + 1}`)).status).toBe(403);
    expect((await ask(customer, `private-admin.${settings.tenant}`)).status).toBe(403);
    expect((await ask(customer, 'private-system.elsewhere')).status).toBe(403);
    expect((await ask(await server.as('admin'), `private-admin.${settings.tenant}`)).status).toBe(200);
  });
});

describe('signing a socket in', () => {
  it.each([['/api/broadcasting/user-auth'], ['/broadcasting/user-auth']])(
    'A05 returns the signed user at %s',
    async (path) => {
      const { id } = await server.person('customer');
      const { status, body } = await customer.post(path, { socket_id: '1.1' });
      expect(status).toBe(200);
      const user_data = JSON.stringify({ id: String(id) });
      expect(body).toEqual({
        auth: expect.stringMatching(new RegExp(`^${settings.realtime.key}:[0-9a-f]{64}$`)),
        user_data,
      });
    },
  );

  it('A05 signs the socket in, so that it is closed with its session even without a channel', async () => {
    const client = await server.as('customer');
    const socket = await openSocket(server, settings.realtime);
    const grant = await client.ask('system.authenticateUser', { body: { socket_id: socket.id } });
    socket.send('pusher:signin', grant);
    const { data } = await until('the sign-in', () => socket.events('pusher:signin_success')[0]);
    expect(JSON.parse(data)).toEqual({ user_data: grant.user_data });
    await client.post('/api/logout');
    await until('the disconnect', () => socket.closed.length > 0);
    expect(socket.closed).toEqual([4009]);
  });

  it('A03 requires a session', async () => {
    expect((await server.client().post('/broadcasting/user-auth', { socket_id: '1.1' })).status).toBe(401);
    expect((await customer.post('/broadcasting/user-auth', { socket_id: 'x' })).status).toBe(422);
  });
});

const join = (client: TestClient, channel: string) => joinChannel(server, settings.realtime, client, channel);

it('closes the session’s sockets with 4009 at sign-out', async () => {
  const client = await server.as('customer');
  const { closed } = await join(client, `private-system.${settings.tenant}`);
  await client.post('/api/logout');
  await until('the disconnect', () => closed.length > 0);
  expect(closed).toEqual([4009]);
});

it('closes a socket with 4009 when its session expires', async () => {
  const aging = await createTestServer();
  const client = await aging.as('customer');
  const { realtime, tenant } = await client.ask('system.settings');
  const { closed } = await joinChannel(aging, realtime, client, `private-system.${tenant}`);
  aging.clock.advance(day);
  await until('the disconnect', () => closed.length > 0);
  expect(closed).toEqual([4009]);
});

it('closes sockets of an impersonation when its admin loses the role or is deleted', async () => {
  const { users, userAdministration } = server.services;
  const actor = await server.person('admin');
  const chief = await users.ensure({
    email: 'chief@example.test',
    name: 'Chief',
    password: testPassword,
    role: 'admin',
  });
  const visit = async () => {
    const admin = server.client();
    await admin.signIn('chief@example.test');
    const { client } = await impersonate(server, (await server.person('other')).id, {}, admin);
    return { client, ...(await join(client, `private-system.${settings.tenant}`)) };
  };

  const demoted = await visit();
  await users.setRoles(chief.id, { isAdmin: false });
  await until('the disconnect', () => demoted.closed.length > 0);
  expect(demoted.closed).toEqual([4009]);
  await users.setRoles(chief.id, { isAdmin: true });
  expect((await demoted.client.get('/api/get-user')).status).toBe(401);

  const orphan = await visit();
  await userAdministration.remove(actor.id, chief.id, 'Chief');
  await until('the disconnect', () => orphan.closed.length > 0);
  expect(orphan.closed).toEqual([4009]);
});

it('sends each change of a server to its owner and the admins only', async () => {
  const admin = await server.as('admin');
  const other = await server.as('other');
  const idOf = async (client: TestClient) => (await client.ask('session.user')).id;
  const owners = await join(customer, `private-user.${await idOf(customer)}`);
  const admins = await join(admin, `private-admin.${settings.tenant}`);
  const others = await join(other, `private-user.${await idOf(other)}`);

  await customer.post('/api/customer/servers/1/start');
  // Accepted, started and failed, because its node does not respond.
  await until(
    'three changes',
    () => owners.events('server-updated').length === 3 && admins.events('server-updated').length === 3,
  );
  expect(owners.events('server-updated').map(({ data }) => JSON.parse(data))).toEqual([
    { id: 1 },
    { id: 1 },
    { id: 1 },
  ]);
  expect(others.events('server-updated')).toEqual([]);
});
