import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { EngineError, type NodeEngine } from '../../engines/port.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import { watchForCancellation } from '../nodes/cancellation.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Node, Nodes } from '../nodes/nodes.ts';
import { printedIn } from '../nodes/printed.ts';
import type { Processes } from '../processes/processes.ts';
import { failureWords } from '../servers/failure-words.ts';
import { createPullReport } from '../servers/operations/pull.ts';
import type { ImagePulls, PullRecord } from './pulls.ts';
import type { ImageReadings } from './readings.ts';
import { canceledWords, pulledWords } from './words.ts';

export const pullJobName = 'image.pull';

const payload = z.object({ pullId: z.number().int(), processId: z.number().int() });
type Payload = z.output<typeof payload>;

/** The job that pulls an image on a node. One that was interrupted begins anew: the engine keeps what it has. */
export function createPullJob(deps: {
  db: Database;
  log: Logger;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
  imagePulls: ImagePulls;
  imageReadings: ImageReadings;
}) {
  const { db, log, nodes, engines, processes, imagePulls, imageReadings } = deps;
  type End = 'done' | 'failed' | 'canceled';

  const ending = ({ pullId, processId }: Payload, end: End, words: string): Ending => ({
    success: end === 'done',
    async write() {
      await imagePulls.end(pullId, end, words);
      await processes.end(processId, { success: end === 'done', words });
    },
  });

  const pull = async (task: Payload, { image }: PullRecord, node: Node, signal: AbortSignal): Promise<Ending> => {
    const { pullId, processId } = task;
    const engine = engines.forNode(node);
    const isWanted = async () => (await imagePulls.find(pullId))?.cancelAt !== null;
    const cancellation = watchForCancellation(isWanted, log);
    const options = { signal: AbortSignal.any([signal, cancellation.signal]) };
    try {
      const before = await digestOf(engine, image, options);
      const report = createPullReport({
        log: (line) => processes.log(processId, line),
        progress: (share) => processes.progress(processId, share),
      });
      await engine.pull(image, report, options);
      const now = await digestOf(engine, image, options);
      await imageReadings.read(node);
      return ending(task, 'done', pulledWords(before, now));
    } catch (error) {
      if (signal.aborted || !(error instanceof EngineError)) throw error;
      if (cancellation.signal.aborted) return ending(task, 'canceled', canceledWords);
      log.warn({ err: error, node: node.alias, image }, 'an image was not pulled');
      for (const line of printedIn(error)) processes.log(processId, line);
      return ending(task, 'failed', failureWords(error, { alias: node.alias, image, port: 0 }));
    } finally {
      cancellation.forget();
    }
  };

  return jobKind<Payload>({
    payload,
    async run(task, { signal }) {
      const row = await imagePulls.find(task.pullId);
      const node = row && (await nodes.find(row.nodeId));
      if (!row || !node) return ending(task, 'failed', 'The node no longer exists.');
      const isBegun = await db.transaction(async () => {
        const isIts = row.state === 'running' || (await imagePulls.begin(row.id));
        if (isIts) await processes.begin(task.processId);
        return isIts;
      });
      // It was canceled while it waited.
      if (!isBegun) return { success: false, write: async () => undefined };
      try {
        return await pull(task, row, node, signal);
      } finally {
        await processes.settle(task.processId);
      }
    },
    failed: (task, words) => ending(task, 'failed', words),
  });
}

/** What stands behind a tag on a node. */
async function digestOf(
  engine: NodeEngine,
  image: string,
  options: { signal: AbortSignal },
): Promise<string | undefined> {
  return (await engine.listImages(options)).find(({ tags }) => tags.includes(image))?.id;
}
