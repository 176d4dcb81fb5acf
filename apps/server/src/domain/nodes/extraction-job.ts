import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { Processes } from '../processes/processes.ts';
import type { Engines } from './engines.ts';
import { canceledWords, doneWords, extractionWords, interruptedWords } from './extraction-words.ts';
import type { ExtractionRecord, Extractions } from './extractions.ts';
import type { Nodes } from './nodes.ts';
import { workJob } from './work-job.ts';

export const extractionJobName = 'node.extract';

/** The job that extracts an archive on a node. */
export function createExtractionJob(deps: {
  db: Database;
  log: Logger;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
  extractions: Extractions;
}) {
  const { log, engines, processes, extractions } = deps;

  return workJob<ExtractionRecord>(deps, {
    payload: z
      .object({ extractionId: z.number().int(), processId: z.number().int() })
      .transform(({ extractionId: workId, processId }) => ({ workId, processId })),
    records: extractions,
    async work(row, node, { processId, signal }) {
      const { archive, target, stripComponents, keepArchive } = row;
      const host = engines.hostOf(node);
      if (!host) return { end: 'failed', words: 'The panel can no longer reach this node’s machine.' };
      let size: number | undefined;
      processes.log(processId, `Unpacking ${archive} into ${target}.`);
      await host.extract(
        { archive, target, stripComponents, keepArchive },
        ({ bytes, total }) => {
          if (total > 0) processes.progress(processId, bytes / total);
          if (size === total) return;
          size = total;
          extractions
            .sized(row.id, total)
            .catch((error: unknown) => log.warn({ err: error, extraction: row.id }, 'could not save the size'));
        },
        { signal },
      );
      return { end: 'done', words: doneWords(row) };
    },
    failed: (error, row, { alias }) => extractionWords(error, row, alias),
    canceled: canceledWords,
    // The process that began it is gone, and the machine has ended it: half an archive is for an admin to look at.
    interrupted: interruptedWords,
  });
}
