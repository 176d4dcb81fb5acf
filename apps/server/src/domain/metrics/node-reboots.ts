import { and, count, desc, eq, gte, inArray, lt, max, type SQL, sql } from 'drizzle-orm';
import type { NodeRebootMetrics } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { nodeReboots as table, nodes, processes } from '../../db/schema.ts';
import { rebootState } from '../nodes/reboots.ts';
import { daysOf } from './days.ts';

/** The most nodes that are ranked. */
const mostNodes = 200;

const isOver = inArray(rebootState, ['done', 'failed']);
/** Seconds from the start of a restart until the node responded again; null where either time is not known. */
const away = sql`case when ${rebootState} = 'done' then extract(epoch from ${processes.finishedAt} - ${processes.startedAt}) end`;

const tally = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
const seconds = (value: SQL) => sql<number | null>`${value}`.mapWith({ mapFromDriverValue: Number });
const backFrom = (cause: 'request' | 'planned' | 'unplanned') =>
  sql`${rebootState} = 'done' and ${table.cause} = ${cause}`;
const counts = {
  request: tally(backFrom('request')),
  planned: tally(backFrom('planned')),
  unplanned: tally(backFrom('unplanned')),
  failed: tally(sql`${rebootState} = 'failed'`),
};
const none = { request: 0, planned: 0, unplanned: 0, failed: 0 };
const totals = {
  reboots: count(),
  unplanned: counts.unplanned,
  failed: counts.failed,
  median_seconds: seconds(sql`percentile_cont(0.5) within group (order by ${away})`),
  longest_seconds: seconds(sql`max(${away})`),
};
const nothing = { reboots: 0, unplanned: 0, failed: 0, median_seconds: null, longest_seconds: null };

export type RebootMetrics = ReturnType<typeof createRebootMetrics>;

/** Metrics of the restarts of nodes. */
export const createRebootMetrics = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /** Returns the metrics of a range of days in UTC, with three queries however many restarts there were. */
  async of(query: { from?: string | undefined; to?: string | undefined }): Promise<NodeRebootMetrics> {
    const { days, from, to, before, start, end } = daysOf(query, clock.now());
    const since = (at: Date) => and(gte(table.at, at), lt(table.at, end), isOver);
    const day = sql<string>`to_char(${table.at} at time zone 'UTC', 'YYYY-MM-DD')`;
    const isNow = sql<boolean>`${gte(table.at, start)}`;
    const [byDay, byPeriod, byNode] = await Promise.all([
      db.current
        .select({ day, ...counts })
        .from(table)
        .leftJoin(processes, eq(processes.id, table.processId))
        .where(since(start))
        .groupBy(sql`1`),
      db.current
        .select({ isNow, ...totals })
        .from(table)
        .leftJoin(processes, eq(processes.id, table.processId))
        .where(since(before))
        .groupBy(sql`1`),
      db.current
        .select({
          id: nodes.id,
          alias: nodes.alias,
          ...counts,
          last: max(table.at),
          mean_seconds: seconds(sql`avg(${away})`),
        })
        .from(table)
        .innerJoin(nodes, eq(nodes.id, table.nodeId))
        .leftJoin(processes, eq(processes.id, table.processId))
        .where(since(start))
        .groupBy(nodes.id)
        .orderBy(desc(sql`${counts.failed} + ${counts.unplanned}`), desc(count()), sql`lower(${nodes.alias})`, nodes.id)
        .limit(mostNodes),
    ]);
    const found = new Map(byDay.map((row) => [row.day, row]));
    const totalsWhere = (now: boolean) => {
      const { isNow: _, ...row } = byPeriod.find((one) => one.isNow === now) ?? { isNow: now, ...nothing };
      return row;
    };
    return {
      from,
      to,
      days: days.map((one) => ({ ...none, ...found.get(one), day: one })),
      totals: totalsWhere(true),
      before: totalsWhere(false),
      nodes: byNode.map(({ last, ...node }) => ({ ...node, last_at: (last ?? start).toISOString() })),
    };
  },
});
