import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { RefusalReason } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { injectionLeases, shareLeases } from '../../db/schema.ts';
import type { ServerRow } from '../servers/server-row.ts';

/** Longer than a media server may take for one step; work that takes longer renews the lease. */
const leaseMs = 2 * 60_000;

export type MediaLease = ReturnType<typeof createMediaLease>;

/**
 * Lets only one call at a time, across all processes, change the libraries or the shares of a server. Otherwise a media
 * server would add a library twice, and of two changes to a share the first would be lost. A transaction cannot be held
 * open instead, because the calls wait for the media server.
 */
function createMediaLease(
  db: Database,
  table: typeof injectionLeases | typeof shareLeases,
  reason: RefusalReason,
  busyWords: (name: string) => string,
) {
  const leaseUntil = sql`now() + make_interval(secs => ${leaseMs / 1000})`;

  return {
    /** Calls `work`, which renews the lease between its steps, and stops when the renewal fails. */
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
      if (taken.length === 0) throw new LeaseTaken(busyWords(name), reason);
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

/** Another call has the lease. */
export class LeaseTaken extends AppError {
  constructor(words: string, reason: RefusalReason) {
    super('conflict', words, { reason });
  }
}

export const createInjectionLease = ({ db }: { db: Database }): MediaLease =>
  createMediaLease(
    db,
    injectionLeases,
    'libraries-busy',
    (name) => `The libraries of ${name} are already being changed. Wait until this is done.`,
  );

export const createShareLease = ({ db }: { db: Database }): MediaLease =>
  createMediaLease(
    db,
    shareLeases,
    'shares-busy',
    (name) => `The shares of ${name} are already being changed. Try again when this is done.`,
  );
