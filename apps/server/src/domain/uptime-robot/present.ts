import { and, isNotNull, sql } from 'drizzle-orm';
import type { RobotState, RobotWatch, UptimeRobotAccount } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { nodes, uptimeRobotWatches as table } from '../../db/schema.ts';
import type { RobotAccounts } from './account.ts';
import type { RobotRuns } from './runs.ts';

/** The state of a node at UptimeRobot, or why there is none; for a query of nodes with their watches. */
export const robotState = sql<RobotState>`case when ${table.id} is null then 'none'
  when ${table.task} = 'add' then 'adding' when ${table.task} = 'remove' then 'removing'
  when ${table.monitorId} is null then 'refused' else coalesce(${table.status}, 'unknown') end`;

/** Presents whether UptimeRobot watches a node. */
export const presentWatch = (state: RobotState, watch: typeof table.$inferSelect | null): RobotWatch => ({
  state,
  read_at: watch?.statusAt?.toISOString() ?? null,
  message: watch?.message ?? null,
});

export type RobotOverview = ReturnType<typeof createRobotOverview>;

/** The account as its page shows it, read from the records only. */
export function createRobotOverview(deps: {
  db: Database;
  robotAccounts: Pick<RobotAccounts, 'find'>;
  robotRuns: Pick<RobotRuns, 'show'>;
}) {
  const { db, robotAccounts, robotRuns } = deps;
  return {
    async show(): Promise<UptimeRobotAccount | null> {
      const account = await robotAccounts.find();
      if (!account) return null;
      return {
        calls_per_minute: account.callsPerMinute,
        nodes: await db.current.$count(nodes),
        watched: await db.current.$count(table, and(isNotNull(table.nodeId), isNotNull(table.monitorId))),
        read_at: account.readAt?.toISOString() ?? null,
        failure: account.failure,
        failed_at: account.failedAt?.toISOString() ?? null,
        run: await robotRuns.show(account),
      };
    },
  };
}
