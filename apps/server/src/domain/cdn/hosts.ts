import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { cdnHosts, cdnLeases as leases } from '../../db/schema.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { CdnHostAddress } from './port.ts';

export type CdnHostRow = typeof cdnHosts.$inferSelect;

/** Longer than any work under a lease may take. */
const leaseMs = 90_000;
/** How long to wait for a lease, and the pause between two attempts. */
const waitMs = 20_000;
const retryMs = 50;

export type CdnHosts = ReturnType<typeof createCdnHosts>;

/** The CDN hosts. Tokens are sealed, and opened only for calls to their host. */
export function createCdnHosts({ db, sealer }: { db: Database; sealer: Sealer }) {
  const leaseUntil = sql`now() + make_interval(secs => ${leaseMs / 1000})`;

  const take = async (cdnHostId: number, holder: string): Promise<boolean> => {
    const taken = await db.current
      .insert(leases)
      .values({ cdnHostId, holder, leaseUntil })
      .onConflictDoUpdate({
        target: leases.cdnHostId,
        set: { holder, leaseUntil },
        setWhere: lt(leases.leaseUntil, sql`now()`),
      })
      .returning({ holder: leases.holder });
    return taken.length > 0;
  };

  return {
    /** Locks the row until the transaction ends. */
    async lock(id: number): Promise<CdnHostRow | undefined> {
      const [row] = await db.current.select().from(cdnHosts).where(eq(cdnHosts.id, id)).for('update');
      return row;
    },
    /** Keeps the row from being deleted until the transaction ends; false when it is gone. */
    async hold(id: number): Promise<boolean> {
      const which = db.current.select({ id: cdnHosts.id }).from(cdnHosts).where(eq(cdnHosts.id, id));
      return (await which.for('key share')).length > 0;
    },
    async find(id: number): Promise<CdnHostRow | undefined> {
      const [row] = await db.current.select().from(cdnHosts).where(eq(cdnHosts.id, id));
      return row;
    },
    all: (): Promise<CdnHostRow[]> =>
      db.current.select().from(cdnHosts).orderBy(sql`lower(${cdnHosts.name})`, asc(cdnHosts.id)),
    async setToken(id: number, token: string): Promise<void> {
      await db.current
        .update(cdnHosts)
        .set({ adminToken: sealer.seal(token, place(id)) })
        .where(eq(cdnHosts.id, id));
    },
    /** Makes the next comparison include a host whose routes are about to differ from those last applied. */
    async markForComparison(id: number): Promise<void> {
      await db.current.update(cdnHosts).set({ routesKept: null }).where(eq(cdnHosts.id, id));
    },
    /** Returns what is needed to reach the host. */
    addressOf: ({ id, address, adminUrl, adminToken, listen }: CdnHostRow): CdnHostAddress => ({
      address,
      adminUrl,
      token: adminToken === null ? null : sealer.open(adminToken, place(id)),
      listen,
    }),
    /**
     * Runs work on a host's routes under a lease, one at a time across all processes, so that what the work has read is
     * still true when it writes. A transaction cannot be held meanwhile, because the calls wait for the host.
     */
    async withLease<T>({ id, name }: Pick<CdnHostRow, 'id' | 'name'>, work: () => Promise<T>): Promise<T> {
      const holder = randomUUID();
      const end = performance.now() + waitMs;
      while (!(await take(id, holder))) {
        if (performance.now() > end)
          throw new AppError('unavailable', `${name} is busy. Try again in a moment.`, { retryAfter: 5 });
        await sleep(retryMs);
      }
      try {
        return await work();
      } finally {
        await db.current.delete(leases).where(and(eq(leases.cdnHostId, id), eq(leases.holder, holder)));
      }
    },
  };
}

/** Binds a sealed token to its row. */
const place = (id: number) => `cdn_hosts:${id}:admin_token`;
