import { hetznerActions } from '@kronos/api/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Postponement } from '../../jobs/queue.ts';
import { type Ending, type JobRun, jobKind } from '../../jobs/worker.ts';
import type { Timings } from '../../config/timings.ts';
import type { Processes } from '../processes/processes.ts';
import { type CloudAction, CloudError, type CloudProject, type CloudServer } from './port.ts';
import type { HetznerProjects } from './projects.ts';
import type { HetznerReadings } from './readings.ts';
import { actionFailureWords, doneWords, failureWords, goneWords, interruptedWords, slowWords } from './words.ts';

export const hetznerJobName = 'hetzner.act';

/** How long an action is followed; Hetzner itself aborts it earlier. */
const patienceMs = 15 * 60_000;

const payload = z.object({
  projectId: z.number().int(),
  number: z.number().int(),
  action: z.enum(hetznerActions),
  processId: z.number().int(),
});
type Payload = z.output<typeof payload>;

/** What an attempt records for the next: that Hetzner is being called, and then which action it began, and when. */
const memory = z.object({
  isAsked: z.literal(true).optional(),
  action: z.number().optional(),
  since: z.string().optional(),
});
type Memory = z.output<typeof memory>;

/** The job that starts an action on a cloud server, and follows it until it ends. */
export function createHetznerActionJob(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  processes: Processes;
  hetznerProjects: HetznerProjects;
  hetznerReadings: HetznerReadings;
  timings: Pick<Timings, 'hetznerPaceMs'>;
}) {
  const { db, clock, log, processes, hetznerProjects, hetznerReadings, timings } = deps;

  const ending = ({ projectId, processId }: Payload, success: boolean, words: string, now?: CloudServer): Ending => ({
    success,
    async write() {
      if (now) await hetznerReadings.keepOne(projectId, now);
      await processes.end(processId, { success, words });
      await hetznerReadings.tell();
    },
  });
  const later = (known: Memory): Postponement => ({ afterMs: timings.hetznerPaceMs, progress: known });
  const isOverdue = ({ since }: Memory): boolean =>
    since !== undefined && clock.now().getTime() > new Date(since).getTime() + patienceMs;

  /** Starts the action. Records that first, so that an action that may have begun is not started twice. */
  const begin = async (task: Payload, project: CloudProject, { checkpoint, signal }: JobRun) => {
    await db.transaction(() => processes.begin(task.processId));
    await checkpoint({ isAsked: true });
    return project.act(task.number, task.action, { signal });
  };

  const goOn = async (
    task: Payload,
    project: CloudProject,
    action: CloudAction,
    known: Memory,
  ): Promise<Ending | Postponement> => {
    if (action.state === 'error') return ending(task, false, actionFailureWords(action));
    if (action.state === 'running') {
      if (isOverdue(known)) return ending(task, false, slowWords);
      processes.progress(task.processId, action.progress);
      return later({ ...known, action: action.number, since: known.since ?? clock.now().toISOString() });
    }
    const now = await project.server(task.number).catch((error: unknown) => {
      // The next reading of the project will show it.
      log.warn({ err: error, server: task.number }, 'a cloud server was not read after an action');
      return undefined;
    });
    return ending(task, true, doneWords[task.action], now);
  };

  return jobKind<Payload>({
    payload,
    async run(task, job) {
      const row = await hetznerProjects.find(task.projectId);
      if (!row) return ending(task, false, goneWords);
      const known = memory.parse(job.progress);
      if (known.isAsked && known.action === undefined) return ending(task, false, interruptedWords);
      const project = hetznerProjects.open(row);
      try {
        const action =
          known.action === undefined
            ? await begin(task, project, job)
            : await project.action(known.action, { signal: job.signal });
        return await goOn(task, project, action, { ...known, isAsked: true });
      } catch (error) {
        if (job.signal.aborted || !(error instanceof CloudError)) throw error;
        log.warn({ err: error, server: task.number }, 'a Hetzner action could not be started or read');
        // An action that has begun continues at Hetzner, whether or not it is followed.
        if (known.action !== undefined && isPassing(error) && !isOverdue(known)) return later(known);
        return ending(task, false, failureWords(error));
      } finally {
        await processes.settle(task.processId);
      }
    },
    failed: (task, words) => ending(task, false, words),
  });
}

const passing: ReadonlySet<CloudError['code']> = new Set(['unreachable', 'timeout', 'too-many', 'broken', 'changed']);
const isPassing = ({ code }: CloudError) => passing.has(code);
