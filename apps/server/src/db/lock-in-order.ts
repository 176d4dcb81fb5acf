import { asc, inArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { nodes, servers, users } from './schema.ts';

/**
 * Locks the rows that the open transaction is about to write, by ascending id. Two transactions that lock many rows in
 * different orders would deadlock.
 */
export async function lockInOrder(
  db: Database,
  table: typeof nodes | typeof servers | typeof users,
  ids: number[],
): Promise<void> {
  await db.current
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(asc(table.id))
    .for('no key update');
}
