import { and, eq } from 'drizzle-orm';
import { uptimeDays as keptDays } from '@kronos/api/contract';
import type { Database } from '../db/database.ts';
import { uptimeDays, uptimeMonitors, uptimeOutages } from '../db/schema.ts';
import { dayOf } from '../domain/uptime/outcome.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const everyMinutes = 5;

/** Bad days of the demo's node: how many days ago, the failed checks, and the minutes of an outage with its reason. */
const badDays: readonly { ago: number; failures: number; down?: number; reason?: string }[] = [
  { ago: 71, failures: 1 },
  { ago: 52, failures: 14, down: 70, reason: 'The host cannot be reached.' },
  { ago: 51, failures: 2, down: 10, reason: 'The connection was refused.' },
  { ago: 33, failures: 1 },
  { ago: 12, failures: 4, down: 20, reason: 'No response within 10 seconds.' },
];
/** The number of days for which it has been watched. */
const watched = keptDays - 6;

/** Monitors the demo's node, with a history; later starts follow the sandbox to its port. */
export async function seedUptime(
  db: Database,
  { nodeId, port, formerPort, isNew }: { nodeId: number; port: number; formerPort: number | undefined; isNew: boolean },
): Promise<void> {
  if (!isNew) {
    if (formerPort === undefined) return;
    const isOwn = and(eq(uptimeMonitors.nodeId, nodeId), eq(uptimeMonitors.port, formerPort));
    await db.current.update(uptimeMonitors).set({ port }).where(isOwn);
    return;
  }
  const now = new Date();
  const noon = Math.floor(now.getTime() / day) * day + 12 * 60 * minute;
  const outages = badDays.flatMap(({ ago, down, reason }) => {
    if (down === undefined || reason === undefined) return [];
    const began = new Date(noon - ago * day);
    const foundAt = new Date(began.getTime() + everyMinutes * minute);
    return [
      {
        nodeId,
        began,
        ended: new Date(began.getTime() + down * minute),
        reason,
        foundAt,
        toldAt: foundAt,
        endToldAt: foundAt,
      },
    ];
  });
  const wholeDay = day / minute / everyMinutes;
  const today = Math.floor((now.getTime() % day) / minute / everyMinutes);
  await db.current.insert(uptimeDays).values(
    Array.from({ length: watched }, (_, ago) => {
      const bad = badDays.find((one) => one.ago === ago);
      return {
        nodeId,
        day: dayOf(new Date(now.getTime() - ago * day)),
        checks: ago === 0 ? today : wholeDay,
        failures: bad?.failures ?? 0,
        secondsDown: (bad?.down ?? 0) * 60,
      };
    }),
  );
  await db.current.insert(uptimeOutages).values(outages);
  await db.current.insert(uptimeMonitors).values({
    nodeId,
    kind: 'tcp',
    port,
    intervalMinutes: everyMinutes,
    timeoutSeconds: 10,
    state: 'up',
    since: outages.at(-1)?.ended ?? now,
    lastCheckedAt: new Date(now.getTime() - everyMinutes * minute),
    nextCheckAt: now,
  });
}
