import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { NodeEngine } from '../../engines/port.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { workJob } from '../nodes/work-job.ts';
import type { Processes } from '../processes/processes.ts';
import { failureWords } from '../servers/failure-words.ts';
import { createPullReport } from '../servers/operations/pull.ts';
import type { ImagePulls, PullRecord } from './pulls.ts';
import type { ImageReadings } from './readings.ts';
import { canceledWords, pulledWords } from './words.ts';

export const pullJobName = 'image.pull';

/** The job that pulls an image on a node. An interrupted pull starts again; the engine keeps what it has. */
export function createPullJob(deps: {
  db: Database;
  log: Logger;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
  imagePulls: ImagePulls;
  imageReadings: ImageReadings;
}) {
  const { engines, processes, imagePulls, imageReadings } = deps;

  return workJob<PullRecord>(deps, {
    payload: z
      .object({ pullId: z.number().int(), processId: z.number().int() })
      .transform(({ pullId: workId, processId }) => ({ workId, processId })),
    records: imagePulls,
    async work({ image }, node, { processId, signal }) {
      const engine = engines.forNode(node);
      const before = await digestOf(engine, image, { signal });
      const report = createPullReport({
        log: (line) => processes.log(processId, line),
        progress: (share) => processes.progress(processId, share),
      });
      await engine.pull(image, report, { signal });
      const now = await digestOf(engine, image, { signal });
      await imageReadings.read(node);
      return { end: 'done', words: pulledWords(before, now) };
    },
    failed: (error, { image }, { alias }) => failureWords(error, { alias, image, port: 0 }),
    canceled: () => canceledWords,
  });
}

/** Returns the id of the image behind a tag on a node. */
async function digestOf(
  engine: NodeEngine,
  image: string,
  options: { signal: AbortSignal },
): Promise<string | undefined> {
  return (await engine.listImages(options)).find(({ tags }) => tags.includes(image))?.id;
}
