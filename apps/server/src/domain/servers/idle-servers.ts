import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ServerStatus } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { lockInOrder } from '../../db/lock-in-order.ts';
import { nodes, processes, servers } from '../../db/schema.ts';
import type { ServerRow } from './server-row.ts';

/** The result of a ping, valid for the status and the operation at the time of the ping. */
export interface PingChange
  extends Pick<
    ServerRow,
    'id' | 'operationId' | 'status' | 'version' | 'pingStatus' | 'pingMs' | 'pingedAt' | 'pingHistory'
  > {
  before: ServerStatus;
}

/** Observations of servers, recorded only while no operation on the server is queued or running. */
export function createIdleServers({ db, clock }: { db: Database; clock: Clock }) {
  /** The running or queued operations on a server. */
  const busyOf = (id: typeof servers.id | number) =>
    db.current
      .select({ id: processes.id })
      .from(processes)
      .where(and(eq(processes.serverId, id), inArray(processes.state, ['queued', 'running'])));

  return {
    /**
     * Like `update`, but only if no operation has begun meanwhile, because observations must not overrule operations,
     * and if no other process has recorded the change already, because several observe at once.
     */
    async updateIdle({ id, operationId, status }: ServerRow, values: Partial<Omit<ServerRow, 'id'>>): Promise<boolean> {
      const isSame = sql`${servers.operationId} is not distinct from ${operationId}`;
      const rows = await db.current
        .update(servers)
        .set(values)
        .where(and(eq(servers.id, id), isSame, eq(servers.status, status), sql`not exists ${busyOf(id)}`))
        .returning({ id: servers.id });
      return rows.length > 0;
    },
    /** Like `updateIdle`, for many servers at once in the open transaction; returns the ids of those written. */
    async updateAllIdle(changes: readonly PingChange[]): Promise<Set<number>> {
      if (changes.length === 0) return new Set();
      await lockInOrder(
        db,
        servers,
        changes.map(({ id }) => id),
      );
      const fresh = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as fresh(id integer, "operationId" integer,
        status text, version text, "pingStatus" text, "pingMs" double precision, "pingedAt" timestamptz,
        "pingHistory" jsonb, before text)`;
      // A reconciliation with the engine meanwhile takes precedence.
      const isSame = sql`${servers.operationId} is not distinct from fresh."operationId" and ${servers.status} = fresh.before`;
      const rows = await db.current
        .update(servers)
        .set({
          status: sql`fresh.status`,
          version: sql`fresh.version`,
          pingStatus: sql`fresh."pingStatus"`,
          pingMs: sql`fresh."pingMs"`,
          pingedAt: sql`fresh."pingedAt"`,
          pingHistory: sql`fresh."pingHistory"`,
        })
        .from(fresh)
        .where(and(eq(servers.id, sql`fresh.id`), isSame, sql`not exists ${busyOf(servers.id)}`))
        .returning({ id: servers.id });
      return new Set(rows.map(({ id }) => id));
    },
    /** Records that the engine confirmed these servers; skips rows that are locked. */
    async touch(ids: number[]): Promise<void> {
      if (ids.length === 0) return;
      const free = db.current.select({ id: servers.id }).from(servers).where(inArray(servers.id, ids));
      await db.current
        .update(servers)
        .set({ seenAt: clock.now() })
        .where(inArray(servers.id, free.for('no key update', { skipLocked: true })));
    },
    /** Returns the servers of these nodes without an operation, by node. */
    async listIdle(nodeIds: number[]): Promise<Map<number, ServerRow[]>> {
      const rows = await db.current
        .select()
        .from(servers)
        .where(and(inArray(servers.nodeId, nodeIds), sql`not exists ${busyOf(servers.id)}`));
      const byNode = new Map<number, ServerRow[]>(nodeIds.map((id) => [id, []]));
      for (const row of rows) byNode.get(row.nodeId)?.push(row);
      return byNode;
    },
    /** Returns the servers whose container should respond to pings, with their hosts. */
    listPingable(): Promise<{ server: ServerRow; host: string }[]> {
      return db.current
        .select({ server: servers, host: nodes.host })
        .from(servers)
        .innerJoin(nodes, eq(nodes.id, servers.nodeId))
        .where(inArray(servers.status, ['running', 'failed']));
    },
  };
}
