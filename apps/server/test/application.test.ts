import Pusher from 'pusher';
import { expect, it } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { showApplication } from '../src/start/show-application.ts';
import { createTestServer } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

const appKey = 'a key of the tests that is long enough';

/** The output of the command, parsed as a back end reads it from its environment. */
const shown = (env: Record<string, string>) =>
  new Map(
    showApplication(readConfig(env))
      .trim()
      .split('\n')
      .map((line) => line.split('=', 2) as [string, string]),
  );

it('prints everything that the official SDK needs to publish on this server’s sockets', async () => {
  const env = { KRONOS_APP_KEY: appKey, KRONOS_DEMO: 'off', KRONOS_PUBLIC_URL: 'https://panel.example.test' };
  const server = await createTestServer({ env });
  const client = await server.as('customer');
  const { realtime } = await client.ask('system.settings');
  const { id } = await server.person('customer');
  const socket = await joinChannel(server, realtime, client, `private-user.${id}`);
  const application = shown(env);
  expect(application.get('PUSHER_APP_ID')).toMatch(/^[1-9]\d{5}$/);
  expect(application.get('PUSHER_HOST')).toBe('panel.example.test');
  expect(application.get('PUSHER_PORT')).toBe('443');
  const sdk = new Pusher({
    appId: application.get('PUSHER_APP_ID')!,
    key: application.get('PUSHER_APP_KEY')!,
    secret: application.get('PUSHER_APP_SECRET')!,
    host: '127.0.0.1',
    port: new URL(server.url).port,
    useTLS: false,
  });
  await sdk.trigger(`private-user.${id}`, 'hello', { from: 'elsewhere' });
  await until('the event', () => socket.events('hello').length > 0);
});

it('prints a configured application unchanged', () => {
  const given = { PUSHER_APP_ID: '7', PUSHER_APP_KEY: 'key', PUSHER_APP_SECRET: 'secret' };
  expect(Object.fromEntries(shown({ ...given, KRONOS_APP_KEY: appKey, KRONOS_PORT: '4711' }))).toEqual({
    ...given,
    PUSHER_HOST: 'localhost',
    PUSHER_PORT: '4711',
    PUSHER_SCHEME: 'http',
  });
});

it.each([
  ['by default', {}, 0],
  ['off', { KRONOS_CLIENT_EVENTS: 'off' }, 0],
  ['on', { KRONOS_CLIENT_EVENTS: 'on' }, 1],
])('delivers client events only once they are switched on: %s', async (_, env: Record<string, string>, received) => {
  const server = await createTestServer({ env });
  const [one, other] = [await server.as('customer'), await server.as('other')];
  const { realtime, tenant } = await one.ask('system.settings');
  const channel = `private-customer.${tenant}`;
  const [speaker, listener] = [
    await joinChannel(server, realtime, one, channel),
    await joinChannel(server, realtime, other, channel),
  ];
  speaker.send('client-wave', {}, channel);
  await until('its end', () => listener.events('client-wave').length + speaker.events('pusher:error').length > 0);
  expect(listener.events('client-wave')).toHaveLength(received);
});
