import { eq, isNotNull } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Database } from '../src/db/database.ts';
import { jobs } from '../src/db/schema.ts';
import { createQueue } from '../src/jobs/queue.ts';
import { type BoundJobKind, createWorker, jobKind, type JobRun } from '../src/jobs/worker.ts';
import { onFreshDatabase } from './support/on-fresh-database.ts';
import { until } from './support/until.ts';

let db: Database;
onFreshDatabase((opened) => (db = opened));
beforeEach(() => db.current.delete(jobs));

const log = pino({ level: 'silent' });
/** A log, and its lines. */
function journal() {
  const lines: { msg: string; job?: number; kind?: string; err?: { message: string } }[] = [];
  return { lines, log: pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) }) };
}
const payload = z.object({ name: z.string() });

/** A kind of job that does the given work and records how it ended. */
function recordingKind(work: (name: string, run: JobRun) => Promise<boolean>) {
  const ended: [string, boolean | string][] = [];
  const kind = jobKind<z.output<typeof payload>>({
    payload,
    run: async ({ name }, run) => {
      const success = await work(name, run);
      return { success, write: async () => void ended.push([name, success]) };
    },
    failed: ({ name }, words) => ({ success: false, write: async () => void ended.push([name, words]) }),
  });
  return { ended, kinds: { test: kind } };
}

const job = (name: string, key = name) => ({ kind: 'test', key, payload: { name } });

describe('the queue', () => {
  it('holds a job if and only if its transaction was committed', async () => {
    const queue = createQueue({ db });
    await expect(
      db.transaction(async () => {
        await queue.enqueue(job('never'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await queue.claim(['test'])).toBeNull();
    await db.transaction(() => queue.enqueue(job('kept')));
    expect(await queue.claim(['test'])).toMatchObject({ payload: { name: 'kept' }, attempts: 1, state: 'running' });
  });

  it('gives each job to one worker, and jobs with one key one after another', async () => {
    const queue = createQueue({ db });
    const others = [createQueue({ db }), createQueue({ db })];
    for (let index = 0; index < 12; index++) await queue.enqueue(job(`job ${index}`, `key ${index % 3}`));
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => [queue, ...others][index % 3]!.claim(['test'])),
    );
    const keys = claims.flatMap((claim) => (claim ? [claim.key] : []));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(0);
  });

  it('does not let a worker finish a job that was taken from it', async () => {
    const queue = createQueue({ db, leaseMs: 1 });
    await queue.enqueue(job('contested'));
    const first = (await queue.claim(['test']))!;
    const [lost] = await until('the lease ran out', async () => {
      const found = await queue.listLost(['test'], false);
      return found.length > 0 && found;
    });
    expect(await queue.recover(lost!)).toBe('queued');
    const second = (await queue.claim(['test']))!;
    expect(second.attempts).toBe(2);
    expect(await queue.finish(first, 'succeeded')).toBe(false);
    expect(await queue.finish(second, 'succeeded')).toBe(true);
  });
});

describe('a worker', () => {
  it('runs an enqueued job at once', async () => {
    const queue = createQueue({ db });
    const { ended, kinds } = recordingKind(async () => true);
    const worker = createWorker({ db, queue, kinds, log, pollMs: 60_000 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await until('the worker idles', () => new Promise((resolve) => setTimeout(() => resolve(true), 50)));
    await queue.enqueue(job('quick'));
    await until('it ended', () => ended.length > 0);
    expect(ended).toEqual([['quick', true]]);
  });

  it('ends a job that fails unexpectedly with a general message', async () => {
    const queue = createQueue({ db });
    const { ended, kinds } = recordingKind(() => Promise.reject(new Error('a bug')));
    const { lines, log } = journal();
    const worker = createWorker({ db, queue, kinds, log });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await queue.enqueue(job('faulty'));
    await until('it ended', () => ended.length > 0);
    expect(ended[0]?.[1]).toMatch(/^Something went wrong on our side/);
    const [row] = await db.current.select().from(jobs);
    expect(lines).toMatchObject([{ msg: 'job failed', job: row?.id, kind: 'test', err: { message: 'a bug' } }]);
  });

  it('that is stopped leaves its job to the next one, with its checkpoint', async () => {
    const queue = createQueue({ db });
    const seen: Record<string, unknown>[] = [];
    const { ended, kinds } = recordingKind(async (_, { progress, checkpoint, signal }) => {
      seen.push(progress);
      if (progress['step'] === 1) return true;
      await checkpoint({ step: 1 });
      await new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
      });
      return false;
    });
    const first = createWorker({ db, queue, kinds, log });
    first.start();
    await queue.enqueue(job('long'));
    await until('it began', () => seen.length > 0);
    await first.stop(0);
    expect(ended).toEqual([]);

    const second = createWorker({ db, queue: createQueue({ db }), kinds, log });
    second.start();
    onTestFinished(() => second.stop(0));
    await until('it ended', () => ended.length > 0);
    expect(seen).toEqual([{}, { step: 1 }]);
    expect(ended).toEqual([['long', true]]);
  });

  it('fails a job with a message after it was lost three times', async () => {
    const queue = createQueue({ db, leaseMs: 1 });
    await queue.enqueue(job('cursed'));
    for (let attempt = 1; attempt <= 3; attempt++) {
      const claimed = await until('it can be claimed', () => queue.claim(['test']));
      expect(claimed.attempts).toBe(attempt);
      if (attempt < 3) {
        const lost = await until('the lease ran out', async () => (await queue.listLost(['test'], false))[0]);
        await queue.recover(lost);
      }
    }
    const { ended, kinds } = recordingKind(async () => true);
    const worker = createWorker({ db, queue, kinds, log, pollMs: 20 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await until('it ended', () => ended.length > 0);
    expect(ended[0]?.[1]).toMatch(/^The panel was interrupted too often/);
    expect(await queue.claim(['test'])).toBeNull();
  });

  it('writes the outcome of a job again after the database refused it', async () => {
    const queue = createQueue({ db });
    const written: string[] = [];
    let tries = 0;
    const write = async () => {
      tries += 1;
      if (tries === 1) throw new Error('deadlock detected');
      written.push('done');
    };
    const test: BoundJobKind = {
      run: async () => ({ success: true, write }),
      failed: (_, words) => ({ success: false, write: async () => void written.push(words) }),
    };
    const worker = createWorker({ db, queue, kinds: { test }, log });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await queue.enqueue(job('refused'));
    await until('it ended', () => db.current.$count(jobs, isNotNull(jobs.finishedAt)));
    expect(written).toEqual(['done']);
    expect((await db.current.select().from(jobs))[0]?.state).toBe('succeeded');
  });

  it('runs its jobs even when a lost one cannot be ended', async () => {
    const [brief, queue] = [createQueue({ db, leaseMs: 1 }), createQueue({ db })];
    const { ended, kinds } = recordingKind(async () => true);
    // Written by another version: this one cannot parse it, so it cannot end it.
    await queue.enqueue({ ...job('unreadable'), payload: { nobody: 'knows' }, maxAttempts: 1 });
    await brief.claim(['test']);
    await until('the lease ran out', async () => (await queue.listLost(['test'], false)).length > 0);
    await queue.enqueue(job('sound'));
    const worker = createWorker({ db, queue, kinds, log, pollMs: 20 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await until('the other one ended', () => ended.length > 0);
    expect(ended).toEqual([['sound', true]]);
  });

  it('runs no more jobs at once than it may, and the next one when one ends', async () => {
    const queue = createQueue({ db });
    const begun: string[] = [];
    const finish: (() => void)[] = [];
    const { ended, kinds } = recordingKind(async (name) => {
      begun.push(name);
      await new Promise<void>((resolve) => finish.push(resolve));
      return true;
    });
    for (const name of ['a', 'b', 'c', 'd']) await queue.enqueue(job(name));
    const worker = createWorker({ db, queue, kinds, log, concurrency: 2, pollMs: 60_000 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await until('two have begun', () => finish.length === 2);
    finish[0]!();
    await until('the third has begun', () => finish.length === 3);
    expect([begun, ended]).toEqual([['a', 'b', 'c'], [['a', true]]]);
    for (const one of finish) one();
    await until('the fourth has begun', () => finish.length === 4);
    finish[3]!();
  });

  it('finds jobs that another process enqueued', async () => {
    const { ended, kinds } = recordingKind(async () => true);
    const worker = createWorker({ db, queue: createQueue({ db }), kinds, log, pollMs: 20 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await createQueue({ db }).enqueue(job('foreign'));
    await until('it ended', () => ended.length > 0);
    expect(ended).toEqual([['foreign', true]]);
  });

  it('lets running jobs finish when it stops, and begins no more', async () => {
    const queue = createQueue({ db });
    let finish: (() => void) | undefined;
    const { ended, kinds } = recordingKind(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return true;
    });
    for (const name of ['running', 'waiting']) await queue.enqueue(job(name));
    const worker = createWorker({ db, queue, kinds, log, concurrency: 1 });
    worker.start();
    await until('it began', () => finish);
    const stopped = worker.stop(60_000);
    finish!();
    await stopped;
    expect(ended).toEqual([['running', true]]);
    expect(await db.current.$count(jobs, eq(jobs.state, 'queued'))).toBe(1);
  });

  it('stops a job that another process has taken, without an outcome', async () => {
    const queue = createQueue({ db, leaseMs: 600 });
    let stopped = false;
    const { ended, kinds } = recordingKind(async (_, { signal }) => {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      stopped = true;
      throw new Error('stopped');
    });
    const worker = createWorker({ db, queue, kinds, log });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await queue.enqueue(job('taken'));
    await until('it began', () => db.current.$count(jobs, eq(jobs.state, 'running')));
    const [row] = await db.current
      .update(jobs)
      .set({ worker: '00000000-0000-4000-8000-000000000000', attempts: 2, leaseUntil: new Date(Date.now() + 600_000) })
      .returning();
    await until('it stopped', () => stopped);
    await worker.stop(60_000);
    expect(ended).toEqual([]);
    expect((await db.current.select().from(jobs))[0]).toEqual(row);
  });

  it('tells a job its attempt, and runs it again when it asked for that', async () => {
    const queue = createQueue({ db });
    const seen: unknown[] = [];
    const kind = jobKind<z.output<typeof payload>>({
      payload,
      async run({ name }, { attempt, progress }) {
        seen.push([name, attempt, progress]);
        if (seen.length === 1) return { afterMs: 1, progress: { asked: true } };
        return { success: false, write: async () => {} };
      },
      failed: () => ({ success: false, write: async () => {} }),
    });
    const worker = createWorker({ db, queue, kinds: { test: kind }, log, pollMs: 60_000 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await queue.enqueue(job('patient'));
    await until('it ended', () => db.current.$count(jobs, isNotNull(jobs.finishedAt)));
    expect(seen).toEqual([
      ['patient', 1, {}],
      ['patient', 1, { asked: true }],
    ]);
    expect((await db.current.select().from(jobs))[0]?.state).toBe('failed');
  });

  it('ends a job with a general message when its outcome cannot be saved at all', async () => {
    const queue = createQueue({ db });
    const { lines, log } = journal();
    const written: string[] = [];
    let tries = 0;
    const write = async () => {
      tries += 1;
      throw new Error('refused');
    };
    const test: BoundJobKind = {
      run: async () => ({ success: true, write }),
      failed: (_, words) => ({ success: false, write: async () => void written.push(words) }),
    };
    const worker = createWorker({ db, queue, kinds: { test }, log });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await queue.enqueue(job('refused'));
    await until('it ended', () => db.current.$count(jobs, isNotNull(jobs.finishedAt)));
    expect([tries, written]).toEqual([4, [expect.stringMatching(/^Something went wrong on our side/)]]);
    const [row] = await db.current.select().from(jobs);
    expect(row?.state).toBe('failed');
    const about = { job: row?.id, kind: 'test', err: { message: 'refused' } };
    const notYet = { ...about, msg: 'the result of a job could not be saved yet' };
    expect(lines).toMatchObject([notYet, notYet, notYet, { ...about, msg: 'job failed' }]);
  });

  it('goes on when a job cannot be ended in any way', async () => {
    const queue = createQueue({ db });
    const { lines, log } = journal();
    const { ended, kinds } = recordingKind(async () => true);
    const refuse = async () => {
      throw new Error('refused');
    };
    const stuck: BoundJobKind = {
      run: async () => ({ success: true, write: refuse }),
      failed: () => ({ success: false, write: refuse }),
    };
    const worker = createWorker({ db, queue, kinds: { ...kinds, stuck }, log });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await queue.enqueue({ ...job('stuck'), kind: 'stuck' });
    await until('it was given up', () => lines.some(({ msg }) => msg === 'job could not be ended'));
    expect(lines.at(-1)?.job).toBe((await db.current.select().from(jobs))[0]?.id);
    await queue.enqueue(job('sound'));
    await until('the other one ended', () => ended.length > 0);
  });

  it('goes on after the database refused to give it a job', async () => {
    const queue = createQueue({ db });
    const { lines, log } = journal();
    const { ended, kinds } = recordingKind(async () => true);
    let tries = 0;
    const claim: typeof queue.claim = async (names) => {
      tries += 1;
      if (tries === 1) throw new Error('the database is away');
      return queue.claim(names);
    };
    await queue.enqueue(job('patient'));
    const worker = createWorker({ db, queue: { ...queue, claim }, kinds, log, pollMs: 20 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await until('it ended', () => ended.length > 0);
    expect(lines).toMatchObject([{ msg: 'the job loop failed', err: { message: 'the database is away' } }]);
  });

  it('keeps the lease of a job that takes longer, even if one heartbeat fails', async () => {
    const queue = createQueue({ db, leaseMs: 1500 });
    const { lines, log } = journal();
    let beats = 0;
    const heartbeat: typeof queue.heartbeat = async (one) => {
      beats += 1;
      if (beats === 1) throw new Error('the database is away');
      return queue.heartbeat(one);
    };
    let finish = () => {};
    const { ended, kinds } = recordingKind(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return true;
    });
    const worker = createWorker({ db, queue: { ...queue, heartbeat }, kinds, log });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await queue.enqueue(job('long'));
    await until('it was renewed twice', () => beats === 3);
    expect(await queue.listLost(['test'], false)).toEqual([]);
    finish();
    await until('it ended', () => ended.length > 0);
    const [row] = await db.current.select().from(jobs);
    expect(row?.attempts).toBe(1);
    expect(lines).toMatchObject([{ msg: 'heartbeat failed', job: row?.id, err: { message: 'the database is away' } }]);
  });

  it('resumes jobs that a dead process left behind, before and after its own start', async () => {
    const queue = createQueue({ db, leaseMs: 400 });
    const { ended, kinds } = recordingKind(async () => true);
    const leftBehind = (name: string, leaseMs: number) =>
      db.current.insert(jobs).values({
        ...job(name),
        state: 'running',
        worker: '00000000-0000-4000-8000-000000000000',
        attempts: 1,
        leaseUntil: new Date(Date.now() + leaseMs),
      });
    await leftBehind('before', -1000);
    const worker = createWorker({ db, queue, kinds, log, pollMs: 20 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await until('the first ended', () => ended.length === 1);
    await leftBehind('after', -1000);
    await until('the second ended', () => ended.length === 2);
    // Each was done by another attempt, and not ended by the recovery.
    expect(ended).toEqual([
      ['before', true],
      ['after', true],
    ]);
    await leftBehind('alive', 600_000);
    await queue.enqueue(job('next'));
    await until('the next one ended', () => ended.length === 3);
    expect(await db.current.$count(jobs, eq(jobs.state, 'running'))).toBe(1);
  });

  it('takes over running jobs at its start only if no other process can use the database', async () => {
    const { ended, kinds } = recordingKind(async () => true);
    const other = createQueue({ db, leaseMs: 600_000 });
    await other.enqueue(job('running'));
    await other.claim(['test']);
    const worker = createWorker({ db, queue: createQueue({ db }), kinds, log, pollMs: 20 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await other.enqueue(job('next'));
    await until('the next one ended', () => ended.some(([name]) => name === 'next'));
    expect(ended.map(([name]) => name)).toEqual(db.kind === 'pglite' ? ['running', 'next'] : ['next']);
  });

  it('leaves jobs of an unknown kind to a newer process', async () => {
    const queue = createQueue({ db });
    const older = recordingKind(async () => true);
    const newer = recordingKind(async () => true);
    await queue.enqueue({ ...job('new'), kind: 'newer' });
    await queue.enqueue(job('old'));
    const first = createWorker({ db, queue, kinds: older.kinds, log });
    first.start();
    onTestFinished(() => first.stop(0));
    await until('it did what it knows', () => older.ended.length > 0);
    expect(await db.current.$count(jobs, eq(jobs.state, 'queued'))).toBe(1);
    const second = createWorker({ db, queue: createQueue({ db }), kinds: { newer: newer.kinds.test }, log });
    second.start();
    onTestFinished(() => second.stop(0));
    await until('the newer one did the other', () => newer.ended.length > 0);
    expect([older.ended, newer.ended]).toEqual([[['old', true]], [['new', true]]]);
  });
});
