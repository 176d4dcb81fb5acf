import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { EngineError } from '../../engines/port.ts';
import { type BoundJobKind, type Ending, jobKind } from '../../jobs/worker.ts';
import type { Processes } from '../processes/processes.ts';
import { watchForCancellation } from './cancellation.ts';
import type { Node, Nodes } from './nodes.ts';
import { printedIn } from './printed.ts';
import type { WorkRecord, workStates } from './work-records.ts';

export interface WorkTask {
  /** The record of the work. */
  workId: number;
  processId: number;
}

interface WorkJobDeps {
  db: Database;
  log: Logger;
  nodes: Nodes;
  processes: Processes;
}

interface Outcome {
  end: 'done' | 'failed' | 'canceled';
  words: string;
}

export interface WorkKind<Row extends WorkRecord> {
  payload: z.ZodType<WorkTask>;
  records: Pick<ReturnType<typeof workStates>, 'begin' | 'end'> & { find(id: number): Promise<Row | undefined> };
  /** Does the work. An `EngineError` that it throws is a failure of the node, any other error a bug. */
  work(row: Row, node: Node, run: { processId: number; signal: AbortSignal }): Promise<Outcome>;
  /** Why it failed, for an admin. */
  failed(error: EngineError, row: Row, node: Node): string;
  canceled(row: Row): string;
  /** Why interrupted work has failed. @default it starts again */
  interrupted?(row: Row): string;
}

/** How many printed lines are logged: an engine may name each file of an archive. */
const shownLines = 50;

/** The job that carries out work on nodes, each task with its record and its process. */
export function workJob<Row extends WorkRecord>(
  { db, log, nodes, processes }: WorkJobDeps,
  { payload, records, work, failed, canceled, interrupted }: WorkKind<Row>,
): BoundJobKind {
  const ending = ({ workId, processId }: WorkTask, { end, words }: Outcome): Ending => ({
    success: end === 'done',
    async write() {
      await records.end(workId, end, words);
      await processes.end(processId, { success: end === 'done', words });
    },
  });
  const failure = (task: WorkTask, words: string) => ending(task, { end: 'failed', words });

  const carryOut = async (task: WorkTask, row: Row, node: Node, signal: AbortSignal): Promise<Ending> => {
    const { processId } = task;
    const isWanted = async () => (await records.find(row.id))?.cancelAt !== null;
    const cancellation = watchForCancellation(isWanted, log);
    try {
      const outcome = await work(row, node, { processId, signal: AbortSignal.any([signal, cancellation.signal]) });
      return ending(task, outcome);
    } catch (error) {
      if (signal.aborted || !(error instanceof EngineError)) throw error;
      if (cancellation.signal.aborted) return ending(task, { end: 'canceled', words: canceled(row) });
      log.warn({ err: error, node: node.alias, process: processId }, 'work on a node failed');
      for (const line of printedIn(error).slice(-shownLines)) processes.log(processId, line);
      return failure(task, failed(error, row, node));
    } finally {
      cancellation.forget();
    }
  };

  return jobKind<WorkTask>({
    payload,
    async run(task, { signal }) {
      const row = await records.find(task.workId);
      const node = row && (await nodes.find(row.nodeId));
      if (!row || !node) return failure(task, 'The node no longer exists.');
      const isResumed = row.state === 'running';
      if (isResumed && interrupted) return failure(task, interrupted(row));
      const isBegun = await db.transaction(async () => {
        const isIts = isResumed || (await records.begin(row.id));
        if (isIts) await processes.begin(task.processId);
        return isIts;
      });
      // It was canceled while it waited.
      if (!isBegun) return { success: false, write: async () => undefined };
      try {
        return await carryOut(task, row, node, signal);
      } finally {
        await processes.settle(task.processId);
      }
    },
    failed: failure,
  });
}
