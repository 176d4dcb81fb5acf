import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { Postponement } from '../../jobs/queue.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { Timings } from '../../config/timings.ts';
import type { RobotAccountRow, RobotAccounts } from './account.ts';
import type { RobotPace } from './pace.ts';
import { RobotError, type RobotFailure } from './port.ts';
import type { RobotQueue } from './queue.ts';
import type { RobotReadings } from './readings.ts';
import type { RobotRuns } from './runs.ts';
import type { RobotStep, RobotSteps } from './steps.ts';
import { failureWords } from './words.ts';
import type { RobotWatches } from './watches.ts';

/** The position of the reading, and how often the next call has failed. */
const memory = z.object({
  since: z.string().nullable().default(null),
  cursor: z.string().nullable().default(null),
  tries: z.number().int().default(0),
});
type Memory = z.output<typeof memory>;

/** Failures that may be over by the next attempt. */
const passing: ReadonlySet<RobotFailure> = new Set(['unreachable', 'timeout', 'broken', 'changed']);
/** Failures that any other call would meet, too. */
const general: ReadonlySet<RobotFailure> = new Set(['unreachable', 'timeout', 'unauthorized']);
const mostTries = 4;

const over: Ending = { success: true, write: async () => undefined };

/** The job that carries out the open tasks at UptimeRobot at the pace of the account; the rest wait in the database. */
export function createRobotWorkJob(deps: {
  db: Database;
  log: Logger;
  robotAccounts: RobotAccounts;
  robotWatches: RobotWatches;
  robotReadings: RobotReadings;
  robotRuns: RobotRuns;
  robotSteps: RobotSteps;
  robotPace: RobotPace;
  robotQueue: RobotQueue;
  timings: Pick<Timings, 'uptimeRobotPaceMs' | 'uptimeRobotRetryMs'>;
}) {
  const { db, log, robotAccounts, robotWatches, robotReadings, robotRuns, robotSteps, robotPace, robotQueue } = deps;
  const { uptimeRobotPaceMs: paceMs, uptimeRobotRetryMs: retryMs } = deps.timings;

  /** Abandons all open tasks. */
  const giveUp = (words: string): Promise<void> =>
    db.transaction(async () => {
      const account = await robotAccounts.find();
      if (account) await robotRuns.stop(account, () => words);
      await robotWatches.refuseAll(words);
      await robotQueue.tell();
    });

  /** Returns the state to continue with, or when to try again; undefined once all tasks have been abandoned. */
  const afterFailure = async (
    account: RobotAccountRow,
    error: RobotError,
    step: RobotStep,
    known: Memory,
  ): Promise<Memory | Postponement | undefined> => {
    if (error.code === 'too-many') {
      await robotPace.rest(error.retryAt);
      // The call was rejected unprocessed, so it has created no monitor.
      if (step.kind === 'add') await robotWatches.change(step.watch.id, { checkFirst: false });
      return known;
    }
    const tries = known.tries + 1;
    if (passing.has(error.code) && tries < mostTries)
      return { afterMs: retryMs * 2 ** (tries - 1), progress: { ...known, tries } };
    const words = failureWords(error);
    if (step.kind === 'read' || general.has(error.code)) {
      await robotReadings.fail(words);
      await robotRuns.settle(account);
      await giveUp(words);
      return undefined;
    }
    await robotWatches.refused(step.watch, words);
    await robotQueue.tell();
    return { ...known, tries: 0 };
  };

  const carryOut = async (account: RobotAccountRow, step: RobotStep, known: Memory, signal: AbortSignal) => {
    try {
      const place = await robotSteps.take(account, step, known, signal);
      await robotQueue.tell();
      return { ...place, tries: 0 };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof RobotError)) throw error;
      log.warn({ err: error, step: step.kind }, 'a call to UptimeRobot failed');
      return afterFailure(account, error, step, known);
    }
  };

  return jobKind({
    payload: z.object({}),
    async run(_, { progress, checkpoint, signal }) {
      let known = memory.parse(progress);
      for (;;) {
        const account = await robotAccounts.find();
        if (!account) return over;
        await robotRuns.advance(account);
        const step = await robotSteps.next(account, known);
        if (!step) return over;
        const waitMs = await robotPace.take();
        if (waitMs > 0) return { afterMs: Math.min(waitMs, paceMs), progress: known };
        const next = await carryOut(account, step, known, signal);
        if (!next) return over;
        if ('afterMs' in next) return next;
        known = next;
        await checkpoint(known);
      }
    },
    failed: (_, words) => ({ success: false, write: () => giveUp(words) }),
  });
}
