import { and, eq, sql } from 'drizzle-orm';
import {
  type Contract,
  type ParsedOf,
  type UptimeCoverage,
  type UptimeKind,
  uptimeKinds,
  type UptimeMonitor,
  type UptimeRow,
} from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { nodes, uptimeMonitors as table, uptimeRobotAccounts, uptimeRobotWatches } from '../../db/schema.ts';
import { listOf } from '../records/list-of.ts';
import { versionOf } from '../records/versions.ts';
import { presentWatch, robotState } from '../uptime-robot/present.ts';
import { targetOf } from './checks.ts';
import { lastDays, presentDays } from './last-days.ts';
import type { Ping } from './port.ts';

type Filter = ParsedOf<Contract['adminUptime']['export']>['query'];

export const unmonitoredWords = 'This node is not monitored.';

export type UptimeCoverageList = ReturnType<typeof createUptimeCoverage>;

/** Which nodes are monitored, and the results; read from the records only. */
export function createUptimeCoverage({ db, clock, ping }: { db: Database; clock: Clock; ping: Ping }) {
  const views = () =>
    db.current
      .select({
        id: nodes.id,
        alias: nodes.alias,
        host: nodes.host,
        monitor: table,
        state,
        days: lastDays(clock.now()),
        watch: uptimeRobotWatches,
        robot: robotState,
        hasRobot: sql<boolean>`exists (select 1 from ${uptimeRobotAccounts})`,
      })
      .from(nodes)
      .leftJoin(table, eq(table.nodeId, nodes.id))
      .leftJoin(uptimeRobotWatches, eq(uptimeRobotWatches.nodeId, nodes.id));
  /** Returns the kinds of checks that this machine can make, and the current kind. */
  const possibleKinds = async (now: UptimeKind) =>
    (await ping.isAllowed()) ? [...uptimeKinds] : uptimeKinds.filter((kind) => kind !== 'ping' || kind === now);
  type View = Awaited<ReturnType<typeof views>>[number];

  return {
    ...listOf<Filter['sort'], Filter, View, UptimeRow>(db, {
      from: nodes,
      views,
      ids: () =>
        db.current
          .select({ id: nodes.id })
          .from(nodes)
          .leftJoin(table, eq(table.nodeId, nodes.id))
          .leftJoin(uptimeRobotWatches, eq(uptimeRobotWatches.nodeId, nodes.id)),
      search: [nodes.alias, nodes.host],
      sort: { alias: sql`lower(${nodes.alias})`, since: table.since, last_checked_at: table.lastCheckedAt },
      filter: (query) => and(query.state && eq(state, query.state), query.robot && eq(robotState, query.robot)),
      present: ({ id, alias, host, monitor, state: now, days: found, watch, robot, hasRobot }) => ({
        id,
        alias,
        state: now,
        address: monitor && addressOf(monitor, host),
        interval_minutes: monitor?.intervalMinutes ?? null,
        robot: hasRobot ? presentWatch(robot, watch) : null,
        ...presentFound(monitor, found),
      }),
    }),
    /** Returns the monitor of a node; refuses one that has none. */
    async fetch(id: number): Promise<UptimeMonitor> {
      const [view] = await views().where(eq(nodes.id, id));
      if (!view) throw notFound('node');
      const { alias, host, monitor, state: now, days: found } = view;
      if (!monitor || now === 'unmonitored') throw new AppError('not-found', unmonitoredWords);
      return {
        node: { id, alias },
        kind: monitor.kind,
        kinds: await possibleKinds(monitor.kind),
        address: addressOf(monitor, host),
        port: monitor.port,
        url: monitor.url,
        interval_minutes: monitor.intervalMinutes,
        timeout_seconds: monitor.timeoutSeconds,
        is_enabled: monitor.enabled,
        state: now,
        version: versionOf(editable(monitor)),
        ...presentFound(monitor, found),
      };
    },
    /** How many nodes there are, and how many of them are monitored. */
    async counts(): Promise<{ nodes: number; monitored: number }> {
      return { nodes: await db.current.$count(nodes), monitored: await db.current.$count(table) };
    },
  };
}

/** What the form of a monitor shows. */
export const editable = (row: typeof table.$inferSelect) => [
  row.kind,
  row.port,
  row.url,
  row.intervalMinutes,
  row.timeoutSeconds,
  row.enabled,
];

const state = sql<UptimeCoverage>`case when ${table.nodeId} is null then 'unmonitored'
  when not ${table.enabled} then 'paused' else ${table.state} end`;

const addressOf = (monitor: typeof table.$inferSelect, host: string): string => {
  const target = targetOf(monitor, host);
  if (target.kind === 'http') return target.url;
  if (target.kind === 'ping') return target.host;
  return `${target.host.includes(':') ? `[${target.host}]` : target.host}:${target.port}`;
};

function presentFound(monitor: typeof table.$inferSelect | null, found: Parameters<typeof presentDays>[1]) {
  return {
    ...presentDays(monitor, found),
    last_checked_at: monitor?.lastCheckedAt?.toISOString() ?? null,
    last_error: monitor?.lastError ?? null,
  };
}
