import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError, type NodeEngine, type NodeHost } from '../../engines/port.ts';

/** How long a host may take to restart. */
const patienceMs = 10 * 60_000;
const pauseMs = 1_000;
/** A host that is down does not respond for a while, so each attempt is short. */
const tryMs = 5_000;

/** What the restart of a host requires from its caller. */
export interface MachineRun {
  alias: string;
  host: NodeHost;
  engine: NodeEngine;
  signal: AbortSignal;
  log(line: string): void;
  memory: Readonly<Record<string, unknown>>;
  remember(facts: Record<string, unknown>): Promise<void>;
}

/** Restarts a host once, even if the panel is interrupted meanwhile; returns whether it came back in time. */
export async function restartMachine(run: MachineRun): Promise<boolean> {
  const { alias, host, engine, signal } = run;
  let before = run.memory['boot'];
  if (before === undefined) {
    before = (await host.report({ signal })).bootId;
    // Stored first: otherwise a restart could be done twice.
    await run.remember({ boot: before });
    run.log(`Restarting the node ${alias}.`);
    await host.perform('restart', { signal });
  }
  run.log(`Waiting for the node ${alias} to come back.`);
  const deadline = performance.now() + patienceMs;
  // By now calls to the node are paused, for up to a minute; eager calls are made nevertheless.
  const eagerly = { signal, timeoutMs: tryMs, isEager: true };
  while (performance.now() < deadline) {
    try {
      if ((await host.report(eagerly)).bootId !== before) {
        await engine.info(eagerly);
        return true;
      }
    } catch (error) {
      // It is down, as requested.
      if (signal.aborted || !(error instanceof EngineError)) throw error;
    }
    await sleep(pauseMs, undefined, { signal });
  }
  return false;
}

export const backWords = (alias: string) => `The node ${alias} has been restarted`;
export const awayWords = (alias: string) =>
  `The node ${alias} did not come back within ten minutes. Check its console.`;
export const noMachineWords = (alias: string) =>
  `The panel reaches only the engine of ${alias}, not the machine itself. Add an SSH address to the node.`;
