import { z } from 'zod';
import type { Logger } from 'pino';
import type { ScriptNodeState } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import { forEachLimited } from '../../platform/concurrency.ts';
import type { Database } from '../../db/database.ts';
import { EngineError } from '../../engines/port.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { GlobalValues } from '../globals/global-values.ts';
import { withoutSecret } from '../mounts/mount-words.ts';
import type { Engines } from '../nodes/engines.ts';
import { noMachineWords } from '../nodes/machine.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import { failureWords } from '../servers/failure-words.ts';
import type { RunOnNode, RunRecord, ScriptRuns } from './runs.ts';

const payload = z.object({ runId: z.number().int() });
type Payload = z.output<typeof payload>;

/** The number of nodes on which a script runs at once. Each is a connection that waits most of the time. */
const atOnce = 50;
/** Milliseconds between checks whether the run was stopped through another process of the panel. */
const lookMs = 1_000;

interface End {
  state: Extract<ScriptNodeState, 'done' | 'failed' | 'stopped'>;
  words: string;
  exitCode?: number;
}

export interface ScriptJobDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  scriptRuns: ScriptRuns;
  globalValues: GlobalValues;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
}

/** The job that runs a script on the nodes of its run. */
export function createScriptJob(deps: ScriptJobDeps) {
  const { db, clock, log, scriptRuns, globalValues, nodes, engines, processes } = deps;

  const end = async (item: RunOnNode, { state, words, exitCode }: End): Promise<void> => {
    if (item.processId !== null) await processes.settle(item.processId);
    await db.transaction(async () => {
      if (item.processId !== null) await processes.end(item.processId, { success: state === 'done', words });
      await scriptRuns.note(item.id, { state, words, exitCode: exitCode ?? null, finishedAt: clock.now() });
    });
  };

  const carryOut = async (run: RunRecord, item: RunOnNode, signal: AbortSignal): Promise<End> => {
    const node = item.nodeId === null ? undefined : await nodes.find(item.nodeId);
    if (!node) return { state: 'failed', words: 'The node no longer exists.' };
    const host = engines.hostOf(node);
    if (!host) return { state: 'failed', words: noMachineWords(node.alias) };
    const given = Object.fromEntries(run.variables.map(({ name, value }) => [name, value]));
    const secret = (await globalValues.secretsIn(given)).join('\n');
    const say = (line: string) => {
      if (item.processId !== null) processes.log(item.processId, withoutSecret(line, secret));
    };
    const spec = { source: run.source, variables: await globalValues.fillIn(given), asRoot: run.asRoot };
    try {
      const exitCode = await host.runScript(spec, say, { signal });
      return exitCode === 0
        ? { state: 'done', words: 'The script has finished.', exitCode }
        : { state: 'failed', words: `The script ended with exit code ${exitCode}.`, exitCode };
    } catch (error) {
      if (signal.aborted || !(error instanceof EngineError)) throw error;
      log.warn({ err: error, node: node.alias, run: run.id }, 'script failed');
      return { state: 'failed', words: failureWords(error, { alias: node.alias, image: '', port: 0 }) };
    }
  };

  const onNode = async (run: RunRecord, item: RunOnNode, stop: AbortSignal, job: AbortSignal): Promise<void> => {
    if (stop.aborted) return end(item, { state: 'stopped', words: 'It was stopped before it started on this node.' });
    await db.transaction(async () => {
      if (item.processId !== null) await processes.begin(item.processId);
      await scriptRuns.note(item.id, { state: 'running', startedAt: clock.now() });
    });
    try {
      await end(item, await carryOut(run, item, AbortSignal.any([stop, job])));
    } catch (error) {
      if (job.aborted || !stop.aborted) throw error;
      await end(item, { state: 'stopped', words: 'It was stopped.' });
    }
  };

  /** Returns a signal that is aborted once the run is stopped. */
  const watch = (id: number): { signal: AbortSignal; end: () => void } => {
    const controller = new AbortController();
    const forget = scriptRuns.onStop((stopped) => stopped === id && controller.abort());
    const timer = setInterval(() => {
      scriptRuns.isStopped(id).then(
        (isStopped) => isStopped && controller.abort(),
        (error: unknown) => log.warn({ err: error, run: id }, 'could not read whether a run was stopped'),
      );
    }, lookMs);
    return {
      signal: controller.signal,
      end() {
        clearInterval(timer);
        forget();
      },
    };
  };

  const over = (success: boolean): Ending => ({ success, write: () => scriptRuns.tell() });

  return jobKind<Payload>({
    payload,
    async run({ runId }, { signal }) {
      const run = await scriptRuns.find(runId);
      if (!run) return over(false);
      const items = await scriptRuns.itemsOf(runId);
      // A script that was running when the panel ended was ended with it.
      for (const item of items) if (item.state === 'running') await end(item, { state: 'failed', words: interrupted });
      const stop = watch(runId);
      try {
        const waiting = items.filter(({ state }) => state === 'waiting');
        if (run.stoppedAt) for (const item of waiting) await onNode(run, item, AbortSignal.abort(), signal);
        else await forEachLimited(waiting, atOnce, (item) => onNode(run, item, stop.signal, signal));
      } finally {
        stop.end();
      }
      return over(true);
    },
    failed: ({ runId }) => ({
      success: false,
      async write() {
        for (const item of await scriptRuns.itemsOf(runId))
          if (item.finishedAt === null) await end(item, { state: 'failed', words: interrupted });
      },
    }),
  });
}

const interrupted = 'The panel was interrupted, and the script with it. Its output shows how far it got.';
