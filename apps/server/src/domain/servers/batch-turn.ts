import type { BatchAction } from '@kronos/api/contract';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { processes, serverBatches, servers } from '../../db/schema.ts';
import { batchInput } from './batches.ts';

/** The state of a batch at one turn. */
export interface BatchTurn {
  action: BatchAction;
  input: Record<string, unknown>;
  /** The node that does the work, if it is the same for all servers. */
  target: number | null;
  state: (typeof processes.$inferSelect)['state'];
  /** The number of its servers. */
  total: number;
  /** How many of them have ended, and how many of those failed. */
  ended: number;
  failed: number;
  /** How many are running or queued, by the node that does the work. */
  busy: Map<number | null, number>;
}

export type BatchTurns = ReturnType<typeof createBatchTurns>;

/** Reads the progress of a batch and the next servers, in a constant number of statements. */
export function createBatchTurns({ db }: { db: Database }) {
  const isOf = (id: number) => eq(processes.parentId, id);
  /** The existing servers of a batch, in its order. */
  const wanted = sql`unnest(${serverBatches.serverIds}) with ordinality as wanted(id, place)`;

  return {
    async read(id: number): Promise<BatchTurn | undefined> {
      const [batch] = await db.current
        .select({
          action: serverBatches.action,
          input: serverBatches.input,
          total: sql`cardinality(${serverBatches.serverIds})`.mapWith(Number),
          state: processes.state,
        })
        .from(serverBatches)
        .innerJoin(processes, eq(processes.id, serverBatches.processId))
        .where(eq(serverBatches.processId, id));
      if (!batch) return undefined;
      const { node: target } = batchInput.parse(batch.input);
      const node = sql<
        number | null
      >`case when ${processes.state} in ('queued', 'running') then ${processes.nodeId} end`;
      const counts = await db.current
        .select({ state: processes.state, node, count: sql`count(*)`.mapWith(Number) })
        .from(processes)
        .where(isOf(id))
        .groupBy(processes.state, node);
      const turn = { ...batch, target, ended: 0, failed: 0, busy: new Map<number | null, number>() };
      for (const { state, node, count } of counts) {
        const at = target ?? node;
        if (state === 'queued' || state === 'running') turn.busy.set(at, (turn.busy.get(at) ?? 0) + count);
        else turn.ended += count;
        if (state === 'failed') turn.failed += count;
      }
      return turn;
    },
    /** Returns the next servers without an operation, except for those on full nodes. */
    next(id: number, full: number[], most: number): Promise<{ id: number; nodeId: number }[]> {
      const given = db.current
        .select({ one: sql`1` })
        .from(processes)
        .where(and(isOf(id), eq(processes.serverId, servers.id)));
      return db.current
        .select({ id: servers.id, nodeId: servers.nodeId })
        .from(serverBatches)
        .crossJoinLateral(wanted)
        .innerJoin(servers, eq(servers.id, sql`wanted.id`))
        .where(and(eq(serverBatches.processId, id), sql`not exists ${given}`, notInArray(servers.nodeId, full)))
        .orderBy(sql`wanted.place`)
        .limit(most);
    },
    /** Counts the servers that still exist. */
    async countThere(id: number): Promise<number> {
      const [row] = await db.current
        .select({ there: sql`count(*)`.mapWith(Number) })
        .from(serverBatches)
        .crossJoinLateral(wanted)
        .innerJoin(servers, eq(servers.id, sql`wanted.id`))
        .where(eq(serverBatches.processId, id));
      return row?.there ?? 0;
    },
  };
}
