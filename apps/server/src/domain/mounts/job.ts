import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { EngineError, type MountReport, type NodeHost } from '../../engines/port.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import { censor } from '../../security/secrets.ts';
import type { Events } from '../events.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Node, Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import { failureWords } from '../servers/failure-words.ts';
import type { MountRow, Mounts } from './mounts.ts';

/** What is done to storage, as the records call it. */
const tasks = ['check-mounts', 'remount'] as const;
export type MountTask = (typeof tasks)[number];

/** What the queue calls it. */
export const mountJobName = 'node.mounts';

const payload = z.object({
  processId: z.number().int(),
  nodeId: z.number().int(),
  mounts: z.array(z.number().int()),
  task: z.enum(tasks),
});
type Payload = z.output<typeof payload>;
interface Finding {
  mount: MountRow;
  report: MountReport;
}

/** A remote far away takes its time to answer. */
const checkMs = 45_000;
const mountMs = 2 * 60_000;

/** The job that checks storage, or mounts it again first. */
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

  const ending = ({ processId }: Payload, success: boolean, words: string, findings: Finding[] = []): Ending => ({
    success,
    async write() {
      for (const { mount, report } of findings) await mounts.note(mount, report);
      await processes.end(processId, { success, words });
      if (findings.length > 0) await events.emit('admin', 'mounts-changed', {});
    },
  });

  /** Mounts one again; what the machine says of it stands in the log, without its secret. */
  const remount = async (host: NodeHost, mount: MountRow, processId: number, signal: AbortSignal) => {
    const spec = mounts.specOf(mount);
    const say = (output: string) => {
      for (const line of withoutSecret(output, spec.secret).split('\n')) processes.log(processId, line);
    };
    try {
      say(await host.mount(spec, { signal, timeoutMs: mountMs }));
    } catch (error) {
      if (!(error instanceof EngineError) || error.code !== 'command-failed') throw error;
      if (error.cause instanceof Error) say(error.cause.message);
      // Its cause may repeat the secret, and goes no further.
      throw new EngineError(error.code, error.message);
    }
  };

  const carryOut = async (task: Payload, node: Node, host: NodeHost, signal: AbortSignal): Promise<Ending> => {
    const { processId } = task;
    const findings: Finding[] = [];
    try {
      for (const mount of await mounts.pick(task.mounts)) {
        if (mount.nodeId !== node.id) continue;
        if (task.task === 'remount') await remount(host, mount, processId, signal);
        const report = await host.checkMount(mount.target, { signal, timeoutMs: checkMs });
        findings.push({ mount, report });
        processes.log(processId, `${mount.name}: ${stateWords(mount, report)}`);
      }
    } catch (error) {
      if (signal.aborted || !(error instanceof EngineError)) throw error;
      log.warn({ err: error, node: node.alias }, 'storage was not looked after');
      return ending(task, false, failureWords(error, { alias: node.alias, image: '', port: 0 }), findings);
    }
    const amiss = findings.filter(({ report }) => report.state !== 'mounted');
    if (amiss.length > 0) return ending(task, false, amiss.map(sentence).join(' '), findings);
    return ending(task, true, findings.map(sentence).join(' ') || 'There was nothing left to do.', findings);
  };

  return jobKind<Payload>({
    payload,
    async run(task, { signal }) {
      const node = await nodes.find(task.nodeId);
      const host = node && engines.hostOf(node);
      if (!node || !host) return ending(task, false, 'The node no longer exists.');
      await db.transaction(() => processes.begin(task.processId));
      try {
        return await carryOut(task, node, host, signal);
      } finally {
        await processes.settle(task.processId);
      }
    },
    failed: (task, words) => ending(task, false, words),
  });
}

const stateWords = ({ target }: MountRow, { state }: MountReport): string =>
  ({
    mounted: `mounted at ${target}`,
    missing: `nothing is mounted at ${target}`,
    stale: `mounted at ${target}, but it does not answer`,
  })[state];

const sentence = ({ mount, report }: Finding): string => `${mount.name}: ${stateWords(mount, report)}.`;

/** What a machine printed, with no line of a secret and no value in it. */
export function withoutSecret(output: string, secret: string | null): string {
  const parts = (secret ?? '')
    .split('\n')
    .flatMap((line) => [line.trim(), line.slice(line.indexOf('=') + 1).trim()])
    .filter((part) => part.length > 3)
    .toSorted((a, b) => b.length - a.length);
  return parts.reduce((text, part) => text.replaceAll(part, censor), output);
}
