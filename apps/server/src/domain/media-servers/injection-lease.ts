import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { injectionLeases as table } from '../../db/schema.ts';
import type { ServerRow } from '../servers/server-row.ts';

/** Longer than a media server may take for one library; whoever goes on for longer renews it. */
const leaseMs = 2 * 60_000;

export type InjectionLease = ReturnType<typeof createInjectionLease>;

/**
 * Has one call at a time change the libraries of a server, in whichever process: a media server would add a library twice.
 * A transaction cannot be held meanwhile, because the calls wait for the media server.
 */
export function createInjectionLease({ db }: { db: Database }) {
  const leaseUntil = sql`now() + make_interval(secs => ${leaseMs / 1000})`;

  return {
    /** Calls `work`, which renews the lease between its steps, and stops when that is in vain. */
    async during<T>(
      { id: serverId, name }: Pick<ServerRow, 'id' | 'name'>,
      work: (renew: () => Promise<boolean>) => Promise<T>,
    ): Promise<T> {
      const holder = randomUUID();
      const mine = and(eq(table.serverId, serverId), eq(table.holder, holder));
      const taken = await db.current
        .insert(table)
        .values({ serverId, holder, leaseUntil })
        .onConflictDoUpdate({
          target: table.serverId,
          set: { holder, leaseUntil },
          setWhere: lt(table.leaseUntil, sql`now()`),
        })
        .returning({ holder: table.holder });
      if (taken.length === 0)
        throw new AppError('conflict', `The libraries of ${name} are being changed already. Wait until that is done.`);
      try {
        return await work(
          async () => (await db.current.update(table).set({ leaseUntil }).where(mine).returning()).length > 0,
        );
      } finally {
        await db.current.delete(table).where(mine);
      }
    },
  };
}
