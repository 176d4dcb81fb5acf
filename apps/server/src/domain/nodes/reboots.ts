import { and, eq, gte, inArray, lte, or, isNull, sql } from 'drizzle-orm';
import type { Contract, NodeRebootRow, NodeRebootState, ParsedOf } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { nodeReboots as table, nodes, processes } from '../../db/schema.ts';
import type { Events } from '../events.ts';
import type { Clock } from '../../platform/clock.ts';
import { listOf } from '../records/list-of.ts';

type Filter = ParsedOf<Contract['adminReboots']['export']>['query'];
export type RebootRecord = typeof table.$inferSelect;

/** Milliseconds of tolerance for differing clocks, and for the time until a process begins and ends. */
const slackMs = 60_000;

export type Reboots = ReturnType<typeof createReboots>;

/** The log of the restarts of nodes. */
export function createReboots({ db, clock, events }: { db: Database; clock: Clock; events: Events }) {
  const tell = () => events.emit('admin', 'node-reboots-changed', {});
  /** Notifies the status page as well, on which everyone sees the planned reboots. */
  const announcePlans = async () => {
    await tell();
    await events.emit('system', 'status-changed', {});
  };
  const views = () =>
    db.current
      .select({ row: table, alias: nodes.alias, process: processes, state: rebootState })
      .from(table)
      .innerJoin(nodes, eq(nodes.id, table.nodeId))
      .leftJoin(processes, eq(processes.id, table.processId));

  /** Whether a process of the panel, under way at the time, explains why a node restarted. */
  const isExplained = async (nodeId: number, at: Date) => {
    const [before, after] = [new Date(at.getTime() + slackMs), new Date(at.getTime() - slackMs)];
    const count = await db.current.$count(
      processes,
      and(
        eq(processes.nodeId, nodeId),
        inArray(processes.kind, ['node-restart', 'hetzner-action']),
        lte(processes.createdAt, before),
        or(isNull(processes.finishedAt), gte(processes.finishedAt, after)),
      ),
    );
    return count > 0;
  };

  return {
    ...listOf<Filter['sort'], Filter, Awaited<ReturnType<typeof views>>[number], NodeRebootRow>(db, {
      from: table,
      views,
      ids: () =>
        db.current
          .select({ id: table.id })
          .from(table)
          .innerJoin(nodes, eq(nodes.id, table.nodeId))
          .leftJoin(processes, eq(processes.id, table.processId)),
      search: [nodes.alias, table.reason, table.byName, processes.askedByName],
      sort: { at: table.at, node: sql`lower(${nodes.alias})` },
      filter: (query) =>
        and(
          query.state && eq(rebootState, query.state),
          query.cause && eq(table.cause, query.cause),
          query.node !== undefined ? eq(table.nodeId, query.node) : undefined,
        ),
      present: ({ row: { id, nodeId, cause, at, reason, byName, words, processId }, alias, process, state: now }) => ({
        id,
        node: { id: nodeId, alias },
        cause,
        state: now,
        at: at.toISOString(),
        seconds: now === 'done' && process ? secondsOf(process) : null,
        reason,
        by: process?.askedByName ?? byName,
        process_id: processId,
        message: now === 'failed' ? (process?.result ?? words) : words,
      }),
    }),
    announcePlans,
    async find(id: number): Promise<RebootRecord | undefined> {
      const [row] = await db.current.select().from(table).where(eq(table.id, id));
      return row;
    },
    /** Records a restart that is requested now. */
    async requested(nodeId: number, processId: number): Promise<void> {
      await db.current.insert(table).values({ nodeId, processId, cause: 'request', state: 'running', at: clock.now() });
      await tell();
    },
    /** Changes a reboot that is still planned; false when it no longer is. */
    async settle(id: number, values: Partial<Pick<RebootRecord, 'state' | 'processId' | 'words'>>): Promise<boolean> {
      const isPlanned = and(eq(table.id, id), eq(table.state, 'planned'));
      const rows = await db.current.update(table).set(values).where(isPlanned).returning({ id: table.id });
      await announcePlans();
      return rows.length > 0;
    },
    /** Records that a node restarted at this time, unless the panel restarted it. */
    async noticed(nodeId: number, at: Date): Promise<void> {
      if (await isExplained(nodeId, at)) return;
      await db.current.insert(table).values({ nodeId, cause: 'unplanned', state: 'done', at });
      await tell();
    },
  };
}

/** The current state of a reboot; for a query that joins its process. */
export const rebootState = sql<NodeRebootState>`case ${processes.state}
  when 'queued' then 'running' when 'running' then 'running' when 'succeeded' then 'done' when 'failed' then 'failed'
  else ${table.state} end`;

const secondsOf = ({ startedAt, finishedAt }: typeof processes.$inferSelect): number | null =>
  startedAt && finishedAt && (finishedAt.getTime() - startedAt.getTime()) / 1000;
