import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { jobs } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';

export type Job = typeof jobs.$inferSelect;

export interface NewJob {
  kind: string;
  /** Jobs with the same key run one after another. */
  key: string;
  /** Only a few jobs of a lane run at once; those that wait do not hold up other lanes. */
  lane?: string;
  /** The owner of the server concerned: only a few jobs of one customer run at once, on any node. */
  customer?: number;
  payload: unknown;
  /** The earliest time to run. @default at once */
  runAfter?: Date;
  /** How often it may be started by a process that then dies. @default 3 */
  maxAttempts?: number;
}

/** The number of jobs of one lane that run at once, such as those that a single node carries out. */
export const laneWidth = 3;
/** The number of jobs of one customer that run at once: a customer whose nodes all hang leaves room for others. */
const customerWidth = 6;

/** A job that is to be retried later. */
export interface Postponement {
  afterMs: number;
  progress: Record<string, unknown>;
}

export type Queue = ReturnType<typeof createQueue>;

/** The durable queue: a job enqueued in a transaction exists if and only if the transaction commits. */
export function createQueue({ db, leaseMs = 15_000 }: { db: Database; leaseMs?: number }) {
  const worker = randomUUID();
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const lease = sql`now() + make_interval(secs => ${leaseMs / 1000})`;
  /** Only the holder of the lease for this attempt may write to the job. */
  const held = (job: Job) =>
    and(eq(jobs.id, job.id), eq(jobs.state, 'running'), eq(jobs.worker, worker), eq(jobs.attempts, job.attempts));
  const updateHeld = async (
    job: Job,
    values: Parameters<ReturnType<typeof db.current.update<typeof jobs>>['set']>[0],
  ) => (await db.current.update(jobs).set(values).where(held(job)).returning({ id: jobs.id })).length > 0;

  return {
    leaseMs,
    async enqueue(job: NewJob): Promise<void> {
      await db.current.insert(jobs).values(job);
      db.afterCommit(announce);
    },
    /** Whether a job with this key is queued; a running one may already be past the requested work. */
    async isWaiting(key: string): Promise<boolean> {
      const waiting = and(eq(jobs.key, key), eq(jobs.state, 'queued'));
      return (await db.current.select({ id: jobs.id }).from(jobs).where(waiting).limit(1)).length > 0;
    },
    /** Calls `listener` when a job enqueued by this process is due; those of other processes are found by polling. */
    onDue(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Claims the oldest job of these kinds whose key is free; null if there is none. */
    async claim(kinds: string[]): Promise<Job | null> {
      const running = alias(jobs, 'running');
      const taken = db.current
        .select({ one: sql`1` })
        .from(running)
        .where(and(eq(running.key, jobs.key), eq(running.state, 'running')));
      const full = (of: typeof running.lane | typeof running.customer, width: number) =>
        db.current
          .select({ of })
          .from(running)
          .where(and(eq(running.state, 'running'), isNotNull(of)))
          .groupBy(of)
          .having(gte(count(), width));
      const next = db.current
        .select({ id: jobs.id })
        .from(jobs)
        .where(
          and(
            eq(jobs.state, 'queued'),
            inArray(jobs.kind, kinds),
            or(isNull(jobs.runAfter), lte(jobs.runAfter, sql`now()`)),
            sql`not exists ${taken}`,
            or(isNull(jobs.lane), notInArray(jobs.lane, full(running.lane, laneWidth))),
            or(isNull(jobs.customer), notInArray(jobs.customer, full(running.customer, customerWidth))),
          ),
        )
        .orderBy(asc(jobs.id))
        .limit(1)
        .for('update', { skipLocked: true });
      try {
        const [job] = await db.current
          .update(jobs)
          .set({ state: 'running', worker, leaseUntil: lease, attempts: sql`${jobs.attempts} + 1` })
          .where(eq(jobs.id, sql`${next}`))
          .returning();
        return job ?? null;
      } catch (error) {
        if (isUniqueViolation(error)) return null; // another worker has claimed a job with the same key meanwhile
        throw error;
      }
    },
    /** Extends the lease; false when another process has taken the job. */
    heartbeat: (job: Job) => updateHeld(job, { leaseUntil: lease }),
    checkpoint: (job: Job, progress: Record<string, unknown>) => updateHeld(job, { progress, leaseUntil: lease }),
    finish: (job: Job, state: 'succeeded' | 'failed') =>
      updateHeld(job, { state, leaseUntil: null, finishedAt: sql`now()` }),
    /** Returns the job unfinished; the attempt does not count. */
    release: (job: Job) =>
      updateHeld(job, { state: 'queued', worker: null, leaseUntil: null, attempts: sql`${jobs.attempts} - 1` }),
    /** Returns the job to be claimed again later, with its progress; the attempt does not count. */
    async postpone(job: Job, { afterMs, progress }: Postponement): Promise<void> {
      await updateHeld(job, {
        state: 'queued',
        worker: null,
        leaseUntil: null,
        progress,
        runAfter: sql`now() + make_interval(secs => ${afterMs / 1000})`,
        attempts: sql`${jobs.attempts} - 1`,
      });
      setTimeout(announce, afterMs).unref();
    },
    /**
     * Returns the running jobs of these kinds whose worker is gone: all of them if no other process can be working,
     * otherwise those with an expired lease.
     */
    listLost(kinds: string[], everyone: boolean): Promise<Job[]> {
      return db.current
        .select()
        .from(jobs)
        .where(
          and(
            eq(jobs.state, 'running'),
            inArray(jobs.kind, kinds),
            everyone ? undefined : lt(jobs.leaseUntil, sql`now()`),
          ),
        );
    },
    /** Queues a lost job again, or ends it if it was lost too often. */
    async recover(job: Job): Promise<'queued' | 'failed' | 'gone'> {
      const state = job.attempts < job.maxAttempts ? 'queued' : 'failed';
      const rows = await db.current
        .update(jobs)
        .set({ state, worker: null, leaseUntil: null, finishedAt: state === 'failed' ? sql`now()` : null })
        .where(and(eq(jobs.id, job.id), eq(jobs.state, 'running'), eq(jobs.attempts, job.attempts)))
        .returning({ id: jobs.id });
      return rows.length > 0 ? state : 'gone';
    },
    async pruneFinished(): Promise<void> {
      await db.current.delete(jobs).where(lt(jobs.finishedAt, sql`now() - interval '7 days'`));
    },
  };
}
