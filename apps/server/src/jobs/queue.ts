import { randomUUID } from 'node:crypto';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { jobs } from '../db/schema.ts';

export type Job = typeof jobs.$inferSelect;

export interface NewJob {
  kind: string;
  /** Jobs of one key run one after the other. */
  key: string;
  payload: unknown;
}

export type Queue = ReturnType<typeof createQueue>;

/** The durable queue: a job enqueued in a transaction exists exactly when that transaction does. */
export function createQueue({ db, leaseMs = 15_000 }: { db: Database; leaseMs?: number }) {
  const worker = randomUUID();
  const listeners = new Set<() => void>();
  const lease = sql`now() + make_interval(secs => ${leaseMs / 1000})`;
  /** Only who still holds the lease of this very attempt may write to the job. */
  const mine = (job: Job) =>
    and(eq(jobs.id, job.id), eq(jobs.state, 'running'), eq(jobs.worker, worker), eq(jobs.attempts, job.attempts));
  const touched = async (job: Job, values: Parameters<ReturnType<typeof db.current.update<typeof jobs>>['set']>[0]) =>
    (await db.current.update(jobs).set(values).where(mine(job)).returning({ id: jobs.id })).length > 0;

  return {
    leaseMs,
    async enqueue(job: NewJob): Promise<void> {
      await db.current.insert(jobs).values(job);
      db.afterCommit(() => {
        for (const listener of listeners) listener();
      });
    },
    /** Calls `listener` when this process enqueued something; others' jobs are found by asking. */
    onEnqueued(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Takes the oldest job whose key is free, or null. */
    async claim(): Promise<Job | null> {
      const running = alias(jobs, 'running');
      const taken = db.current
        .select({ one: sql`1` })
        .from(running)
        .where(and(eq(running.key, jobs.key), eq(running.state, 'running')));
      const next = db.current
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.state, 'queued'), sql`not exists ${taken}`))
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
        if (isUniqueViolation(error)) return null; // another worker took a job of the same key meanwhile
        throw error;
      }
    },
    /** Extends the lease; false when the job was taken away. */
    heartbeat: (job: Job) => touched(job, { leaseUntil: lease }),
    checkpoint: (job: Job, progress: Record<string, unknown>) => touched(job, { progress, leaseUntil: lease }),
    finish: (job: Job, state: 'succeeded' | 'failed') =>
      touched(job, { state, leaseUntil: null, finishedAt: sql`now()` }),
    /** Gives the job back unfinished, and the attempt with it. */
    release: (job: Job) =>
      touched(job, { state: 'queued', worker: null, leaseUntil: null, attempts: sql`${jobs.attempts} - 1` }),
    /** Running jobs whose worker is gone: all of them when no other process can be working, else those out of lease. */
    listLost(everyone: boolean): Promise<Job[]> {
      return db.current
        .select()
        .from(jobs)
        .where(and(eq(jobs.state, 'running'), everyone ? undefined : lt(jobs.leaseUntil, sql`now()`)));
    },
    /** Puts a lost job back in line, or ends it when it was lost too often. */
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

/** Drizzle wraps the driver's error; both drivers give PostgreSQL's code. */
function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
}
