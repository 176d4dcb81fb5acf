import type { z } from 'zod';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Job, Postponement, Queue } from './queue.ts';

/** How a job ended. `write` records the outcome in the transaction that ends the job. */
export interface Ending {
  success: boolean;
  write(): Promise<void>;
}

export interface JobRun {
  /** The progress made by earlier attempts. */
  progress: Record<string, unknown>;
  /** The number of this attempt, starting at 1. */
  attempt: number;
  /** Records a step, so that a resumed job does not repeat it. */
  checkpoint: (progress: Record<string, unknown>) => Promise<void>;
  /** Aborted when the process ends or the job was taken away: stop at once, the job will be resumed. */
  signal: AbortSignal;
}

/** One kind of job. Its steps must be idempotent, because a job is resumed after a crash. */
export interface JobKind<P> {
  payload: z.ZodType<P>;
  /**
   * Does the work. An expected failure is also an ending, or a later retry; a thrown error is a fault of the server.
   */
  run(payload: P, run: JobRun): Promise<Ending | Postponement>;
  /** Returns the ending of a job that could not provide its own, with a text for users. */
  failed(payload: P, words: string): Ending;
}

/** The outcome of an attempt; an abandoned one is resumed. */
type Outcome = Ending | Postponement | 'let go';

/** A job kind that hides its payload type. */
export interface BoundJobKind {
  run(payload: unknown, run: JobRun): Promise<Ending | Postponement>;
  failed(payload: unknown, words: string): Ending;
}

/** Binds a kind to its payload schema, so that kinds with different payloads fit in one table. */
export const jobKind = <P>(kind: JobKind<P>): BoundJobKind => ({
  run: (payload, run) => kind.run(kind.payload.parse(payload), run),
  failed: (payload, words) => kind.failed(kind.payload.parse(payload), words),
});

export interface WorkerOptions {
  db: Database;
  queue: Queue;
  kinds: Readonly<Record<string, BoundJobKind>>;
  log: Logger;
  /** How many jobs run at once. They spend most of their time waiting for engines and mail servers. @default 32 */
  concurrency?: number;
  /** How often to look for jobs that other processes enqueued. */
  pollMs?: number;
}

export interface Worker {
  start(): void;
  /** Claims no more jobs, allows running ones `graceMs` to finish, and leaves the rest to be resumed. */
  stop(graceMs?: number): Promise<void>;
}

const faulty = 'Something went wrong on our side. It has been logged. Please try again.';
const lost = 'The panel was interrupted too often while doing this. Please try again.';
/** How often to try to record an outcome in the database. */
const mostTries = 4;

/** Runs jobs in this process. */
export function createWorker({ db, queue, kinds, log, concurrency = 32, pollMs = 1000 }: WorkerOptions): Worker {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const ending = new AbortController();
  /** Jobs of other kinds are left to a newer process that knows them. */
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

  /**
   * Records the outcome of a job, and retries if that is refused: the database aborts one of two deadlocked
   * transactions.
   */
  const settle = async (job: Job, outcome: Outcome) => {
    for (let tries = 1; ; tries += 1) {
      try {
        if (outcome === 'let go') await queue.release(job);
        else if ('afterMs' in outcome) await queue.postpone(job, outcome);
        else await end(job, outcome);
        return;
      } catch (error) {
        if (tries === mostTries) throw error;
        log.warn({ err: error, job: job.id, kind: job.kind }, 'the result of a job could not be saved yet');
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
        // The loop continues with the others: only a process of another version may be able to end this one.
        log.error({ err: error, job: job.id, kind: job.kind }, 'a lost job could not be recovered');
      }
    }
  };

  const work = async () => {
    // Only this process uses the embedded database: any job "running" in it now is left over from a crash.
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
        log.error({ err: error }, 'the job loop failed');
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
