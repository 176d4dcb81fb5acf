import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { EngineError } from '../../engines/port.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { Events } from '../events.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import { failureWords } from '../servers/failure-words.ts';
import type { Finding, FolderChecks } from './folder-checks.ts';

/** The name of the job in the queue. */
export const folderJobName = 'node.folder';

const payload = z.object({
  processId: z.number().int(),
  owner: z.object({ kind: z.enum(['deployment', 'library']), id: z.number().int() }),
  folder: z.object({ nodeId: z.number().int(), path: z.string() }),
});
type Payload = z.output<typeof payload>;

/** Milliseconds allowed for a check; remote storage may respond slowly. */
const checkMs = 60_000;

const nothing = { isWritable: null, sizeBytes: null, freeBytes: null } as const;

/** The job that checks a folder on a node. */
export function createFolderJob(deps: {
  db: Database;
  log: Logger;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
  folderChecks: FolderChecks;
  events: Events;
}) {
  const { db, log, nodes, engines, processes, folderChecks, events } = deps;

  const ending = ({ processId, owner, folder }: Payload, words: string, finding?: Finding): Ending => {
    const success = finding?.state === 'found';
    return {
      success,
      async write() {
        if (finding) await folderChecks.note(owner, folder, finding);
        await processes.end(processId, { success, words });
        const changed = owner.kind === 'deployment' ? 'deployment-paths-changed' : 'library-paths-changed';
        await events.emit('admin', changed, {});
      },
    };
  };

  return jobKind<Payload>({
    payload,
    async run(task, { signal }) {
      const { processId, folder } = task;
      const node = await nodes.find(folder.nodeId);
      const host = node && engines.hostOf(node);
      if (!node || !host) return ending(task, 'The node no longer exists.');
      await db.transaction(() => processes.begin(processId));
      try {
        const report = await host.checkFolder(folder.path, { signal, timeoutMs: checkMs });
        return ending(task, wordsOf(folder.path, report), report);
      } catch (error) {
        if (signal.aborted || !(error instanceof EngineError)) throw error;
        log.warn({ err: error, node: node.alias }, 'a folder could not be checked');
        const words = failureWords(error, { alias: node.alias, image: '', port: 0 });
        return ending(task, words, { state: 'unreachable', ...nothing });
      } finally {
        await processes.settle(processId);
      }
    },
    failed: (task, words) => ending(task, words),
  });
}

/** The result of a check, in a sentence. */
function wordsOf(path: string, { state, isWritable }: Finding): string {
  if (state === 'missing') return `There is no folder ${path}.`;
  if (state === 'silent') return `${path} is not responding.`;
  return isWritable ? `${path} exists and is writable.` : `${path} exists, but is not writable.`;
}
