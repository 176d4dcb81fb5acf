import { finished, PassThrough, pipeline, type Readable } from 'node:stream';
import { engineError } from './failures.ts';
import { EngineError } from './port.ts';

/** How long an engine is waited for. */
export interface Patience {
  /** Until it answers. */
  timeoutMs: number;
  /** For the next piece of what it answers at length; a registry or a disk may keep it waiting meanwhile. */
  silenceMs: number;
}

export interface Deadline {
  signal: AbortSignal;
  /** Something moved: the time starts anew, or so much of it where it may be quiet for longer. */
  touch(patienceMs?: number): void;
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
  const { signal } = controller;
  // A call does not wait for work that hears the signal late, such as a connection that is being made.
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
  /** Fails with `timeout` when the engine sends nothing for so long. Left out where it may well have nothing to tell. */
  silenceMs?: number;
}

/**
 * A stream that outlives its call: it still ends with the caller's signal, its failures are ours, and when its reader
 * goes the engine is let go at once (it keeps the container locked for as long as somebody might read on).
 */
export function outliving(source: Readable, { silenceMs, ...rules }: StreamRules): Readable {
  const stream = new PassThrough();
  // Whoever reads it meets its failure there, also one that came before.
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
  // Only the engine's silence counts: while its reader is slow nothing more is asked of it.
  source.on('data', () => (stream.writableNeedDrain ? rest() : listen()));
  stream.on('drain', listen);
  listen();
  return stream;
}

/** What a stream tells line by line, for as long as it tells; whoever stops reading lets the engine go. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of stream.setEncoding('utf8')) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    // An empty line only says that the stream stands.
    for (const line of lines) if (line.trim() !== '') yield line;
  }
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
