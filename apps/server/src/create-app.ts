import { contract } from '@kronos/api/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import type { Services } from './create-services.ts';
import type { Database } from './db/database.ts';
import { createHandlers } from './handlers/index.ts';
import { hasCsrf, renewCsrf } from './http/csrf.ts';
import { implement } from './http/implement.ts';
import { type LogVariables, logRequests } from './http/logging.ts';
import { createMetrics } from './http/metrics.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { faultMessage, refuse } from './http/refusals.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticPanel } from './http/static-panel.ts';
import type { Broadcaster } from './realtime/port.ts';

export interface AppDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  services: Services;
  broadcaster: Broadcaster;
  http: HttpOptions;
}

export type App = Hono<{ Variables: LogVariables }>;

export interface HttpOptions {
  /** Origins whose pages may change state. */
  origins: ReadonlySet<string>;
  secureCookies: boolean;
  trustProxy: boolean;
  checkAnswers: boolean;
  metricsToken: string | undefined;
  /** Folder of the built panel. */
  panel: string;
  /** Hashes of the inline scripts of the panel's page. */
  inlineHashes: readonly string[];
  /** Socket origins for the content security policy. */
  connect: readonly string[];
}

const perAccount = { name: 'sign-in', limit: 10, seconds: 60 };
/** One address that tries many accounts. */
const perAddress = { name: 'sign-in-address', limit: 100, seconds: 60 };

/** Puts the panel's server together; it never listens, so tests and in-process clients call it directly. */
export function createApp({ db, clock, log, services, broadcaster, http }: AppDeps): App {
  const app: App = new Hono();
  const limiter = createRateLimiter({ now: () => clock.now().getTime(), trustProxy: http.trustProxy });
  const metrics = createMetrics({
    gauges: { realtime_connections: { help: 'Open sockets.', read: () => broadcaster.connections() } },
  });

  app.use(logRequests(log));
  app.use(metrics.middleware);
  app.use(securityHeaders(http));
  app.get('/healthz', async (context) => {
    try {
      await db.current.execute(sql`select 1`);
      return context.json({ status: 'ok' });
    } catch (error) {
      context.get('log').error({ err: error }, 'the database does not answer');
      return context.json({ status: 'down' }, 503);
    }
  });
  app.get('/metrics', metrics.handler({ token: http.metricsToken }));

  const signInLimit = async (ip: string, email: string) =>
    (await limiter.take(perAccount, ip, email)) || (await limiter.take(perAddress, ip));
  implement(app, contract, createHandlers({ ...services, clock, broadcaster, signInLimit }), {
    ...http,
    audit: services.audit,
    findSession: (token) => services.sessions.find(token),
    findServer: (id, viewer) => services.servers.findVisible(id, viewer),
    aliases: { '/api/broadcasting/auth': ['/broadcasting/auth', '/broadcasting/user-auth'] },
    forms: new Set(['/api/broadcasting/auth']),
  });

  app.use(
    staticPanel({
      folder: http.panel,
      onIndex: (context) => {
        if (!hasCsrf(context)) renewCsrf(context, http.secureCookies);
      },
    }),
  );
  app.notFound((context) => refuse(context, new AppError('not-found', 'There is nothing at this address.')));
  app.onError((error, context) => {
    if (error instanceof AppError) return refuse(context, error);
    context.get('log').error({ err: error }, 'request failed');
    return context.json({ message: faultMessage }, 500);
  });
  return app;
}
