import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { uptimeRobotAccounts as table } from '../../db/schema.ts';

const minuteMs = 60_000;
/** How long to pause if UptimeRobot does not specify it. */
const usualRestMs = minuteMs;

export type RobotPace = ReturnType<typeof createRobotPace>;

/** Limits the calls to UptimeRobot, of all processes of the panel together, to what the plan allows per minute. */
export function createRobotPace({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Takes one call; returns how many milliseconds to wait when none is left, otherwise 0. */
    take: (): Promise<number> =>
      db.transaction(async () => {
        const [account] = await db.current.select().from(table).for('update');
        const now = clock.now().getTime();
        if (!account) return 0;
        const restMs = (account.restUntil?.getTime() ?? 0) - now;
        if (restMs > 0) return restMs;
        const recent = account.recentCalls.filter((at) => Date.parse(at) > now - minuteMs);
        const [oldest] = recent.slice(-account.callsPerMinute);
        if (oldest !== undefined && recent.length >= account.callsPerMinute) return Date.parse(oldest) + minuteMs - now;
        await db.current
          .update(table)
          .set({ recentCalls: [...recent, new Date(now).toISOString()] })
          .where(eq(table.id, account.id));
        return 0;
      }),
    /** Prevents all calls until a given time. */
    async rest(until = new Date(clock.now().getTime() + usualRestMs)): Promise<void> {
      await db.current.update(table).set({ restUntil: until });
    },
  };
}
