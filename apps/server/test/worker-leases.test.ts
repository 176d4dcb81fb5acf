import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { jobs } from '../src/db/schema.ts';
import { createQueue } from '../src/jobs/queue.ts';
import { createWorker } from '../src/jobs/worker.ts';
import { onFreshDatabase } from './support/on-fresh-database.ts';
import { namedJob, noLog, recordingKind, recordingLog } from './support/recording-kind.ts';
import { until } from './support/until.ts';

let db: Database;
onFreshDatabase((opened) => (db = opened));
beforeEach(() => db.current.delete(jobs));

describe('a worker', () => {
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
    const first = createWorker({ db, queue, kinds, log: noLog });
    first.start();
    await queue.enqueue(namedJob('long'));
    await until('it began', () => seen.length > 0);
    await first.stop(0);
    expect(ended).toEqual([]);

    const second = createWorker({ db, queue: createQueue({ db }), kinds, log: noLog });
    second.start();
    onTestFinished(() => second.stop(0));
    await until('it ended', () => ended.length > 0);
    expect(seen).toEqual([{}, { step: 1 }]);
    expect(ended).toEqual([['long', true]]);
  });

  it('fails a job with a message after it was lost three times', async () => {
    const queue = createQueue({ db, leaseMs: 1 });
    await queue.enqueue(namedJob('cursed'));
    for (let attempt = 1; attempt <= 3; attempt++) {
      const claimed = await until('it can be claimed', () => queue.claim(['test']));
      expect(claimed.attempts).toBe(attempt);
      if (attempt < 3) {
        const lost = await until('the lease ran out', async () => (await queue.listLost(['test'], false))[0]);
        await queue.recover(lost);
      }
    }
    const { ended, kinds } = recordingKind(async () => true);
    const worker = createWorker({ db, queue, kinds, log: noLog, pollMs: 20 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await until('it ended', () => ended.length > 0);
    expect(ended[0]?.[1]).toMatch(/^The panel was interrupted too often/);
    expect(await queue.claim(['test'])).toBeNull();
  });

  it('runs its jobs even when a lost one cannot be ended', async () => {
    const [brief, queue] = [createQueue({ db, leaseMs: 1 }), createQueue({ db })];
    const { ended, kinds } = recordingKind(async () => true);
    // Written by another version: this one cannot parse it, so it cannot end it.
    await queue.enqueue({ ...namedJob('unreadable'), payload: { nobody: 'knows' }, maxAttempts: 1 });
    await brief.claim(['test']);
    await until('the lease ran out', async () => (await queue.listLost(['test'], false)).length > 0);
    await queue.enqueue(namedJob('sound'));
    const worker = createWorker({ db, queue, kinds, log: noLog, pollMs: 20 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await until('the other one ended', () => ended.length > 0);
    expect(ended).toEqual([['sound', true]]);
  });

  it('stops a job that another process has taken, without an outcome', async () => {
    const queue = createQueue({ db, leaseMs: 600 });
    let stopped = false;
    const { ended, kinds } = recordingKind(async (_, { signal }) => {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      stopped = true;
      throw new Error('stopped');
    });
    const worker = createWorker({ db, queue, kinds, log: noLog });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await queue.enqueue(namedJob('taken'));
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

  it('keeps the lease of a job that takes longer, even if one heartbeat fails', async () => {
    const queue = createQueue({ db, leaseMs: 1500 });
    const { lines, log } = recordingLog();
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
    await queue.enqueue(namedJob('long'));
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
        ...namedJob(name),
        state: 'running',
        worker: '00000000-0000-4000-8000-000000000000',
        attempts: 1,
        leaseUntil: new Date(Date.now() + leaseMs),
      });
    await leftBehind('before', -1000);
    const worker = createWorker({ db, queue, kinds, log: noLog, pollMs: 20 });
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
    await queue.enqueue(namedJob('next'));
    await until('the next one ended', () => ended.length === 3);
    expect(await db.current.$count(jobs, eq(jobs.state, 'running'))).toBe(1);
  });

  it('takes over running jobs at its start only if no other process can use the database', async () => {
    const { ended, kinds } = recordingKind(async () => true);
    const other = createQueue({ db, leaseMs: 600_000 });
    await other.enqueue(namedJob('running'));
    await other.claim(['test']);
    const worker = createWorker({ db, queue: createQueue({ db }), kinds, log: noLog, pollMs: 20 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await other.enqueue(namedJob('next'));
    await until('the next one ended', () => ended.some(([name]) => name === 'next'));
    expect(ended.map(([name]) => name)).toEqual(db.kind === 'pglite' ? ['running', 'next'] : ['next']);
  });
});
