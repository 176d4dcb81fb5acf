import { finished, PassThrough, pipeline, type Readable } from 'node:stream';
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

/**
 * A stream that outlives its call: it still ends with the caller's signal, its failures are ours, and when its reader
 * goes the engine is let go at once (it keeps the container locked for as long as somebody might read on).
 */
export function outliving(source: Readable, rules: Omit<CallRules, 'timeoutMs'>): Readable {
  const stream = new PassThrough();
  const abort = () => stream.destroy(engineError('aborted'));
  rules.signal?.addEventListener('abort', abort, { once: true });
  stream.once('close', () => {
    rules.signal?.removeEventListener('abort', abort);
    source.destroy();
  });
  finished(source, (error) => {
    if (error) stream.destroy(rules.explain(error));
  });
  return source.pipe(stream);
}

/** Sends an archive, touching the deadline with every piece; whatever comes of it, the archive is let go. */
export async function sendArchive<T>(
  archive: Readable,
  deadline: Deadline,
  send: (pieces: Readable) => Promise<T>,
): Promise<T> {
  const pieces = new PassThrough({
    transform(piece, _encoding, done) {
      deadline.touch();
      done(null, piece);
    },
  });
  // The sender meets the failure of the archive in its pieces; here it is only kept from going unhandled.
  pipeline(archive, pieces, () => undefined);
  try {
    return await send(pieces);
  } finally {
    pieces.destroy();
  }
}
