import { asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { nodes as table } from '../../db/schema.ts';
import { keyOf } from './key-of.ts';
import type { Nodes } from './nodes.ts';

/** Records the panel's sign-in key for nodes that were stored before it was recorded. */
export async function noteKeys({ db, nodes }: { db: Database; nodes: Nodes }): Promise<void> {
  const rows = await db.current.select().from(table).where(isNull(table.sshKey)).orderBy(asc(table.id));
  for (const row of rows) {
    const sshKey = keyOf(nodes.reveal(row).engine);
    if (sshKey !== null) await db.current.update(table).set({ sshKey }).where(eq(table.id, row.id));
  }
}
