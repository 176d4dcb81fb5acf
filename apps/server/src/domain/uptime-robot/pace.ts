import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { uptimeRobotAccounts as table } from '../../db/schema.ts';

const minuteMs = 60_000;
/** How long to rest where UptimeRobot does not say. */
const usualRestMs = minuteMs;

export type RobotPace = ReturnType<typeof createRobotPace>;

/** Counts the calls of UptimeRobot, of all processes of the panel together: no minute has more than the plan allows. */
export function createRobotPace({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Takes a call; returns how long it has to wait, where there is none left. */
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
    /** Lets nobody call before a moment. */
    async rest(until = new Date(clock.now().getTime() + usualRestMs)): Promise<void> {
      await db.current.update(table).set({ restUntil: until });
    },
  };
}
