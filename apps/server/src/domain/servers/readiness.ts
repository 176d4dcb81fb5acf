import type { ServerType } from '@kronos/api/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContainerDetail, NodeEngine } from '../../engines/port.ts';

interface MediaServerAnswer {
  version: string;
  ms: number;
}

/** Calls a media server at its address; throws when it does not respond as its type does. */
export type MediaServerProbe = (type: ServerType, base: string, signal: AbortSignal) => Promise<MediaServerAnswer>;

/** The time limit of one call to a media server. */
export const probeTimeoutMs = 3000;

export type Readiness = ({ ready: true } & MediaServerAnswer) | { ready: false; words: string };

export interface Awaited {
  type: ServerType;
  url: string;
  containerId: string;
  /** Milliseconds until waiting ends. */
  patience: number;
  signal: AbortSignal;
}

/** The pauses between calls: short at first, as some servers respond at once, then growing to the longest. */
const pauses = { firstMs: 25, longestMs: 250 };

/** The restart limit: after this many restarts by the engine, waiting longer is useless. */
const restartLimit = 3;

/**
 * Waits until the media server of a started container responds, the container exits for good, or the time limit
 * passes.
 */
export async function awaitReady(engine: NodeEngine, probe: MediaServerProbe, awaited: Awaited): Promise<Readiness> {
  const { type, url, containerId, patience, signal } = awaited;
  const deadline = performance.now() + patience;
  const exits = new Map<number, string>();
  let pause = Math.min(pauses.firstMs, patience / 10);
  while (performance.now() < deadline && exits.size < restartLimit) {
    try {
      const answer = await probe(type, url, AbortSignal.any([signal, AbortSignal.timeout(probeTimeoutMs)]));
      return { ready: true, ...answer };
    } catch {
      signal.throwIfAborted(); // any other failure: not ready yet
    }
    const container = await engine.inspect(containerId, { signal });
    const isGone = container.state === 'exited' || container.state === 'dead';
    if (isGone) return { ready: false, words: exitWords(container) };
    if (container.state === 'restarting') exits.set(container.finishedAt?.getTime() ?? 0, exitWords(container));
    await sleep(pause, undefined, { signal });
    pause = Math.min(pause * 2, pauses.longestMs, patience / 10);
  }
  const seconds = Math.round(patience / 1000);
  const silence = `The server was started but did not respond at its address within ${seconds} seconds.`;
  return { ready: false, words: [...exits.values()].at(-1) ?? silence };
}

function exitWords({ outOfMemory, exitCode }: ContainerDetail): string {
  if (outOfMemory) return 'The server ran out of memory and stopped.';
  return `The server stopped by itself right after it started${exitCode === null ? '' : ` (exit code ${exitCode})`}.`;
}
