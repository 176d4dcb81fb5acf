import { isDeepStrictEqual } from 'node:util';
import { eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { nodes, settings, users } from '../../src/db/schema.ts';

/**
 * Records the existing users, nodes and settings, and returns a function that restores them, whatever was changed. Row
 * by row in separate statements, because work under way may lock several of them in another order.
 */
export async function rememberShared(db: Database): Promise<() => Promise<void>> {
  const userRows = await db.current.select().from(users);
  const nodeRows = await db.current.select().from(nodes);
  const values = await db.current.select().from(settings);

  /** Returns the rows that differ from before. */
  const changed = <Row>(before: Row[], now: Row[]) =>
    before.filter((row) => !now.some((one) => isDeepStrictEqual(one, row)));

  return async () => {
    for (const { id, ...row } of changed(userRows, await db.current.select().from(users)))
      await db.current.update(users).set(row).where(eq(users.id, id));
    for (const { id, ...row } of changed(nodeRows, await db.current.select().from(nodes)))
      await db.current.update(nodes).set(row).where(eq(nodes.id, id));
    for (const row of changed(values, await db.current.select().from(settings)))
      await db.current.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
    const keys = values.map(({ key }) => key);
    await db.current.delete(settings).where(notInArray(settings.key, keys));
  };
}
