import { and, count, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { jobs, processes } from '../../db/schema.ts';

/** Returns how many jobs of the same node or customer are ahead of a queued process; null for any other process. */
export function aheadOf(db: Database) {
  const own = alias(jobs, 'own');
  const earlier = alias(jobs, 'earlier');
  const others = db.current
    .select({ count: count() })
    .from(own)
    .innerJoin(
      earlier,
      and(
        lt(earlier.id, own.id),
        isNull(earlier.finishedAt),
        or(eq(earlier.lane, own.lane), eq(earlier.customer, own.customer)),
      ),
    )
    .where(and(isNull(own.finishedAt), eq(sql`${own.payload} ->> 'processId'`, sql`${processes.id}::text`)));
  return sql<number | null>`case when ${processes.state} = 'queued' then ${others} end`.mapWith(Number);
}
