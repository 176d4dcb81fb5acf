import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { forEachLimited } from '../../platform/concurrency.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { cdnHosts as table } from '../../db/schema.ts';
import { eq } from 'drizzle-orm';
import type { Events } from '../events.ts';
import type { ServerEvents } from '../servers/events.ts';
import type { CdnHostRow, CdnHosts } from './hosts.ts';
import type { CdnOrigins } from './origins.ts';
import { type Comparison, CdnError, type CdnHostsPort, type ServerRoute } from './port.ts';
import type { CdnRoutes } from './routes.ts';

/** The maximum age of a host's last check. */
const freshMs = 60_000;
/** How long a comparison may take. */
const timeoutMs = 60_000;
/** The same while a caller waits who does not depend on the result. */
const shortMs = 3000;
const lanes = 4;

type Checked = Pick<CdnHostRow, 'state' | 'latencyMs'> & Partial<CdnHostRow>;
interface CompareOptions {
  /** The servers whose routes are missing. */
  refused?: readonly number[];
  /** Writes further changes in the transaction of the result. */
  also?: ((found: Checked) => Promise<void>) | undefined;
}

export type CdnComparison = ReturnType<typeof createCdnComparison>;

/** Brings CDN hosts in line with the records: servers come, go and move, and a host may have lost its routes. */
export function createCdnComparison(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  cdn: CdnHostsPort;
  cdnHosts: CdnHosts;
  cdnRoutes: CdnRoutes;
  cdnOrigins: CdnOrigins;
  serverEvents: Pick<ServerEvents, 'updated'>;
  events: Events;
}) {
  const { db, clock, log, cdn, cdnHosts, cdnRoutes, cdnOrigins, serverEvents, events } = deps;

  const isDue = (host: CdnHostRow, routes: readonly ServerRoute[]): boolean => {
    const isOld = clock.now().getTime() - (host.checkedAt?.getTime() ?? 0) >= freshMs;
    // A host that does not respond is not tried again before then.
    return isOld || (host.state !== 'down' && host.routesKept !== routesHashOf(host, routes));
  };

  const note = (before: CdnHostRow, values: Checked, { refused, also }: CompareOptions = {}): Promise<void> =>
    db.transaction(async () => {
      await also?.(values);
      const now = await cdnHosts.lock(before.id);
      // The result is void once the host is deleted or has another admin API.
      if (now?.adminUrl !== before.adminUrl) return;
      await db.current
        .update(table)
        .set({ ...values, checkedAt: clock.now() })
        .where(eq(table.id, before.id));
      if (now.state !== values.state) await events.emit('admin', 'cdn-hosts-changed', {});
      for (const id of refused ? await cdnRoutes.noteMissing(before.id, refused) : [])
        await serverEvents.updated({ id });
    });

  const compare = async (id: number, ms: number, isAskedFor: boolean, also?: CompareOptions['also']): Promise<void> => {
    const known = await cdnHosts.find(id);
    if (!known) return;
    await cdnHosts.withLease(known, async () => {
      // Another process may have been faster.
      const host = await cdnHosts.find(id);
      if (!host) return;
      const routes = await cdnRoutes.ofHost(host);
      if (!isAskedFor && !isDue(host, routes)) return;
      let found: Comparison;
      try {
        found = await cdn.open(cdnHosts.addressOf(host)).setRoutes(routes, { signal: AbortSignal.timeout(ms) });
      } catch (error) {
        if (!(error instanceof CdnError)) throw error;
        if (host.state !== 'down') log.warn({ err: error, id, host: host.name }, 'a CDN host cannot be used');
        await note(host, { state: 'down', latencyMs: null }, { also });
        return;
      }
      const { ms: latencyMs, refused } = found;
      if (refused.length > 0)
        log.warn({ id, host: host.name, servers: refused }, 'a CDN host did not accept all routes');
      await note(host, { state: 'up', latencyMs, routesKept: routesHashOf(host, routes) }, { refused, also });
    });
  };

  return {
    /**
     * Compares one host now and adds the routes that it lacks. Also resolves when the host does not respond, which is
     * recorded. `also` is called with either result.
     */
    compareNow: (id: number, also?: CompareOptions['also']): Promise<void> => compare(id, timeoutMs, true, also),
    /** Applies a change to a host now if it responds promptly; otherwise the next comparison does. */
    async applyChange(id: number): Promise<void> {
      await compare(id, shortMs, true).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error; // busy: another comparison is under way
      });
    },
    /** Compares the hosts that were not checked for a minute, and those whose routes have changed. */
    async sample(): Promise<void> {
      const hosts = await cdnHosts.all();
      cdnOrigins.keep(hosts);
      if (hosts.length === 0) return;
      const due = (await cdnRoutes.ofHosts(hosts)).filter(({ host, routes }) => isDue(host, routes));
      await forEachLimited(due, lanes, async ({ host: { id, name } }) => {
        await compare(id, timeoutMs, false).catch((error: unknown) => {
          log.warn({ err: error, id, host: name }, 'a CDN host could not be compared');
        });
      });
    },
  };
}

/** Returns a fingerprint of a host's routes, which tells whether they have changed. */
const routesHashOf = ({ address, listen }: CdnHostRow, routes: readonly ServerRoute[]): string =>
  createHash('sha256')
    .update(JSON.stringify([address, listen, routes]))
    .digest('base64url');
