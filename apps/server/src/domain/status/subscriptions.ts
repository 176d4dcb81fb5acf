import { and, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { servers, statusSubscriptions as table } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import { isSeenBy } from '../servers/server-views.ts';

export type StatusSubscriptions = ReturnType<typeof createStatusSubscriptions>;

/** The users who are to be notified when a node of their servers goes down or is back, and of announced incidents. */
export function createStatusSubscriptions({ db, clock, audit }: { db: Database; clock: Clock; audit: Audit }) {
  const isSubscribed = async (userId: number) => (await db.current.$count(table, eq(table.userId, userId))) > 0;
  return {
    isSubscribed,
    choose: ({ id, name }: { id: number; name: string }, wants: boolean): Promise<void> =>
      db.transaction(async () => {
        const before = await isSubscribed(id);
        if (wants) await db.current.insert(table).values({ userId: id, since: clock.now() }).onConflictDoNothing();
        else await db.current.delete(table).where(eq(table.userId, id));
        await audit.write({
          target: { kind: 'user', id, name },
          before: { is_subscribed: before },
          after: { is_subscribed: wants },
        });
      }),
    async all(): Promise<number[]> {
      return (await db.current.select({ id: table.userId }).from(table)).map(({ id }) => id);
    },
    /** Returns the ids of the subscribers who see servers on these nodes, by node id. */
    async on(nodeIds: readonly number[]): Promise<Map<number, number[]>> {
      if (nodeIds.length === 0) return new Map();
      const rows = await db.current
        .selectDistinct({ userId: table.userId, nodeId: servers.nodeId })
        .from(table)
        .innerJoin(servers, and(inArray(servers.nodeId, [...nodeIds]), isSeenBy(db, table.userId)));
      const found = new Map<number, number[]>();
      for (const { userId, nodeId } of rows) found.set(nodeId, [...(found.get(nodeId) ?? []), userId]);
      return found;
    },
  };
}
