import type { PusherOptions } from '../realtime/pusher.ts';
import type { Credentials } from '../realtime/signature.ts';

/** The application of the sockets: its id, its public key and its signing secret. */
export interface Application extends Credentials {
  appId: string;
}

/** A Pusher-compatible service: where this server publishes and where browsers connect. */
export interface RemoteRealtime extends PusherOptions {
  socket: { host: string; port: number; tls: boolean };
}

type Refuse = (name: keyof Variables, message: string) => void;

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

/** Reads the variables under the names that Laravel and the hosted service's documentation use. */
export function readPusher(env: Variables, refuse: Refuse): RemoteRealtime | undefined {
  if (env.KRONOS_BROADCASTER === 'local') return undefined;
  const { PUSHER_APP_CLUSTER: cluster, PUSHER_HOST: host } = env;
  if (!host && !cluster) {
    refuse('PUSHER_HOST', 'KRONOS_BROADCASTER=pusher requires it, or PUSHER_APP_CLUSTER for the hosted service');
  }
  const tls = env.PUSHER_SCHEME === 'https';
  const port = env.PUSHER_PORT ?? (tls ? 443 : 80);
  return {
    ...readAll(env, refuse, 'KRONOS_BROADCASTER=pusher requires it'),
    // The hosted service has two host names per cluster, for events and for sockets; other services have one.
    host: host ?? `api-${cluster}.pusher.com`,
    port,
    tls,
    socket: { host: host ?? `ws-${cluster}.pusher.com`, port, tls },
  };
}

/**
 * The application of this server's own sockets, for other back ends that publish on them; undefined when there are
 * none.
 */
export function readApplication(env: Variables, refuse: Refuse): Application | undefined {
  const isGiven = env.PUSHER_APP_ID ?? env.PUSHER_APP_KEY ?? env.PUSHER_APP_SECRET;
  if (env.KRONOS_BROADCASTER === 'pusher' || !isGiven) return undefined;
  // Some official SDKs refuse any other.
  if (env.PUSHER_APP_ID && !/^\d+$/.test(env.PUSHER_APP_ID)) refuse('PUSHER_APP_ID', 'must be a number');
  return readAll(env, refuse, 'set PUSHER_APP_ID, PUSHER_APP_KEY and PUSHER_APP_SECRET together');
}

function readAll(env: Variables, refuse: Refuse, message: string): Application {
  const demand = (name: 'PUSHER_APP_ID' | 'PUSHER_APP_KEY' | 'PUSHER_APP_SECRET'): string => {
    const value = env[name];
    if (!value) refuse(name, message);
    return value ?? '';
  };
  return { appId: demand('PUSHER_APP_ID'), key: demand('PUSHER_APP_KEY'), secret: demand('PUSHER_APP_SECRET') };
}
