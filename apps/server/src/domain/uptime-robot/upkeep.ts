import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import type { RobotAccounts } from './account.ts';
import type { RobotQueue } from './queue.ts';
import type { RobotWatches } from './watches.ts';

/** Ensures that UptimeRobot is read when due, and that the monitors of deleted nodes are removed. */
export function createRobotUpkeep(deps: {
  db: Database;
  clock: Clock;
  robotAccounts: Pick<RobotAccounts, 'find'>;
  robotWatches: Pick<RobotWatches, 'removeDeleted' | 'next'>;
  robotQueue: Pick<RobotQueue, 'ensure'>;
}) {
  const { db, clock, robotAccounts, robotWatches, robotQueue } = deps;
  return {
    sample: (): Promise<void> =>
      db.transaction(async () => {
        const account = await robotAccounts.find();
        if (!account) return;
        await robotWatches.removeDeleted();
        // Includes tasks that were ordered at the very moment when the previous job found nothing left to do.
        const isOpen = (await robotWatches.next()) !== undefined;
        if (isOpen || account.nextReadAt <= clock.now()) await robotQueue.ensure();
      }),
  };
}
