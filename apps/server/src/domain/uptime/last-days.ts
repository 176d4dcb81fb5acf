import { sql } from 'drizzle-orm';
import type { UptimeDay } from '@kronos/api/contract';
import { nodes, uptimeDays as days, type uptimeMonitors } from '../../db/schema.ts';
import { firstDay } from './log.ts';

/** Selects the days of a node that are kept, oldest first; for a query of nodes. */
export const lastDays = (now: Date) =>
  sql<UptimeDay[]>`(select coalesce(json_agg(json_build_object('day', ${days.day}, 'checks', ${days.checks},
    'failures', ${days.failures}, 'seconds_down', ${days.secondsDown}) order by ${days.day}), '[]')
    from ${days} where ${days.nodeId} = ${nodes.id} and ${days.day} >= ${firstDay(now)})`;

/** Presents the results of a monitor. Those of a node that is no longer monitored are not shown. */
export function presentDays(
  monitor: Pick<typeof uptimeMonitors.$inferSelect, 'since'> | null,
  found: readonly UptimeDay[],
) {
  const own = monitor ? [...found] : [];
  const total = (of: 'checks' | 'failures') => own.reduce((sum, day) => sum + day[of], 0);
  const checks = total('checks');
  return {
    // Never rounded up: 100 means that no check failed.
    uptime_90d: checks === 0 ? null : Math.floor((1 - total('failures') / checks) * 100_000) / 1000,
    since: monitor?.since?.toISOString() ?? null,
    days: own,
  };
}
