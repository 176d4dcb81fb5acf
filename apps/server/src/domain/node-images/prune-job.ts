import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { EngineError } from '../../engines/port.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import { failureWords } from '../servers/failure-words.ts';
import type { ImageReadings } from './readings.ts';
import { prunedWords } from './words.ts';

export const pruneJobName = 'image.prune';

/** Milliseconds allowed for a removal of images; the engine does not respond until all are removed. */
const patienceMs = 10 * 60_000;

const payload = z.object({ nodeId: z.number().int(), processId: z.number().int() });
type Payload = z.output<typeof payload>;

/** The job that removes the unused images of a node. */
export function createPruneJob(deps: {
  db: Database;
  log: Logger;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
  imageReadings: ImageReadings;
}) {
  const { db, log, nodes, engines, processes, imageReadings } = deps;
  const ending = ({ processId }: Payload, success: boolean, words: string): Ending => ({
    success,
    write: () => processes.end(processId, { success, words }),
  });

  return jobKind<Payload>({
    payload,
    async run(task, { signal }) {
      const node = await nodes.find(task.nodeId);
      if (!node) return ending(task, false, 'The node no longer exists.');
      await db.transaction(() => processes.begin(task.processId));
      try {
        const pruned = await engines.forNode(node).pruneImages({}, { signal, timeoutMs: patienceMs });
        await imageReadings.read(node);
        return ending(task, true, prunedWords(node.alias, pruned));
      } catch (error) {
        if (signal.aborted || !(error instanceof EngineError)) throw error;
        log.warn({ err: error, node: node.alias }, 'could not prune images');
        return ending(task, false, failureWords(error, { alias: node.alias, image: '', port: 0 }));
      }
    },
    failed: (task, words) => ending(task, false, words),
  });
}
