import type { Config } from '../config/config.ts';
import { applicationOf } from './open-realtime.ts';
import { createAppKey, readOrCreateSecret } from '../security/app-key.ts';

/** Returns the settings that another back end needs to publish on this server's sockets, named as in its SDK. */
export function showApplication(config: Config): string {
  if (config.pusher)
    return 'The sockets are at the service that PUSHER_HOST names; see its own pages for the application.\n';
  const { appId, key, secret } = applicationOf(config, createAppKey(config.appKey ?? readOrCreateSecret(config.data)));
  const { protocol, hostname, port } = config.publicUrl;
  const scheme = protocol.slice(0, -1);
  const lines = {
    PUSHER_APP_ID: appId,
    PUSHER_APP_KEY: key,
    PUSHER_APP_SECRET: secret,
    PUSHER_HOST: hostname,
    PUSHER_PORT: port || (scheme === 'https' ? '443' : '80'),
    PUSHER_SCHEME: scheme,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
