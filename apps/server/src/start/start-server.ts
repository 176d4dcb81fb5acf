import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import manifest from '../../package.json' with { type: 'json' };
import { type Clock, systemClock } from '../platform/clock.ts';
import { createBackupStorage } from '../config/backups.ts';
import type { RemoteRealtime } from '../config/pusher.ts';
import type { Config } from '../config/config.ts';
import { createApp, type HttpOptions } from './create-app.ts';
import { createServices, type Services } from '../services/create-services.ts';
import { defaultTimings, type Timings } from '../config/timings.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { claimDemoServer } from '../demo/media.ts';
import { seedDemo, startDemoServers } from '../demo/seed.ts';
import { ensureFirstAdmin, type FirstAdmin } from '../domain/first-run/first-admin.ts';
import { noteKeys } from '../domain/nodes/note-keys.ts';
import { createEngineProvider } from '../engines/provider.ts';
import { createSharedCounts } from '../http/shared-counts.ts';
import { hashInlineScripts } from '../http/security-headers.ts';
import { createCaddyHosts } from '../integrations/cdn/caddy.ts';
import { createDiscord } from '../integrations/discord/discord.ts';
import { createHetzner } from '../integrations/hetzner/hetzner.ts';
import { createResolver } from '../integrations/dns/resolver.ts';
import { smtpCarrier } from '../integrations/mail/smtp.ts';
import { createMediaServers } from '../integrations/media-server/create-media-servers.ts';
import { readMediaServerInfo } from '../integrations/media-server/info.ts';
import { createUptimeRobot } from '../integrations/uptime-robot/uptime-robot.ts';
import { createPing } from '../integrations/uptime/ping.ts';
import { createReach } from '../integrations/uptime/reach.ts';
import { closeServer, listen, listenSecurely, portOf, requirePort } from './listen.ts';
import { createRealtime, openBus } from './open-realtime.ts';
import { provision } from './provision.ts';
import { beatMs } from '../realtime/bus/census.ts';
import { createDispatcher, type Dispatcher } from '../realtime/bus/dispatcher.ts';
import { createOutbox } from '../realtime/bus/outbox.ts';
import { createRelay } from '../realtime/bus/relay.ts';
import { repeat } from '../platform/repeat.ts';
import { createAppKey, readOrCreateSecret } from '../security/app-key.ts';
import { createSealer } from '../security/sealer.ts';
import { startBackground } from './start-background.ts';

export interface RunningServer {
  port: number;
  /** The domain services, for callers in the same process. */
  services: Services;
  db: Database;
  /** The first admin of an empty installation, created at this start. */
  firstAdmin: FirstAdmin | undefined;
  /**
   * Stops gracefully: accepts no new requests, asks sockets to reconnect later, and gives responses and jobs under way
   * a moment.
   */
  stop(): Promise<void>;
}

export interface StartOptions {
  log: Logger;
  clock?: Clock;
  timings?: Timings;
  /** Treats a response with fields outside the contract as a fault instead of removing them. */
  exactResponses?: boolean;
  /** Counts attempts in this process only, by its own clock; for tests. */
  countsAlone?: boolean;
  /** The maximum number of changes per session and minute. @default 300 */
  changesPerMinute?: number;
}

/** Starts the whole server from its configuration. Any failure is reported in one clear sentence. */
export async function startServer(
  config: Config,
  {
    log,
    clock = systemClock,
    timings = defaultTimings,
    exactResponses = false,
    countsAlone = false,
    changesPerMinute = 300,
  }: StartOptions,
): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    await requirePort(config);
    const db = await openDatabase({
      url: config.databaseUrl,
      folder: config.data,
      template: config.template,
      restore: config.restore,
    });
    closers.push(() => db.close());
    const appKey = createAppKey(config.appKey ?? readOrCreateSecret(config.data));
    const origins = new Set(config.origins);
    const outbox = createOutbox(db);
    let dispatcher: Dispatcher | undefined;
    const wake = () => dispatcher?.wake();
    const relay = createRelay({ db, outbox, wake, log });
    const { broadcaster, facts } = createRealtime(config, { appKey, origins, log, relay });
    const engines = createEngineProvider({
      commands: config.hostCommands,
      timeoutMs: timings.engineMs,
      firstPauseMs: timings.firstPauseMs,
    });
    closers.push(async () => engines.close());
    const ping = createPing(config.pingProgram);
    const services = createServices({
      db,
      clock,
      log,
      outbox,
      wake,
      engines,
      sandboxUrl: config.sandboxUrl,
      probe: readMediaServerInfo,
      ping,
      reach: createReach(ping),
      mediaServers: createMediaServers(
        {
          ...config.vendors,
          clientId: appKey.deriveId('media-servers'),
          product: 'Kronos',
          version: manifest.version,
          timeoutMs: timings.mediaMs,
          log,
        },
        { firstPauseMs: timings.firstPauseMs },
      ),
      discord: createDiscord({
        url: config.vendors.discord,
        version: manifest.version,
        site: config.publicUrl.href,
        timeoutMs: timings.mediaMs,
        log,
      }),
      cdn: createCaddyHosts({ timeoutMs: timings.cdnCallMs, log }),
      dns: createResolver({ servers: config.dnsServers, timeoutMs: timings.cdnCallMs }),
      sandboxCdnUrls: config.sandboxCdn.hosts.map(({ adminUrl }) => adminUrl),
      cloud: createHetzner({ url: config.hetznerUrl, timeoutMs: timings.hetznerCallMs, clock, log }),
      uptimeRobot: createUptimeRobot({
        url: config.uptimeRobotUrl,
        timeoutMs: timings.uptimeRobotCallMs,
        clock,
        log,
      }),
      carrier: smtpCarrier,
      mailEnvironment: config.mail,
      mailsPerMinute: config.mailsPerMinute,
      publicUrl: config.publicUrl,
      sealer: createSealer(appKey),
      facts: {
        appVersion: manifest.version,
        domain: config.publicUrl.host,
        demo: config.demo,
        realtime: facts,
      },
      relyingParty: { id: config.publicUrl.hostname, origins },
      timings,
      auditDays: config.auditDays,
      storage: createBackupStorage(config.backups),
      retention: config.backups,
    });
    await services.settings.ensureTenant();
    await services.mailTemplates.ensure();
    const tenant = await services.settings.tenant();
    const bus = await openBus(config, { db, outbox, broadcaster, tenant, log });
    closers.push(() => bus.close());
    const events = createDispatcher({ outbox, bus, log, gatherMs: timings.gatherMs });
    dispatcher = events;
    closers.push(() => events.stop());
    events.start();
    if (config.databaseUrl && !config.pusher) {
      const stopBeating = repeat('census', { everyMs: beatMs }, log, () => relay.beat());
      closers.push(async () => {
        await stopBeating();
        // Without a database, the other processes detect the exit by the missing heartbeat.
        await relay.leave().catch((error: unknown) => log.warn({ err: error }, 'this process could not sign off'));
      });
    }
    await services.systemSettings.announceVersion(manifest.version);
    if (config.demo) await seedDemo(db, services, { ...config, firstPort: config.demoPort });
    if (config.provision) await provision(db, services, config.provision);
    await noteKeys({ db, ...services }).catch((error: unknown) =>
      log.warn({ err: error }, 'the keys of some nodes could not be read'),
    );
    const firstAdmin = config.demo ? undefined : await ensureFirstAdmin({ db, ...services }, config.firstAdmin);

    const counts =
      config.databaseUrl && !countsAlone
        ? await createSharedCounts({ databaseUrl: config.databaseUrl, redisUrl: config.redisUrl, tenant, log })
        : undefined;
    if (counts) closers.push(() => counts.close());
    await services.cdnOrigins.refresh();
    const app = createApp({
      db,
      clock,
      log,
      services,
      broadcaster,
      counts,
      http: { ...httpOptions(config, origins), exactResponses, changesPerMinute },
    });
    if ('eventsApi' in broadcaster) app.route('/', broadcaster.eventsApi);
    const server = await listen(app, config);
    // Sockets count as connections, so they are closed while the server waits for its last responses.
    const ending = new AbortController();
    const parts = [() => closeServer(server), () => broadcaster.close(), async () => ending.abort()];
    closers.push(async () => {
      await Promise.all(parts.map((end) => end()));
    });
    const port = portOf(server);
    for (const host of ['localhost', '127.0.0.1']) origins.add(`http://${host}:${port}`);
    broadcaster.attach?.(server);
    if (config.tls) {
      const secure = await listenSecurely(app, config, config.tls);
      parts.push(() => closeServer(secure));
      origins.add(`https://${config.publicUrl.hostname}:${portOf(secure)}`);
      broadcaster.attach?.(secure);
    }

    parts.push(startBackground({ db, clock, log, services, outbox, timings, folder: config.data }));
    if (config.demo) {
      startDemoServers(services, engines, ending.signal)
        .then(() => claimDemoServer(db, services, engines, ending.signal))
        .catch((error: unknown) => {
          if (!ending.signal.aborted) log.error({ err: error }, 'the demo’s servers were not started');
        });
    }
    return { port, services, db, firstAdmin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function httpOptions(
  config: Config,
  origins: ReadonlySet<string>,
): Omit<HttpOptions, 'exactResponses' | 'changesPerMinute'> {
  const page = join(config.panel, 'index.html');
  const { host, hostname, protocol } = config.publicUrl;
  const isSecure = protocol === 'https:';
  const own = [`${isSecure ? 'wss' : 'ws'}://${host}`, ...(config.tls ? [`wss://${hostname}:${config.tls.port}`] : [])];
  return {
    origins,
    secureCookies: isSecure,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    isDemo: config.demo,
    panel: config.panel,
    inlineHashes: existsSync(page) ? hashInlineScripts(readFileSync(page, 'utf8')) : [],
    connect: config.pusher ? [originOf(config.pusher.socket)] : own,
  };
}

const originOf = ({ host, port, tls }: RemoteRealtime['socket']) => `${tls ? 'wss' : 'ws'}://${host}:${port}`;
