import type { ServerType } from '@kronos/api/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContainerDetail, NodeEngine } from '../../engines/port.ts';

interface MediaServerAnswer {
  version: string;
  ms: number;
}

/** Asks a media server at its address; throws when it does not answer as its type does. */
export type MediaServerProbe = (type: ServerType, base: string, signal: AbortSignal) => Promise<MediaServerAnswer>;

/** How long one question to a media server may take. */
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

/** How long to wait before asking again: at first hardly, for some are there at once, in the end so long. */
const pauses = { firstMs: 25, longestMs: 250 };

/** A container that its engine brings back so often has no use for more patience. */
const lives = 3;

/** Waits until a started container's media server answers at its address, it ends for good, or patience does. */
export async function awaitReady(engine: NodeEngine, probe: MediaServerProbe, awaited: Awaited): Promise<Readiness> {
  const { type, url, containerId, patience, signal } = awaited;
  const deadline = performance.now() + patience;
  const deaths = new Map<number, string>();
  let pause = Math.min(pauses.firstMs, patience / 10);
  while (performance.now() < deadline && deaths.size < lives) {
    try {
      const answer = await probe(type, url, AbortSignal.any([signal, AbortSignal.timeout(probeTimeoutMs)]));
      return { ready: true, ...answer };
    } catch {
      signal.throwIfAborted(); // anything else: not there yet
    }
    const container = await engine.inspect(containerId, { signal });
    const isGone = container.state === 'exited' || container.state === 'dead';
    if (isGone) return { ready: false, words: deathWords(container) };
    if (container.state === 'restarting') deaths.set(container.finishedAt?.getTime() ?? 0, deathWords(container));
    await sleep(pause, undefined, { signal });
    pause = Math.min(pause * 2, pauses.longestMs, patience / 10);
  }
  const seconds = Math.round(patience / 1000);
  const silence = `The server was started but did not answer at its address within ${seconds} seconds.`;
  return { ready: false, words: [...deaths.values()].at(-1) ?? silence };
}

function deathWords({ outOfMemory, exitCode }: ContainerDetail): string {
  if (outOfMemory) return 'The server ran out of memory and ended.';
  return `The server ended by itself right after it was started${exitCode === null ? '' : ` (exit code ${exitCode})`}.`;
}
