import Pusher from 'pusher-js';
import { expect, test } from 'vitest';
import { createChannelManager, hostedPusher, reverb } from '../src/exports/index.ts';
import { casey } from './setup.ts';

test('hostedPusher returns the host and port that pusher-js derives from the cluster', () => {
  const settings = hostedPusher({ key: 'key', cluster: 'eu' });
  const own = new Pusher('key', { cluster: 'eu', enabledTransports: [] });
  expect(settings).toEqual({ key: 'key', path: '', host: own.config.wsHost, port: own.config.wssPort, tls: true });
  own.disconnect();
  Pusher.instances.splice(Pusher.instances.indexOf(own), 1);
});

test.each([
  [{}, { port: 443, tls: true, path: '' }],
  [{ scheme: 'http' }, { port: 80, tls: false, path: '' }],
  [
    { scheme: 'http', port: 8080, path: '/reverb' },
    { port: 8080, tls: false, path: '/reverb' },
  ],
] as const)('reverb returns the settings for %o', (env, expected) => {
  expect(reverb({ key: 'key', host: 'ws.example.com', ...env })).toEqual({
    key: 'key',
    host: 'ws.example.com',
    ...expected,
  });
});

test('E005 E006 opens the socket at the given host and port, over TLS when configured', () => {
  const manager = createChannelManager({ authorize: () => Promise.reject(new Error('never asked')) });
  manager.connect(reverb({ key: 'key', host: 'panel.invalid', port: 8443 }), casey);
  const { config } = Pusher.instances.at(-1)!;
  expect(config).toMatchObject({ wsHost: 'panel.invalid', wssPort: 8443, wsPath: '', useTLS: true });
  manager.close();
});
