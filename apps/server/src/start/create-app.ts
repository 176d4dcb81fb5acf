import { contract } from '@kronos/api/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import { within } from '../platform/concurrency.ts';
import type { Services } from '../services/create-services.ts';
import type { Database } from '../db/database.ts';
import { createHandlers } from '../handlers/index.ts';
import { pass } from '../handlers/limits.ts';
import { clientIp } from '../http/client-ip.ts';
import { hasCsrf, renewCsrf } from '../http/csrf.ts';
import { implement } from '../http/implement.ts';
import { allowPages } from '../http/allow-pages.ts';
import { createGuestLimits } from '../http/guest-limits.ts';
import { type LogVariables, logRequests } from '../http/logging.ts';
import { createOwners } from '../http/owners.ts';
import { createMetrics } from '../http/metrics.ts';
import { createRateLimiter, type RateStore } from '../http/rate-limit.ts';
import { faultMessage, refuse } from '../http/refusals.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { staticPanel } from '../http/static-panel.ts';
import { markDemo } from '../http/mark-demo.ts';
import type { Broadcaster } from '../realtime/port.ts';

export interface AppDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  services: Services;
  broadcaster: Broadcaster;
  /** Counts attempts across all processes. @default in this process only */
  counts?: RateStore | undefined;
  http: HttpOptions;
}

export type App = Hono<{ Variables: LogVariables }>;

export interface HttpOptions {
  /** Origins whose pages may change state. */
  origins: ReadonlySet<string>;
  secureCookies: boolean;
  trustProxy: boolean;
  exactResponses: boolean;
  /** The maximum number of changes per session and minute. */
  changesPerMinute: number;
  metricsToken: string | undefined;
  /** Whether this installation is a demo. */
  isDemo: boolean;
  /** The folder of the built panel. */
  panel: string;
  /** The hashes of the inline scripts of the panel's page. */
  inlineHashes: readonly string[];
  /** Socket origins for the content security policy. */
  connect: readonly string[];
}

/** Paths that clients of the Pusher protocol call, also from pages of other origins. */
const realtimePaths: ReadonlySet<string> = new Set(['/api/broadcasting/auth', '/api/broadcasting/user-auth']);

const perAccount = { name: 'sign-in', limit: 10, seconds: 60 };
/** Attempts of one user to confirm the identity in an open session. */
const perUser = { name: 'confirm', limit: 30, seconds: 5 * 60 };
/** Attempts of one address with many accounts. */
const perAddress = { name: 'sign-in-address', limit: 100, seconds: 60 };

/**
 * Attempts of one user to sign in to media servers or their vendors, which would blame the panel for excessive
 * attempts.
 */
const perMediaSignIn = { name: 'media-sign-in', limit: 20, seconds: 5 * 60 };

/** An attacker who guesses codes already has the password, so attempts are counted per account, from any address. */
const perProof = { name: 'proof', limit: 10, seconds: 5 * 60 };
/** Mails to addresses that a user typed, for any purpose; the responses also reveal which addresses have an account. */
const perSender = { name: 'letters', limit: 20, seconds: 60 * 60 };
/** Such mails to one address, from any sender. */
const perMailbox = { name: 'letters-mailbox', limit: 5, seconds: 60 * 60 };
/**
 * All other changes of a session. The limit is above what a user can click; each change leaves an audit row for a year.
 */
const perSession = { name: 'changes', seconds: 60 };
/** The changes of one user in all sessions: anyone may sign in again and again. */
const inAllSessions = { name: 'changes-of-user', seconds: 60 };
const sessionsAtFullSpeed = 3;
const perPasskey = { name: 'passkey', limit: 60, seconds: 60 };

/** The time limit for the database query in a health check, whose result is due within two seconds. */
const healthMs = 1500;

/** Assembles the panel's server without listening, so that tests and in-process clients can call it directly. */
export function createApp({ db, clock, log, services, broadcaster, counts, http }: AppDeps): App {
  const app: App = new Hono();
  const limiter = createRateLimiter({ store: counts, now: () => clock.now().getTime(), trustProxy: http.trustProxy });
  // Counted by each process separately, without a query.
  const changes = createRateLimiter({ now: () => clock.now().getTime() });
  const metrics = createMetrics({
    gauges: {
      realtime_connections: { help: 'Open sockets.', read: () => broadcaster.connections() },
      watched_servers: { help: 'Servers whose samples are followed.', read: () => services.liveFigures.watched() },
    },
  });

  app.use(logRequests(log));
  app.use(metrics.middleware);
  app.use(securityHeaders({ ...http, connectAlso: services.cdnOrigins.list }));
  app.get('/healthz', async (context) => {
    try {
      await within(healthMs, 'the database', db.current.execute(sql`select 1`));
      return context.json({ status: 'ok' });
    } catch (error) {
      context.get('log').error({ err: error }, 'the database is not responding');
      return context.json({ status: 'down' }, 503);
    }
  });
  app.get('/metrics', metrics.handler({ token: http.metricsToken }));

  const signInLimit = async (ip: string, email: string) =>
    (await limiter.take(perAccount, ip, email)) || (await limiter.take(perAddress, ip));
  const guestLimits = createGuestLimits(limiter);
  const proofLimit = (userId: string) => limiter.take(perProof, 'anywhere', userId);
  const passkeyLimit = (ip: string) => limiter.take(perPasskey, ip);
  const mediaSignInLimit = (userId: string) => limiter.take(perMediaSignIn, 'anywhere', userId);
  const confirmLimit = (userId: number) => limiter.take(perUser, '', String(userId));
  const letterLimit = async (senderId: number, email: string) =>
    (await limiter.take(perSender, 'anywhere', String(senderId))) ||
    (await limiter.take(perMailbox, 'anywhere', email));
  // RFC 8058: a mail program unsubscribes its user with neither a page nor a cookie.
  app.post('/unsubscribe/:token', async (context) => {
    await guestLimits.subscription(clientIp(context, http.trustProxy));
    await services.mailSubscription.choose(context.req.param('token'), false);
    return context.body(null, 204);
  });
  const limits = { signInLimit, guestLimits, proofLimit, passkeyLimit, confirmLimit, letterLimit, mediaSignInLimit };
  for (const path of ['/api/broadcasting/*', '/broadcasting/*']) app.use(path, allowPages(http.origins));
  implement(app, contract, createHandlers({ ...services, ...limits, clock, broadcaster }), {
    ...http,
    audit: services.audit,
    async countChange({ id, user, impersonator, client }) {
      const limit = http.changesPerMinute;
      await pass(changes.take({ ...perSession, limit }, 'anywhere', id));
      // A user's API clients are few, and made by an admin.
      if (client) return;
      const actor = String((impersonator ?? user).id);
      await pass(limiter.take({ ...inAllSessions, limit: sessionsAtFullSpeed * limit }, 'anywhere', actor));
    },
    findSession: (token) => services.sessions.find(token),
    findClient: services.findClient,
    owners: createOwners(services),
    aliases: {
      '/api/broadcasting/auth': ['/broadcasting/auth'],
      '/api/broadcasting/user-auth': ['/broadcasting/user-auth'],
      // The former addresses of images that were chosen before.
      '/api/brand/:name': ['/brand/:name'],
    },
    forms: realtimePaths,
    crossOriginPaths: realtimePaths,
  });

  app.use(
    staticPanel({
      folder: http.panel,
      onIndex: (context) => {
        if (!hasCsrf(context)) renewCsrf(context, http.secureCookies);
        markDemo(context, http.isDemo);
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
