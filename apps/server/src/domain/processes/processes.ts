import { and, desc, eq, gte, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { ProcessRecord, Server } from '@kronos/api/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { nodes, processes, servers } from '../../db/schema.ts';
import { relativeTime } from '../relative-time.ts';

export type OperationKind = NonNullable<Server['operation']>['kind'];

export interface NewProcess {
  kind: OperationKind;
  /** In plain words, such as "Restart server Living room". */
  command: string;
  nodeId: number;
  serverId: number;
}

const relatedLimit = 20;

export type Processes = ReturnType<typeof createProcesses>;

/** The records of what the system did. */
export function createProcesses({ db, clock }: { db: Database; clock: Clock }) {
  const list = async (which: SQL | undefined, limit: number): Promise<ProcessRecord[]> => {
    const rows = await db.current
      .select({ process: processes, node: { alias: nodes.alias, host: nodes.host }, server: { name: servers.name } })
      .from(processes)
      .leftJoin(nodes, eq(nodes.id, processes.nodeId))
      .leftJoin(servers, eq(servers.id, processes.serverId))
      .where(which)
      .orderBy(desc(processes.id))
      .limit(limit);
    const now = clock.now();
    return rows.map((row) => present(row, now));
  };

  return {
    async open(process: NewProcess): Promise<number> {
      const [row] = await db.current
        .insert(processes)
        .values({ ...process, createdAt: clock.now() })
        .returning({ id: processes.id });
      if (!row) throw new Error('The process record could not be written.');
      return row.id;
    },
    async begin(id: number): Promise<void> {
      await db.current.update(processes).set({ state: 'running', startedAt: clock.now() }).where(eq(processes.id, id));
    },
    async end(id: number, { success, words }: { success: boolean; words: string }): Promise<void> {
      await db.current
        .update(processes)
        .set({ state: success ? 'succeeded' : 'failed', result: words, finishedAt: clock.now() })
        .where(eq(processes.id, id));
    },
    /** What is being done to a server now, or waits to be. */
    async unfinishedOf(serverId: number): Promise<OperationKind | undefined> {
      const [row] = await db.current
        .select({ kind: processes.kind })
        .from(processes)
        .where(and(eq(processes.serverId, serverId), inArray(processes.state, ['queued', 'running'])));
      return row?.kind;
    },
    /** The newest processes, newest first; `since` leaves out older ones. */
    recent: (limit: number, since?: Date): Promise<ProcessRecord[]> =>
      list(since && gte(processes.createdAt, since), limit),
    async find(id: number): Promise<ProcessRecord | undefined> {
      const [record] = await list(eq(processes.id, id), 1);
      return record;
    },
    /** The other steps of the same operation, else what else was done to the same server or node; newest first. */
    async related(id: number): Promise<ProcessRecord[] | undefined> {
      const [it] = await db.current.select().from(processes).where(eq(processes.id, id));
      if (!it) return undefined;
      const family = await list(
        and(
          ne(processes.id, id),
          or(eq(processes.parentId, id), it.parentId === null ? undefined : isOfFamily(it.parentId)),
        ),
        relatedLimit,
      );
      const sameThing =
        it.serverId !== null
          ? eq(processes.serverId, it.serverId)
          : it.nodeId !== null && eq(processes.nodeId, it.nodeId);
      if (family.length > 0 || !sameThing) return family;
      return list(and(ne(processes.id, id), sameThing), relatedLimit);
    },
  };
}

const isOfFamily = (parentId: number) => or(eq(processes.id, parentId), eq(processes.parentId, parentId));

interface ProcessView {
  process: typeof processes.$inferSelect;
  node: { alias: string; host: string } | null;
  server: { name: string } | null;
}

function present({ process, node, server }: ProcessView, now: Date): ProcessRecord {
  const { createdAt, startedAt, finishedAt } = process;
  const hasEnded = process.state === 'succeeded' || process.state === 'failed';
  return {
    id: process.id,
    command: process.command,
    result: process.result,
    success: hasEnded ? process.state === 'succeeded' : null,
    state: process.state,
    time: finishedAt ? (finishedAt.getTime() - (startedAt ?? createdAt).getTime()) / 1000 : null,
    created_at: createdAt.toISOString(),
    created_at_time: createdAt.toISOString().slice(11, 19),
    diff_day_human: relativeTime(createdAt, now),
    node_id: process.nodeId,
    node_alias: node?.alias ?? null,
    host: node?.host ?? null,
    server_id: process.serverId,
    server_name: server?.name ?? null,
    has_transactions: false,
  };
}
