import { z } from 'zod';
import { Refusal, refusalCodes } from './refusal.ts';

/** Faults of one call, and (below) of a running container. */
const callFaults = ['hang', 'slow', 'error', 'disk-full', 'refuse-start'] as const;
const lifeFaults = ['oom', 'crash', 'never-ready'] as const;
/** Faults in a response of a media server or vendor; `operation` is then method and path, with `*` as a wildcard. */
const responseFaults = [
  'http-401',
  'http-404',
  'http-429',
  'http-500',
  'http-html',
  'http-silent',
  'http-slow',
  'http-moved',
  'http-changed',
] as const;

export const faultInput = z.strictObject({
  node: z.string().optional(),
  /** Id or name. */
  container: z.string().optional(),
  operation: z.string().optional(),
  fault: z.enum([...callFaults, ...lifeFaults, ...responseFaults]),
  /** How long `slow` waits (default 2000) or `hang` hangs (default for ever), or the wait that `http-429` asks for. */
  ms: z.int().positive().optional(),
  /** The number of times the fault is applied before it is removed; unlimited by default. */
  times: z.int().positive().optional(),
  /** The code and message of an `error`. */
  code: z.enum(refusalCodes).optional(),
  message: z.string().max(500).optional(),
});
export type Fault = z.infer<typeof faultInput>;

export interface FaultTarget {
  node: string;
  /** The id and the name of the container. */
  container?: readonly string[];
  operation: string;
}

/** The configured faults: added by POST /faults, applied to calls and containers, cleared by DELETE. */
export function createFaults() {
  let faults: Fault[] = [];
  let cleared = new AbortController();

  function take(target: FaultTarget, kinds: readonly Fault['fault'][]): Fault | undefined {
    const found = faults.find((fault) => kinds.includes(fault.fault) && matches(fault, target));
    if (found?.times !== undefined) {
      const left = found.times - 1;
      faults =
        left > 0
          ? faults.map((fault) => (fault === found ? { ...fault, times: left } : fault))
          : faults.filter((fault) => fault !== found);
    }
    return found;
  }

  return {
    list: () => faults,
    add: (fault: Fault) => void faults.push(fault),
    clear() {
      faults = [];
      cleared.abort();
      cleared = new AbortController();
    },
    /** Whether a fault of this kind applies to the target now, which counts as one application. */
    meets: (target: FaultTarget, kind: (typeof lifeFaults)[number]) => take(target, [kind]) !== undefined,
    /** Delays a response as configured; returns the fault that replaces the response, if there is one. */
    async beforeResponse(target: FaultTarget, signal: AbortSignal): Promise<Fault | undefined> {
      const fault = take(target, responseFaults);
      const ends = AbortSignal.any([signal, cleared.signal]);
      if (fault?.fault === 'http-silent') await wait(undefined, ends);
      if (fault?.fault !== 'http-slow') return fault;
      await wait(fault.ms ?? 2_000, ends);
      return undefined;
    },
    /** Lets a call pass, delays it, or makes it fail, as configured. */
    async beforeCall(target: FaultTarget, signal: AbortSignal): Promise<void> {
      const starts = target.operation === 'start' || target.operation === 'restart';
      const fault = take(target, starts ? callFaults : callFaults.filter((kind) => kind !== 'refuse-start'));
      if (!fault) return;
      if (fault.fault === 'slow') return wait(fault.ms ?? 2_000, AbortSignal.any([signal, cleared.signal]));
      if (fault.fault === 'hang') return wait(fault.ms, AbortSignal.any([signal, cleared.signal]));
      if (fault.fault === 'disk-full') throw new Refusal('disk-full', 'No space left on the device (simulated fault).');
      if (fault.fault === 'refuse-start')
        throw new Refusal('bad-command', 'The program of the image did not start (simulated fault).');
      throw new Refusal(fault.code ?? 'unknown', fault.message ?? 'The engine failed (simulated fault).');
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;

function matches(fault: Fault, target: FaultTarget): boolean {
  return (
    (fault.node === undefined || fault.node === target.node) &&
    (fault.operation === undefined || isLike(fault.operation, target.operation)) &&
    (fault.container === undefined || (target.container?.includes(fault.container) ?? false))
  );
}

/** Matches an operation against a pattern in which `*` stands for any text. */
function isLike(pattern: string, operation: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (!rest.length) return operation === pattern;
  const last = rest.at(-1) ?? '';
  let at = first.length;
  if (!operation.startsWith(first) || !operation.endsWith(last)) return false;
  for (const part of rest.slice(0, -1)) {
    const found = operation.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return operation.length - last.length >= at;
}

/** Resolves after the time or when the signal is aborted; without a time only when it is aborted. */
function wait(ms: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = ms === undefined ? undefined : setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
