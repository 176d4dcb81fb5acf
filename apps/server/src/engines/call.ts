import { Readable } from 'node:stream';
import { engineError } from './failures.ts';
import { EngineError } from './port.ts';

export interface Deadline {
  signal: AbortSignal;
  /** Something moved: the time starts anew. */
  touch(): void;
  /** What follows may take as long as it takes; the caller's signal is still heeded. */
  lift(): void;
}

export interface CallRules {
  timeoutMs: number;
  signal: AbortSignal | undefined;
  /** Turns the engine's own failure into ours. */
  explain(error: unknown): EngineError;
}

/** Runs one call under its deadline and the caller's signal; whatever goes wrong leaves as an `EngineError`. */
export async function callEngine<T>(rules: CallRules, work: (deadline: Deadline) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let ended: 'timeout' | 'aborted' | undefined;
  const end = (why: 'timeout' | 'aborted') => {
    ended ??= why;
    controller.abort();
  };
  const onAbort = () => end('aborted');
  const arm = () => setTimeout(() => end('timeout'), rules.timeoutMs);
  let timer = arm();
  rules.signal?.addEventListener('abort', onAbort, { once: true });
  if (rules.signal?.aborted) onAbort();

  try {
    return await work({
      signal: controller.signal,
      touch() {
        clearTimeout(timer);
        timer = arm();
      },
      lift: () => clearTimeout(timer),
    });
  } catch (error) {
    if (ended) throw engineError(ended, error);
    throw error instanceof EngineError ? error : rules.explain(error);
  } finally {
    clearTimeout(timer);
    rules.signal?.removeEventListener('abort', onAbort);
  }
}

/** A stream that outlives its call: it still ends with the caller's signal, and its failures are ours. */
export function outliving(source: Readable, rules: Omit<CallRules, 'timeoutMs'>): Readable {
  async function* explained() {
    try {
      yield* source;
    } catch (error) {
      throw rules.signal?.aborted ? engineError('aborted', error) : rules.explain(error);
    }
  }
  const stream = Readable.from(explained(), { objectMode: false });
  const abort = () => stream.destroy(engineError('aborted'));
  rules.signal?.addEventListener('abort', abort, { once: true });
  stream.once('close', () => {
    rules.signal?.removeEventListener('abort', abort);
    // An engine keeps the container locked for as long as somebody might read on.
    source.destroy();
  });
  return stream;
}

/** The archive as it is read, touching the deadline with every piece. */
export function touching(archive: Readable, deadline: Deadline): Readable {
  async function* pieces() {
    for await (const piece of archive) {
      deadline.touch();
      yield piece;
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}
