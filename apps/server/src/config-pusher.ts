import type { PusherOptions } from './realtime/pusher.ts';

/** A Pusher-compatible service: where this server publishes, and where browsers connect. */
export interface RemoteRealtime extends PusherOptions {
  socket: { host: string; port: number; tls: boolean };
}

interface Variables {
  KRONOS_BROADCASTER: 'local' | 'pusher';
  PUSHER_APP_ID?: string | undefined;
  PUSHER_APP_KEY?: string | undefined;
  PUSHER_APP_SECRET?: string | undefined;
  PUSHER_APP_CLUSTER?: string | undefined;
  PUSHER_HOST?: string | undefined;
  PUSHER_PORT?: number | undefined;
  PUSHER_SCHEME: 'http' | 'https';
}

/** Reads the variables by the names that Laravel and the hosted service's own pages use. */
export function readPusher(
  env: Variables,
  refuse: (name: keyof Variables, message: string) => void,
): RemoteRealtime | undefined {
  if (env.KRONOS_BROADCASTER === 'local') return undefined;
  const demand = (name: 'PUSHER_APP_ID' | 'PUSHER_APP_KEY' | 'PUSHER_APP_SECRET'): string => {
    const value = env[name];
    if (!value) refuse(name, 'KRONOS_BROADCASTER=pusher needs it');
    return value ?? '';
  };
  const { PUSHER_APP_CLUSTER: cluster, PUSHER_HOST: host } = env;
  if (!host && !cluster) {
    refuse('PUSHER_HOST', 'KRONOS_BROADCASTER=pusher needs it, or PUSHER_APP_CLUSTER for the hosted service');
  }
  const tls = env.PUSHER_SCHEME === 'https';
  const port = env.PUSHER_PORT ?? (tls ? 443 : 80);
  return {
    appId: demand('PUSHER_APP_ID'),
    key: demand('PUSHER_APP_KEY'),
    secret: demand('PUSHER_APP_SECRET'),
    // The hosted service takes events and sockets at two names of a cluster; every other at one.
    host: host ?? `api-${cluster}.pusher.com`,
    port,
    tls,
    socket: { host: host ?? `ws-${cluster}.pusher.com`, port, tls },
  };
}
