import { expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { credentials, startBroadcaster } from './realtime/harness.ts';
import { createTestServer } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

const remote = (port: number) => ({
  KRONOS_BROADCASTER: 'pusher',
  PUSHER_APP_ID: 'kronos',
  PUSHER_APP_KEY: credentials.key,
  PUSHER_APP_SECRET: credentials.secret,
  PUSHER_HOST: 'localhost',
  PUSHER_PORT: String(port),
  PUSHER_SCHEME: 'http',
});

it('a service that is fed by the official SDK alone has the sockets, and everything else is as before', async () => {
  const service = await startBroadcaster();
  const server = await createTestServer({ env: remote(service.port) });
  const customer = await server.as('customer');
  const { realtime } = await customer.ask('system.settings');
  expect(realtime).toEqual({ key: credentials.key, path: '', host: 'localhost', port: service.port, tls: false });
  const { id } = await server.person('customer');
  const socket = await joinChannel(`http://localhost:${service.port}`, realtime, customer, `private-user.${id}`);

  await server.services.notifications.send([id], { title: 'Hello', content: '' });
  await until('the event', () => socket.events('new-notification').length === 1);
});

it('what the service does not take at first is sent again', async () => {
  let isDown = true;
  const service = await startBroadcaster();
  service.server.prependListener('request', (_, response) => {
    if (isDown) response.destroy();
  });
  const server = await createTestServer({ env: remote(service.port) });
  const customer = await server.as('customer');
  const { realtime } = await customer.ask('system.settings');
  const { id } = await server.person('customer');
  const socket = await joinChannel(`http://localhost:${service.port}`, realtime, customer, `private-user.${id}`);
  await server.services.notifications.send([id], { title: 'Hello', content: '' });
  isDown = false;
  await until('the event', () => socket.events('new-notification').length > 0);
  expect(socket.events('new-notification')).toHaveLength(1);
});

it('the page may open sockets to the service and nowhere else', async () => {
  const service = await startBroadcaster();
  const server = await createTestServer({ env: remote(service.port) });
  const { headers } = await server.client().get('/healthz');
  expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ws://localhost:${service.port};`);
});

it.each([
  [{ PUSHER_APP_KEY: '' }, 'PUSHER_APP_KEY'],
  [{ PUSHER_HOST: '' }, 'PUSHER_HOST'],
  [{ PUSHER_SCHEME: 'ftp' }, 'PUSHER_SCHEME'],
])('half a configuration is refused: %o', (change, name) => {
  expect(() => readConfig({ ...remote(6001), ...change })).toThrow(`The environment variable ${name} is not usable`);
});

it('this server’s own sockets can have an application that others publish by, named whole or not at all', () => {
  const application = { PUSHER_APP_ID: 'ours', PUSHER_APP_KEY: 'key', PUSHER_APP_SECRET: 'secret' };
  expect(readConfig(application)).toMatchObject({
    pusher: undefined,
    application: { appId: 'ours', key: 'key', secret: 'secret' },
  });
  expect(readConfig({}).application).toBeUndefined();
  expect(() => readConfig({ ...application, PUSHER_APP_SECRET: '' })).toThrow('PUSHER_APP_SECRET is not usable');
});

it('a cluster of the hosted service is known by its two names', () => {
  const { pusher } = readConfig({
    ...remote(0),
    PUSHER_HOST: '',
    PUSHER_PORT: '',
    PUSHER_SCHEME: '',
    PUSHER_APP_CLUSTER: 'eu',
  });
  expect(pusher).toMatchObject({
    host: 'api-eu.pusher.com',
    port: 443,
    tls: true,
    socket: { host: 'ws-eu.pusher.com' },
  });
});
