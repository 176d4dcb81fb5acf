import { and, eq, isNotNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { processes as processTable } from '../../db/schema.ts';
import { EngineError } from '../../engines/port.ts';
import type { Postponement } from '../../jobs/queue.ts';
import { type Ending, jobKind, type JobRun } from '../../jobs/worker.ts';
import type { Events } from '../events.ts';
import type { Processes } from '../processes/processes.ts';
import { failureWords } from '../servers/failure-words.ts';
import type { Engines } from './engines.ts';
import type { Node, Nodes } from './nodes.ts';
import type { Sweeper } from './sweep.ts';

/** A node that did not respond may come back at any time. The remains of each server are retried sooner. */
const retryMs = 15 * 60_000;

/** The name of the job in the queue. */
export const wipeJobName = 'node.wipe';

const payload = z.object({
  processId: z.number().int(),
  nodeId: z.number().int(),
  /** The servers that were on the node, with their owners. */
  servers: z.array(z.object({ id: z.number().int(), name: z.string(), owner: z.string() })),
});
export type WipeTask = z.output<typeof payload>;

/** What earlier runs of the job did. */
const memory = z.object({
  hasBegun: z.boolean().default(false),
  /** The process has ended, because the node did not respond; what is left is removed nevertheless. */
  hasEnded: z.boolean().default(false),
});

export interface WipeJobDeps {
  db: Database;
  log: Logger;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
  events: Events;
  sweep: Sweeper;
  /** The interval at which it checks for removed servers, in milliseconds. */
  paceMs: number;
}

/** The job of a wipe: waits until the servers are removed by jobs of their own, then removes what else is left. */
export function createWipeJob({ db, log, nodes, engines, processes, events, sweep, paceMs }: WipeJobDeps) {
  /** Ends the process, and makes open pages read the node again. */
  const end = async ({ processId, nodeId }: WipeTask, success: boolean, words: string) => {
    await processes.end(processId, { success, words });
    await events.emit('admin', 'node-updated', { id: nodeId });
  };
  const ending = (task: WipeTask, success: boolean, words: string): Ending => ({
    success,
    write: () => end(task, success, words),
  });

  const begin = async ({ processId, servers }: WipeTask) => {
    await db.transaction(() => processes.begin(processId));
    for (const { name, owner } of servers) processes.log(processId, `Deleted the server ${name} of ${owner}.`);
  };

  /** Counts the servers whose removal has ended, and those of them for which it failed. */
  const countSteps = async (processId: number) => {
    const steps = await db.current
      .select({ state: processTable.state })
      .from(processTable)
      .where(and(eq(processTable.parentId, processId), isNotNull(processTable.step)));
    const failed = steps.filter(({ state }) => state === 'failed').length;
    return { ended: steps.filter(({ state }) => state === 'succeeded').length + failed, failed };
  };

  const sweepFor = (task: WipeTask, node: Node, signal: AbortSignal) =>
    sweep({
      nodeId: node.id,
      engine: engines.forNode(node),
      signal,
      log: (line) => processes.log(task.processId, line),
    });

  /** Ends the process, but not the job: what is left is removed once it can be. */
  const putOff = async (task: WipeTask, words: string): Promise<Postponement> => {
    await processes.settle(task.processId);
    await db.transaction(() => end(task, false, `${words} What is left will be removed as soon as possible.`));
    return { afterMs: retryMs, progress: { hasEnded: true } };
  };

  const finish = async (
    task: WipeTask,
    node: Node,
    failed: number,
    { signal }: JobRun,
  ): Promise<Ending | Postponement> => {
    const { processId, servers } = task;
    try {
      const count = await sweepFor(task, node, signal);
      if (failed > 0) return await putOff(task, `${failed} of ${servers.length} servers could not be removed.`);
      return ending(task, true, doneWords(node.alias, servers.length, count));
    } catch (error) {
      if (signal.aborted || !(error instanceof EngineError)) throw error;
      log.warn({ err: error, node: node.alias }, 'what is left on a wiped node will be removed later');
      return await putOff(task, failureWords(error, { alias: node.alias, image: '', port: 0 }));
    } finally {
      await processes.settle(processId);
    }
  };

  /** Sweeps the node after the process has ended; it may be in use again by the time it responds. */
  const sweepLate = async (task: WipeTask, node: Node, { signal }: JobRun): Promise<Ending | Postponement> => {
    try {
      await sweepFor(task, node, signal);
      return { success: true, write: async () => undefined };
    } catch (error) {
      if (signal.aborted || !(error instanceof EngineError)) throw error;
      return { afterMs: retryMs, progress: { hasEnded: true } };
    } finally {
      await processes.settle(task.processId);
    }
  };

  return jobKind<WipeTask>({
    payload,
    async run(task, job) {
      const { hasBegun, hasEnded } = memory.parse(job.progress);
      const node = await nodes.find(task.nodeId);
      if (hasEnded) return node ? sweepLate(task, node, job) : { success: true, write: async () => undefined };
      if (!node) return ending(task, false, 'The node no longer exists.');
      if (!hasBegun) await begin(task);
      const { ended, failed } = await countSteps(task.processId);
      const total = task.servers.length;
      if (ended >= total) return finish(task, node, failed, job);
      processes.progress(task.processId, ended / total);
      return { afterMs: paceMs, progress: { hasBegun: true } };
    },
    failed: (task, words) => ending(task, false, words),
  });
}

function doneWords(alias: string, servers: number, others: number): string {
  if (servers + others === 0) return `There was nothing to remove from ${alias}.`;
  const removed = [
    servers > 0 && `${servers === 1 ? 'One server' : `${servers} servers`} removed.`,
    others > 0 && `${others === 1 ? 'One container' : `${others} containers`} without a server removed.`,
  ].filter(Boolean);
  return [`${alias} is empty.`, ...removed].join(' ');
}
