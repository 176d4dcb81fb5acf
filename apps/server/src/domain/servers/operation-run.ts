import type { OperationKind } from '@kronos/api/contract';
import { EngineError } from '../../engines/port.ts';
import type { JobRun } from '../../jobs/worker.ts';
import type { Node } from '../nodes/nodes.ts';
import { specOf } from '../settings/engine-defaults.ts';
import type { Place } from './container.ts';
import type { OperationJobDeps } from './operation-job.ts';
import { failureWords } from './failure-words.ts';
import { OperationFailed, type OperationRun, type Step } from './operations/operation.ts';
import type { ServerRow } from './server-row.ts';

interface Task {
  processId: number;
  kind: OperationKind;
  input?: unknown;
}

/** Creates the context of one operation: the server, its engine, and ways to report its progress. */
export async function createOperationRun(
  deps: OperationJobDeps,
  { processId, kind, input }: Task,
  { server, node, job }: { server: ServerRow; node: Node; job: JobRun },
): Promise<OperationRun> {
  const { db, servers, nodes, bindsOf, folderOf, globalValues, processes, engines, clock, probe } = deps;
  const { engineDefaults, backups, claims, moves, readyTimeoutMs } = deps;
  let memory = job.progress;
  const remember = async (facts: Record<string, unknown>) => {
    memory = { ...memory, ...facts };
    await job.checkpoint(memory);
  };
  const placeOf = async (found: Node): Promise<Place> => ({
    ...found,
    binds: await bindsOf(found.id),
    folder: await folderOf(found.id),
    env: await globalValues.fillIn(server.env),
    defaults: specOf(await engineDefaults.read()),
  });
  const log = (line: string) => processes.log(processId, line);
  const progress = (share: number) => processes.progress(processId, share);

  const step: OperationRun['step'] = async ({ name, command, span: [from, to], nodeId = node.id }: Step, work) => {
    const done = `done:${name}`;
    if (memory[done] === true) return;
    const about = { kind, parentId: processId, nodeId, serverId: server.id };
    const id = await processes.openStep({ ...about, step: name, command });
    const end = async (success: boolean, words: string) => {
      await processes.settle(id);
      await db.transaction(() => processes.end(id, { success, words }));
    };
    let words: string | void;
    try {
      words = await work({
        log: (line) => processes.log(id, line),
        progress(share) {
          processes.progress(id, share);
          progress(from + (to - from) * share);
        },
      });
    } catch (error) {
      // Interrupted: it will be resumed, so the step has not ended.
      if (!job.signal.aborted) await end(false, wordsOf(error, server, node));
      throw error;
    }
    await end(true, words ?? 'Done');
    await remember({ [done]: true });
    progress(to);
  };

  return {
    processId,
    server,
    node: await placeOf(node),
    engine: engines.forNode(node),
    host: engines.hostOf(node),
    async findNode(id) {
      const found = await nodes.find(id);
      return found && { node: await placeOf(found), engine: engines.forNode(found) };
    },
    tenant: await deps.settings.tenant(),
    attempt: job.attempt,
    input,
    signal: job.signal,
    clock,
    probe,
    backups,
    claims,
    moves,
    readyTimeoutMs,
    get memory() {
      return memory;
    },
    remember,
    note: (change) => servers.update(server.id, change),
    log,
    progress,
    step,
  };
}

/** Returns the failure as a message for users. */
export function wordsOf(error: unknown, { image, port }: ServerRow, { alias }: Node): string {
  if (error instanceof OperationFailed) return error.message;
  if (error instanceof EngineError) return failureWords(error, { alias, image, port });
  return 'Something went wrong on our side. It has been logged. Please try again.';
}
