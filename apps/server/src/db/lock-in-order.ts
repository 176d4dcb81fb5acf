import { asc, inArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { nodes, servers, users } from './schema.ts';

/**
 * Locks what the open transaction is about to write, by rising id. Of two who write many rows in an order of their own
 * each would wait for the other.
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
