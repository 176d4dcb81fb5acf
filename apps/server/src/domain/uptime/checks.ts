import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import { forEachLimited } from '../../platform/concurrency.ts';
import type { Database } from '../../db/database.ts';
import { nodes, uptimeMonitors as table } from '../../db/schema.ts';
import type { Checked, UptimeLog } from './log.ts';
import type { MonitorRow } from './outcome.ts';
import type { Reach, Target } from './port.ts';

/** The number of monitors claimed and written together, and how many of them are checked at the same time. */
const together = 60;
const lanes = 30;

/** Checks the monitored nodes when they are due, each in only one process of the panel. */
export function createUptimeChecks(deps: {
  db: Database;
  clock: Clock;
  uptimeLog: Pick<UptimeLog, 'write'>;
  reach: Reach;
  /** Whether a host may be called: in the demo only this machine. */
  mayReach: (host: string) => boolean;
}) {
  const { db, clock, uptimeLog, reach, mayReach } = deps;

  /** Claims monitors that are due, and postpones their next check so that no other process claims them too. */
  const claim = async () => {
    const now = clock.now();
    // As an array, so that the planner evaluates the selection only once.
    const due = db.current
      .select({ id: table.nodeId })
      .from(table)
      .where(and(eq(table.enabled, true), lte(table.nextCheckAt, now)))
      .orderBy(asc(table.nextCheckAt))
      .limit(together)
      .for('update', { skipLocked: true });
    const monitors = await db.current
      .update(table)
      .set({ nextCheckAt: sql`${now.toISOString()}::timestamptz + make_interval(mins => ${table.intervalMinutes})` })
      .where(sql`${table.nodeId} = any(array(${due}))`)
      .returning();
    const ids = monitors.map(({ nodeId }) => nodeId);
    const hosts = await db.current.select({ id: nodes.id, host: nodes.host }).from(nodes).where(inArray(nodes.id, ids));
    const hostOf = new Map(hosts.map(({ id, host }) => [id, host]));
    return monitors.map((monitor) => ({ monitor, host: hostOf.get(monitor.nodeId) ?? '' }));
  };

  const check = async (monitor: MonitorRow, host: string): Promise<Checked> => {
    const target = targetOf(monitor, host);
    const name = target.kind === 'http' ? new URL(target.url).hostname : target.host;
    const failure = mayReach(name)
      ? await reach(target, monitor.timeoutSeconds * 1000)
      : 'The demo only reaches this machine.';
    return { monitor, at: clock.now(), failure };
  };

  return {
    /** Checks all monitors that are due. */
    async sample(): Promise<void> {
      for (let due = await claim(); due.length > 0; due = await claim()) {
        const checked: Checked[] = [];
        await forEachLimited(due, lanes, async ({ monitor, host }) => {
          checked.push(await check(monitor, host));
        });
        await uptimeLog.write(checked);
      }
    },
  };
}

/** Returns what a monitor checks. */
export function targetOf({ kind, port, url }: Pick<MonitorRow, 'kind' | 'port' | 'url'>, host: string): Target {
  if (kind === 'ping') return { kind, host };
  return kind === 'http' && url !== null ? { kind, url } : { kind: 'tcp', host, port: port ?? 22 };
}
