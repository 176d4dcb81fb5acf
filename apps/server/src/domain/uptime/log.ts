import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { uptimeDays as keptDays } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { uptimeDays as days, uptimeMonitors as table, uptimeOutages as outages } from '../../db/schema.ts';
import type { Events } from '../events.ts';
import { dayOf, type MonitorRow, outcomeOf } from './outcome.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A check that was made; `failure` is why it failed, in words. */
export interface Checked {
  monitor: MonitorRow;
  at: Date;
  failure: string | null;
}

type DayRow = typeof days.$inferInsert;

/** The first day that is kept. */
export const firstDay = (now: Date): string => dayOf(new Date(now.getTime() - (keptDays - 1) * dayMs));

export type UptimeLog = ReturnType<typeof createUptimeLog>;

/** The results of checks: states, days and outages. */
export function createUptimeLog({ db, clock, events }: { db: Database; clock: Clock; events: Events }) {
  /** Adds to the days. The parts are summed up first, because one statement can update a day only once. */
  const addUp = async (parts: readonly DayRow[]): Promise<void> => {
    const sums = new Map<string, DayRow>();
    for (const { nodeId, day, checks = 0, failures = 0, secondsDown = 0 } of parts) {
      const key = `${nodeId} ${day}`;
      const sum = sums.get(key);
      sums.set(key, {
        nodeId,
        day,
        checks: checks + (sum?.checks ?? 0),
        failures: failures + (sum?.failures ?? 0),
        secondsDown: secondsDown + (sum?.secondsDown ?? 0),
      });
    }
    await db.current
      .insert(days)
      .values([...sums.values()])
      .onConflictDoUpdate({
        target: [days.nodeId, days.day],
        set: {
          checks: sql`${days.checks} + excluded.checks`,
          failures: sql`${days.failures} + excluded.failures`,
          secondsDown: sql`${days.secondsDown} + excluded.seconds_down`,
        },
      });
  };

  return {
    /** Records the results of checks in one transaction. */
    write: (checked: readonly Checked[]): Promise<void> =>
      db.transaction(async () => {
        const rows = await db.current
          .select()
          .from(table)
          .where(
            inArray(
              table.nodeId,
              checked.map(({ monitor }) => monitor.nodeId),
            ),
          )
          .orderBy(asc(table.nodeId))
          .for('update');
        const nowOf = new Map(rows.map((row) => [row.nodeId, row]));
        // A monitor that was changed meanwhile has a different time of its next check; one that was removed has none.
        const found = checked.flatMap(({ monitor: { nodeId, nextCheckAt }, at, failure }) => {
          const now = nowOf.get(nodeId);
          return now?.nextCheckAt.getTime() === nextCheckAt.getTime()
            ? [{ nodeId, at, failure, ...outcomeOf(now, at, failure), before: now }]
            : [];
        });
        if (found.length === 0) return;
        const fresh = JSON.stringify(found.map(({ nodeId, monitor }) => ({ nodeId, ...monitor })));
        await db.current.execute(sql`
          update ${table} set state = fresh.state, since = fresh.since, failures = fresh.failures,
            failing_since = fresh."failingSince", last_checked_at = fresh."lastCheckedAt", last_error = fresh."lastError"
          from jsonb_to_recordset(${fresh}::jsonb) as fresh("nodeId" integer, state text, since timestamptz,
            failures integer, "failingSince" timestamptz, "lastCheckedAt" timestamptz, "lastError" text)
          where ${table.nodeId} = fresh."nodeId"`);
        const count = (nodeId: number, day: string, more: Partial<DayRow>) => ({ nodeId, day, ...more });
        await addUp([
          ...found.map(({ nodeId, at, failure }) =>
            count(nodeId, dayOf(at), { checks: 1, failures: failure === null ? 0 : 1 }),
          ),
          ...found.flatMap(({ nodeId, down }) =>
            down.map(({ day, seconds }) => count(nodeId, day, { secondsDown: seconds })),
          ),
        ]);
        const recovered = found.filter(({ hasEnded }) => hasEnded).map(({ nodeId }) => nodeId);
        if (recovered.length > 0)
          await db.current
            .update(outages)
            .set({ ended: table.since })
            .from(table)
            .where(and(eq(table.nodeId, outages.nodeId), inArray(outages.nodeId, recovered), isNull(outages.ended)));
        const fallen = found.flatMap(({ nodeId, at, began, failure }) =>
          began && failure !== null ? [{ nodeId, began, reason: failure, foundAt: at }] : [],
        );
        if (fallen.length > 0) await db.current.insert(outages).values(fallen).onConflictDoNothing();
        const changed = found.filter(
          ({ before, monitor }) => before.state !== monitor.state || before.lastError !== monitor.lastError,
        );
        const [first] = changed;
        if (changed.some(({ before, monitor }) => before.state !== monitor.state))
          await events.emit('system', 'status-changed', {});
        if (first) await events.emit('admin', 'node-monitor-changed', { id: changed.length > 1 ? 0 : first.nodeId });
      }),
    /** Deletes what is older than the days that are kept. */
    async prune(): Promise<void> {
      const first = firstDay(clock.now());
      await db.current.delete(days).where(lt(days.day, first));
      await db.current.delete(outages).where(lt(outages.ended, new Date(first)));
    },
  };
}
