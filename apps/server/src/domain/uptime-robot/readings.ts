import { robotStatuses } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import type { RobotAccounts } from './account.ts';
import { addressKey, type RobotMonitor } from './port.ts';
import type { RobotQueue } from './queue.ts';
import type { RobotWatches, Watchable } from './watches.ts';

/** Milliseconds between two readings, and thus the maximum age of a status. */
const readEveryMs = 5 * 60_000;

export type RobotReadings = ReturnType<typeof createRobotReadings>;

/** Records the status of all monitors at UptimeRobot, page by page. */
export function createRobotReadings(deps: {
  db: Database;
  clock: Clock;
  robotAccounts: Pick<RobotAccounts, 'change'>;
  robotWatches: RobotWatches;
  robotQueue: RobotQueue;
}) {
  const { db, clock, robotAccounts, robotWatches, robotQueue } = deps;

  /** Assigns existing monitors to the nodes whose addresses they check, one to each node. */
  const adopt = async (monitors: readonly RobotMonitor[]): Promise<void> => {
    if (monitors.length === 0) return;
    const free = new Map<string, Watchable[]>();
    for (const one of await robotWatches.watchable()) {
      const key = addressKey(one.target);
      free.set(key, [...(free.get(key) ?? []), one]);
    }
    for (const monitor of monitors) {
      const one = monitor.target && free.get(addressKey(monitor.target))?.shift();
      if (one) await robotWatches.adopt(one, monitor);
    }
  };

  return {
    /** Begins a reading and schedules the next one. */
    async begin(): Promise<Date> {
      const now = clock.now();
      await robotAccounts.change({ nextReadAt: new Date(now.getTime() + readEveryMs) });
      return now;
    },
    keep: (monitors: readonly RobotMonitor[]): Promise<void> =>
      db.transaction(async () => {
        const known = await robotWatches.known(monitors.map(({ id }) => id));
        for (const status of robotStatuses) {
          const told = monitors.filter((one) => one.status === status && known.has(one.id));
          await robotWatches.recordStatus(
            status,
            told.map(({ id }) => id),
          );
        }
        await adopt(monitors.filter(({ id }) => !known.has(id)));
      }),
    /** Ends a complete reading. */
    end: (since: Date): Promise<void> =>
      db.transaction(async () => {
        await robotWatches.deleteUnseen(since);
        await robotWatches.removeDeleted({ again: true });
        await robotAccounts.change({ readAt: clock.now(), failure: null, failedAt: null });
        await robotQueue.tell();
      }),
    /** Records why a reading failed; what earlier ones found is kept. */
    async fail(words: string): Promise<void> {
      await robotAccounts.change({ failure: words, failedAt: clock.now() });
    },
  };
}
