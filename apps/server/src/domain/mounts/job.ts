import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { EngineError, type NodeHost } from '../../engines/port.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { Events } from '../events.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Node, Nodes } from '../nodes/nodes.ts';
import { printedIn } from '../nodes/printed.ts';
import type { Processes } from '../processes/processes.ts';
import { failureWords } from '../servers/failure-words.ts';
import { canceledWords, refusedWords, sentence, withoutSecret } from './mount-words.ts';
import type { Finding, MountRow, Mounts } from './mounts.ts';

/** The tasks on storage, as the records call them. */
const tasks = ['check-mounts', 'remount'] as const;
export type MountTask = (typeof tasks)[number];

/** The name of the job in the queue. */
export const mountJobName = 'node.mounts';

const payload = z.object({
  processId: z.number().int(),
  nodeId: z.number().int(),
  task: z.enum(tasks),
});
type Payload = z.output<typeof payload>;

interface End {
  success: boolean;
  words: string;
  /** The finding that is not recorded yet. */
  last?: Finding | undefined;
  /** Why the remaining mounts were left undone. */
  failure?: string;
}

/** Milliseconds allowed for a check; a remote may respond slowly. */
const checkMs = 45_000;
const mountMs = 2 * 60_000;

/** The job that checks storage, or remounts and then checks it. */
export function createMountJob(deps: {
  db: Database;
  log: Logger;
  mounts: Mounts;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
  events: Events;
}) {
  const { db, log, mounts, nodes, engines, processes, events } = deps;

  const note = (finding: Finding, processId: number) =>
    db.transaction(async () => {
      await mounts.note(finding, processId);
      await events.emit('admin', 'mounts-changed', {});
    });

  /** The last finding is written with the end, so that a job that resumes after a crash still has a mount left. */
  const ending = (task: Payload, { success, words, last, failure }: End): Ending => ({
    success,
    async write() {
      if (last) await mounts.note(last, task.processId);
      await mounts.release(task.processId, failure);
      await processes.end(task.processId, { success, words });
      await events.emit('admin', 'mounts-changed', {});
    },
  });
  /** Fails the task, and records the reason for all remaining mounts. */
  const failed = (task: Payload, words: string) => ending(task, { success: false, words, failure: words });

  /** Remounts one mount; returns why the machine refused. The output goes to the log, without the secret. */
  const remount = async (host: NodeHost, mount: MountRow, processId: number, signal: AbortSignal) => {
    const spec = mounts.specOf(mount);
    const say = (output: string) => {
      const lines = withoutSecret(output, spec.secret).split('\n');
      for (const line of lines) processes.log(processId, line);
      return lines.findLast((line) => line.trim() !== '');
    };
    try {
      say(await host.mount(spec, { signal, timeoutMs: mountMs }));
      return null;
    } catch (error) {
      if (!(error instanceof EngineError) || error.code !== 'command-failed') throw error;
      // The cause may contain the secret, so it goes no further.
      return refusedWords(say(printedIn(error).join('\n')) ?? error.message);
    }
  };

  const processMount = async (
    host: NodeHost,
    mount: MountRow,
    task: Payload,
    signal: AbortSignal,
  ): Promise<Finding> => {
    const { processId } = task;
    const failure = task.task === 'remount' ? await remount(host, mount, processId, signal) : null;
    const report = await host.checkMount(mount.target, { signal, timeoutMs: checkMs });
    const finding = { mount, report, failure };
    processes.log(processId, sentence(finding).replace(/\.$/, ''));
    return finding;
  };

  const carryOut = async (
    task: Payload,
    node: Node,
    host: NodeHost,
    left: MountRow[],
    signal: AbortSignal,
  ): Promise<Ending> => {
    const findings: Finding[] = [];
    let last: Finding | undefined;
    try {
      for (const [index, mount] of left.entries()) {
        const isCanceled = (await mounts.ordered(task.processId, mount.id)) === 0;
        if (isCanceled || mount.nodeId !== node.id) continue;
        if (last) await note(last, task.processId);
        last = await processMount(host, mount, task, signal);
        findings.push(last);
        processes.progress(task.processId, (index + 1) / left.length);
      }
    } catch (error) {
      if (signal.aborted || !(error instanceof EngineError)) throw error;
      log.warn({ err: error, node: node.alias }, 'storage could not be checked or remounted');
      return failed(task, failureWords(error, { alias: node.alias, image: '', port: 0 }));
    }
    const failing = findings.filter(({ report, failure }) => failure !== null || report.state !== 'mounted');
    const told = failing.length > 0 ? failing : findings;
    if (told.length === 0) return ending(task, { success: false, words: canceledWords });
    return ending(task, { success: failing.length === 0, words: told.map(sentence).join(' '), last });
  };

  return jobKind<Payload>({
    payload,
    async run(task, { signal }) {
      const node = await nodes.find(task.nodeId);
      const host = node && engines.hostOf(node);
      if (!node || !host) return failed(task, 'The node no longer exists.');
      const left = await db.transaction(async () => {
        const ordered = await mounts.lockOrdered(task.processId);
        if (ordered.length > 0) await processes.begin(task.processId);
        return ordered;
      });
      if (left.length === 0) return ending(task, { success: false, words: canceledWords });
      try {
        return await carryOut(task, node, host, left, signal);
      } finally {
        await processes.settle(task.processId);
      }
    },
    failed,
  });
}
