import type { ConnectionSettings } from './manager.ts';

/** Where the socket of hosted Pusher is: an app's key and its cluster, as the dashboard names them. */
export function hostedPusher({ key, cluster }: { key: string; cluster: string }): ConnectionSettings {
  return { key, path: '', host: `ws-${cluster}.pusher.com`, port: 443, tls: true };
}

/** What Laravel's `.env` says of Reverb to browsers, as its `VITE_REVERB_*` lines do. */
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

/** Where the socket of a Laravel Reverb is; Soketi, Sockudo and AnyCable are addressed alike. */
export function reverb({ key, host, scheme = 'https', port, path = '' }: ReverbEnv): ConnectionSettings {
  const tls = scheme === 'https';
  return { key, path, host, port: port ?? (tls ? 443 : 80), tls };
}
