import type { Logger } from 'pino';
import type { Application } from '../config/pusher.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { SettingsFacts } from '../domain/settings/settings.ts';
import { createDirectBus } from '../realtime/bus/direct.ts';
import { deliver } from '../realtime/bus/entry.ts';
import { createNotifyBus } from '../realtime/bus/notify.ts';
import type { Outbox } from '../realtime/bus/outbox.ts';
import type { Bus } from '../realtime/bus/port.ts';
import { createLocalBroadcaster, type LocalBroadcaster } from '../realtime/local.ts';
import type { Broadcaster, Relay } from '../realtime/port.ts';
import { createPusherBroadcaster } from '../realtime/pusher.ts';
import type { AppKey } from '../security/app-key.ts';

export interface Realtime {
  broadcaster: Broadcaster | LocalBroadcaster;
  /** What browsers need to know about the socket's address. */
  facts: SettingsFacts['realtime'];
}

/** Creates the configured broadcaster. */
export function createRealtime(
  config: Config,
  deps: { appKey: AppKey; origins: ReadonlySet<string>; log: Logger; relay: Relay },
): Realtime {
  const { appKey, origins, log, relay } = deps;
  if (config.pusher) {
    const { socket, ...options } = config.pusher;
    return { broadcaster: createPusherBroadcaster(options), facts: { key: options.key, path: '', ...socket } };
  }
  const credentials = applicationOf(config, appKey);
  const isSecure = config.tls !== undefined;
  return {
    broadcaster: createLocalBroadcaster({
      ...credentials,
      relay: config.databaseUrl ? relay : undefined,
      limits: config.clientEvents ? { clientEventsPerSecond: 10 } : {},
      allowedOrigins: (origin) => origins.has(origin),
      logger: log,
      trustProxy: config.trustProxy,
    }),
    facts: {
      key: credentials.key,
      path: '/realtime',
      host: null,
      port: config.tls?.port ?? null,
      tls: isSecure ? true : null,
    },
  };
}

/**
 * Returns the application of this server's own sockets: the configured one, or one derived from the installation's
 * key, the same after every restart and in every process.
 */
export const applicationOf = (config: Pick<Config, 'application'>, appKey: AppKey): Application =>
  config.application ?? derivedApplication(appKey);

const derivedApplication = (appKey: AppKey): Application => ({
  // Some clients accept only a number.
  appId: String(100_000 + (appKey.derive('realtime application', 4).readUInt32BE() % 900_000)),
  key: appKey.derive('realtime key', 10).toString('hex'),
  secret: appKey.derive('realtime secret', 32).toString('base64url'),
});

/** Opens the bus that carries events from the process that commits them to every process with sockets. */
export async function openBus(
  config: Config,
  deps: { db: Database; outbox: Outbox; broadcaster: Broadcaster; tenant: string; log: Logger },
): Promise<Bus> {
  const { db, outbox, broadcaster, tenant, log } = deps;
  const toBrowsers = deliver.bind(undefined, broadcaster);
  // A service reaches all browsers by itself, and the embedded database is used by only one process.
  if (config.pusher) return createDirectBus(toBrowsers, 1);
  if (config.redisUrl) {
    const { createRedisBus } = await import('../realtime/bus/redis.ts');
    return createRedisBus({ url: config.redisUrl, tenant, outbox, deliver: toBrowsers, log });
  }
  if (!config.databaseUrl) return createDirectBus(toBrowsers);
  return createNotifyBus({ url: config.databaseUrl, db, outbox, deliver: toBrowsers, log });
}
