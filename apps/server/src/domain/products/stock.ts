import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema.ts';
import type { Events } from '../events.ts';

export type Stock = ReturnType<typeof createStock>;

/** The stock of products; null is unlimited. Admins' open lists are notified of changes. */
export function createStock({ db, events }: { db: Database; events: Events }) {
  const notify = () => events.emit('admin', 'products-changed', {});

  return {
    /**
     * Takes one item in the transaction that creates a server; false when none is left. Of two concurrent requests for
     * the last item, only one gets it.
     */
    async take(id: number): Promise<boolean> {
      const isLeft = or(isNull(products.stock), gt(products.stock, 0));
      const [row] = await db.current
        .update(products)
        .set({ stock: sql`${products.stock} - 1` })
        .where(and(eq(products.id, id), isLeft))
        .returning({ stock: products.stock });
      if (row && row.stock !== null) await notify();
      return row !== undefined;
    },
    /** Puts the items of deleted servers back in stock, in the transaction that deletes the servers. */
    async giveBack(ids: readonly (number | null)[]): Promise<void> {
      const counts = new Map<number, number>();
      for (const id of ids) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
      let isChanged = false;
      // In a fixed order, so that two transactions do not deadlock.
      for (const [id, count] of [...counts].toSorted(([a], [b]) => a - b)) {
        const rows = await db.current
          .update(products)
          .set({ stock: sql`${products.stock} + ${count}` })
          .where(and(eq(products.id, id), isNotNull(products.stock)))
          .returning({ id: products.id });
        isChanged ||= rows.length > 0;
      }
      if (isChanged) await notify();
    },
  };
}
