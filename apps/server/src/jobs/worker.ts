import type { z } from 'zod';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Job, Later, Queue } from './queue.ts';

/** How a job ended; `write` puts the outcome down in the transaction that ends the job. */
export interface Ending {
  success: boolean;
  write(): Promise<void>;
}

export interface JobRun {
  /** What earlier attempts have done already. */
  progress: Record<string, unknown>;
  /** Which attempt this is; the first is 1. */
  attempt: number;
  /** Remembers a step, so that a resumed job does not repeat it. */
  checkpoint: (progress: Record<string, unknown>) => Promise<void>;
  /** Aborted when the process ends or the job was taken away: let go at once, it will be resumed. */
  signal: AbortSignal;
}

/** One kind of job. Its steps must bear repeating, because a job is resumed after a crash. */
export interface JobKind<P> {
  payload: z.ZodType<P>;
  /** Does the work. Expected failures are an ending too, or a later try; what it throws is a fault of ours. */
  run(payload: P, run: JobRun): Promise<Ending | Later>;
  /** The ending of a job that could not tell its own, in words for people. */
  failed(payload: P, words: string): Ending;
}

/** What came of an attempt; one that was let go is resumed. */
type Outcome = Ending | Later | 'let go';

/** A kind with its payload's type closed over. */
export interface BoundJobKind {
  run(payload: unknown, run: JobRun): Promise<Ending | Later>;
  failed(payload: unknown, words: string): Ending;
}

/** Binds a kind to its payload schema, so that kinds of different payloads fit one table. */
export const jobKind = <P>(kind: JobKind<P>): BoundJobKind => ({
  run: (payload, run) => kind.run(kind.payload.parse(payload), run),
  failed: (payload, words) => kind.failed(kind.payload.parse(payload), words),
});

export interface WorkerOptions {
  db: Database;
  queue: Queue;
  kinds: Readonly<Record<string, BoundJobKind>>;
  log: Logger;
  /** How many jobs run at once. They wait for engines and mail servers most of their time. @default 32 */
  concurrency?: number;
  /** How often to look for jobs that other processes enqueued. */
  pollMs?: number;
}

export interface Worker {
  start(): void;
  /** Takes no more jobs, gives those under way `graceMs`, and leaves the rest to be resumed. */
  stop(graceMs?: number): Promise<void>;
}

const faulty = 'Something went wrong on our side. It has been noted; please try again.';
const lost = 'The panel was interrupted too often while doing this. Please try again.';
/** So often is what came of a job offered to the database. */
const mostTries = 4;

/** Runs jobs in this process. */
export function createWorker({ db, queue, kinds, log, concurrency = 32, pollMs = 1000 }: WorkerOptions): Worker {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const ending = new AbortController();
  /** A job of any other kind is left to a newer process, which knows it. */
  const known = Object.keys(kinds);
  const kindOf = ({ kind: name }: Job): BoundJobKind => {
    const kind = kinds[name];
    if (!kind) throw new Error(`No job kind is called ${name}.`);
    return kind;
  };
  let wake: (() => void) | undefined;
  let loop: Promise<void> | undefined;
  let forget: (() => void) | undefined;

  const end = async (job: Job, ending: Ending) => {
    await db.transaction(async () => {
      if (await queue.finish(job, ending.success ? 'succeeded' : 'failed')) await ending.write();
    });
  };

  /** Writes down what came of a job, again if that was refused: of two that wait for each other the database ends one. */
  const settle = async (job: Job, outcome: Outcome) => {
    for (let tries = 1; ; tries += 1) {
      try {
        if (outcome === 'let go') await queue.release(job);
        else if ('afterMs' in outcome) await queue.postpone(job, outcome);
        else await end(job, outcome);
        return;
      } catch (error) {
        if (tries === mostTries) throw error;
        log.warn({ err: error, job: job.id, kind: job.kind }, 'what came of a job could not be written yet');
        await pause(tries * 100);
      }
    }
  };

  const attempt = async (job: Job, kind: BoundJobKind, taken: AbortController): Promise<Outcome> => {
    const signal = AbortSignal.any([ending.signal, taken.signal]);
    const checkpoint = async (progress: Record<string, unknown>) => {
      if (!(await queue.checkpoint(job, progress))) taken.abort();
      signal.throwIfAborted();
    };
    try {
      return await kind.run(job.payload, { progress: job.progress, attempt: job.attempts, checkpoint, signal });
    } catch (error) {
      if (signal.aborted) return 'let go';
      log.error({ err: error, job: job.id, kind: job.kind }, 'job failed');
      return kind.failed(job.payload, faulty);
    }
  };

  const run = async (job: Job) => {
    const kind = kindOf(job);
    const taken = new AbortController();
    const beat = setInterval(() => {
      queue.heartbeat(job).then(
        (held) => held || taken.abort(),
        (error: unknown) => log.warn({ err: error, job: job.id }, 'heartbeat failed'),
      );
    }, queue.leaseMs / 3);
    try {
      const outcome = await attempt(job, kind, taken);
      await settle(job, outcome).catch((error: unknown) => {
        if (outcome === 'let go') throw error;
        log.error({ err: error, job: job.id, kind: job.kind }, 'job failed');
        return end(job, kind.failed(job.payload, faulty));
      });
    } finally {
      clearInterval(beat);
    }
  };

  const recover = async (everyone: boolean) => {
    for (const job of await queue.listLost(known, everyone)) {
      try {
        await db.transaction(async () => {
          if ((await queue.recover(job)) === 'failed') await kindOf(job).failed(job.payload, lost).write();
        });
      } catch (error) {
        // The others go on, and so does the loop: it may be one that only a process of another version can end.
        log.error({ err: error, job: job.id, kind: job.kind }, 'a lost job could not be recovered');
      }
    }
  };

  const work = async () => {
    // The embedded database belongs to this process alone: whatever "runs" in it now was left by a crash.
    let everyone = db.kind === 'pglite';
    let recoverAt = 0;
    while (!stopping.signal.aborted) {
      try {
        if (Date.now() >= recoverAt) {
          await recover(everyone);
          everyone = false;
          recoverAt = Date.now() + queue.leaseMs / 2;
        }
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        const job = running.size < concurrency ? await queue.claim(known) : null;
        if (job) {
          const done = run(job).catch((error: unknown) =>
            log.error({ err: error, job: job.id }, 'job could not be ended'),
          );
          running.add(done);
          void done.finally(() => {
            running.delete(done);
            wake?.();
          });
        } else {
          await Promise.race([woken, pause(pollMs)]);
        }
      } catch (error) {
        log.error({ err: error }, 'the job loop stumbled');
        await pause(pollMs);
      }
    }
  };

  return {
    start() {
      forget = queue.onDue(() => wake?.());
      loop = work();
    },
    async stop(graceMs = 5000) {
      stopping.abort();
      forget?.();
      wake?.();
      await loop;
      await Promise.race([Promise.all(running), pause(graceMs)]);
      ending.abort();
      await Promise.all(running);
    },
  };
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
