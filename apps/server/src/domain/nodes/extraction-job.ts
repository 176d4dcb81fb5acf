import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { EngineError } from '../../engines/port.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { Processes } from '../processes/processes.ts';
import { watchForCancellation } from './cancellation.ts';
import type { Engines } from './engines.ts';
import { canceledWords, doneWords, extractionWords, interruptedWords } from './extraction-words.ts';
import type { ExtractionRecord, Extractions } from './extractions.ts';
import type { Node, Nodes } from './nodes.ts';
import { printedIn } from './printed.ts';

export const extractionJobName = 'node.extract';

const payload = z.object({ extractionId: z.number().int(), processId: z.number().int() });
type Payload = z.output<typeof payload>;

/** What tar prints may name each file of an archive. */
const shownLines = 50;

/** The job that extracts an archive on a node. */
export function createExtractionJob(deps: {
  db: Database;
  log: Logger;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
  extractions: Extractions;
}) {
  const { db, log, nodes, engines, processes, extractions } = deps;
  type End = 'done' | 'failed' | 'canceled';

  const ending = ({ extractionId, processId }: Payload, end: End, words: string): Ending => ({
    success: end === 'done',
    async write() {
      await extractions.end(extractionId, end, end === 'failed' ? words : null);
      await processes.end(processId, { success: end === 'done', words });
    },
  });

  const unpack = async (task: Payload, row: ExtractionRecord, node: Node, signal: AbortSignal): Promise<Ending> => {
    const { processId } = task;
    const { archive, target, stripComponents, keepArchive } = row;
    const host = engines.hostOf(node);
    if (!host) return ending(task, 'failed', 'The panel does not reach the machine of this node any more.');
    const isWanted = async () => (await extractions.find(row.id))?.cancelAt !== null;
    const cancellation = watchForCancellation(isWanted, log);
    let size: number | undefined;
    processes.log(processId, `Unpacking ${archive} into ${target}.`);
    try {
      await host.extract(
        { archive, target, stripComponents, keepArchive },
        ({ bytes, total }) => {
          if (total > 0) processes.progress(processId, bytes / total);
          if (size === total) return;
          size = total;
          extractions
            .sized(row.id, total)
            .catch((error: unknown) => log.warn({ err: error, extraction: row.id }, 'the size was not kept'));
        },
        { signal: AbortSignal.any([signal, cancellation.signal]) },
      );
      return ending(task, 'done', doneWords(row));
    } catch (error) {
      if (signal.aborted || !(error instanceof EngineError)) throw error;
      if (cancellation.signal.aborted) return ending(task, 'canceled', canceledWords(row));
      log.warn({ err: error, node: node.alias }, 'an archive was not extracted');
      for (const line of printedIn(error).slice(-shownLines)) processes.log(processId, line);
      return ending(task, 'failed', extractionWords(error, row, node.alias));
    } finally {
      cancellation.forget();
    }
  };

  return jobKind<Payload>({
    payload,
    async run(task, { signal }) {
      const row = await extractions.find(task.extractionId);
      const node = row && (await nodes.find(row.nodeId));
      if (!row || !node) return ending(task, 'failed', 'The node no longer exists.');
      // Whoever began it is gone, and the machine has ended it: half of an archive is for a person to look at.
      if (row.state === 'running') return ending(task, 'failed', interruptedWords(row));
      const isBegun = await db.transaction(async () => {
        const isIts = await extractions.begin(row.id);
        if (isIts) await processes.begin(task.processId);
        return isIts;
      });
      // It was canceled while it waited.
      if (!isBegun) return { success: false, write: async () => undefined };
      try {
        return await unpack(task, row, node, signal);
      } finally {
        await processes.settle(task.processId);
      }
    },
    failed: (task, words) => ending(task, 'failed', words),
  });
}
