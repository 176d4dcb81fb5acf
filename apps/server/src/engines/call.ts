import { finished, PassThrough, pipeline, type Readable } from 'node:stream';
import { engineError } from './failures.ts';
import { EngineError } from './port.ts';

/** The time limits of calls to an engine. */
export interface Patience {
  /** Until it responds. */
  timeoutMs: number;
  /** Until the next piece of a streamed response; a registry or a disk may delay the engine meanwhile. */
  silenceMs: number;
}

export interface Deadline {
  signal: AbortSignal;
  /** Restarts the time limit, or sets another one where longer silence is expected. */
  touch(patienceMs?: number): void;
}

export interface CallRules {
  timeoutMs: number;
  signal: AbortSignal | undefined;
  /** Converts the engine's own failure. */
  explain(error: unknown): EngineError;
}

/** Runs one call with its time limit and the caller's signal; every failure is thrown as an `EngineError`. */
export async function callEngine<T>(rules: CallRules, work: (deadline: Deadline) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let ended: 'timeout' | 'aborted' | undefined;
  const { signal } = controller;
  // A call does not wait for work that reacts late to the signal, such as opening a connection.
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const end = (why: 'timeout' | 'aborted') => {
    ended ??= why;
    controller.abort();
  };
  const onAbort = () => end('aborted');
  const arm = (ms = rules.timeoutMs) => setTimeout(() => end('timeout'), ms);
  let timer = arm();
  rules.signal?.addEventListener('abort', onAbort, { once: true });
  if (rules.signal?.aborted) onAbort();

  try {
    const deadline = {
      signal,
      touch(patienceMs?: number) {
        clearTimeout(timer);
        timer = arm(patienceMs);
      },
    };
    return await Promise.race([work(deadline), over]);
  } catch (error) {
    if (ended) throw engineError(ended, error);
    throw error instanceof EngineError ? error : rules.explain(error);
  } finally {
    clearTimeout(timer);
    rules.signal?.removeEventListener('abort', onAbort);
  }
}

export interface StreamRules extends Omit<CallRules, 'timeoutMs'> {
  /** Fails with `timeout` when the engine sends nothing for this long. Omitted where silence is normal. */
  silenceMs?: number;
}

/**
 * A stream that outlives its call: it still ends with the caller's signal, its failures are converted, and when its
 * reader closes it the engine is disconnected at once (it keeps the container locked while a reader is connected).
 */
export function outliving(source: Readable, { silenceMs, ...rules }: StreamRules): Readable {
  const stream = new PassThrough();
  // The reader gets the failure from the stream, even one from before it started reading.
  stream.on('error', () => undefined);
  const abort = () => stream.destroy(engineError('aborted'));
  rules.signal?.addEventListener('abort', abort, { once: true });
  stream.once('close', () => {
    rules.signal?.removeEventListener('abort', abort);
    source.destroy();
  });
  let timer: NodeJS.Timeout | undefined;
  const rest = () => clearTimeout(timer);
  const listen = () => {
    rest();
    if (silenceMs !== undefined) timer = setTimeout(() => stream.destroy(engineError('timeout')), silenceMs);
  };
  finished(source, (error) => {
    rest();
    if (error) stream.destroy(rules.explain(error));
  });
  source.pipe(stream);
  // Only the engine's silence counts: while the reader is slow, nothing more is requested.
  source.on('data', () => (stream.writableNeedDrain ? rest() : listen()));
  stream.on('drain', listen);
  listen();
  return stream;
}

/** Yields the lines of a stream until it ends; a reader that stops disconnects from the engine. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of stream.setEncoding('utf8')) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    // An empty line only shows that the stream is alive.
    for (const line of lines) if (line.trim() !== '') yield line;
  }
}

/** Sends an archive and restarts the time limit with every piece; the archive is destroyed in any case. */
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
  // The sender gets the archive's failure from the pieces; this only prevents an unhandled rejection.
  pipeline(archive, pieces, () => undefined);
  try {
    return await send(pieces);
  } finally {
    pieces.destroy();
  }
}
