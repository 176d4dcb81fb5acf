import type { ConnectionSettings } from './manager.ts';

/**
 * Returns the address of the socket at hosted Pusher, from the app's key and its cluster.
 * @example
 * hostedPusher({ key: 'app-key', cluster: 'eu' }); // host: 'ws-eu.pusher.com'
 */
export function hostedPusher({ key, cluster }: { key: string; cluster: string }): ConnectionSettings {
  return { key, path: '', host: `ws-${cluster}.pusher.com`, port: 443, tls: true };
}

/**
 * The settings of Laravel Reverb for browsers, as in the `VITE_REVERB_*` lines of Laravel's `.env`.
 * @example
 * const env: ReverbEnv = { key: 'app-key', host: 'reverb.example', port: 8080, scheme: 'http' }
 */
export interface ReverbEnv {
  /** `REVERB_APP_KEY` */
  key: string;
  /** `REVERB_HOST`: the public one, not `REVERB_SERVER_HOST`, where the process listens. */
  host: string;
  /** `REVERB_PORT`, of the public address. @default 443, or 80 without TLS */
  port?: number;
  /** `REVERB_SCHEME` @default 'https' */
  scheme?: 'http' | 'https';
  /** `REVERB_SERVER_PATH`, when a prefix is configured. @default '' */
  path?: string;
}

/**
 * Returns the address of the socket at Laravel Reverb. It fits Soketi, Sockudo and AnyCable too.
 * @example
 * reverb({ key: 'app-key', host: 'reverb.example' }); // port 443 with TLS
 */
export function reverb({ key, host, scheme = 'https', port, path = '' }: ReverbEnv): ConnectionSettings {
  const tls = scheme === 'https';
  return { key, path, host, port: port ?? (tls ? 443 : 80), tls };
}
