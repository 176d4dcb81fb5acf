import { eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { z } from 'zod';
import type { Database } from '../src/db/database.ts';
import { jobs } from '../src/db/schema.ts';
import { createQueue } from '../src/jobs/queue.ts';
import { type BoundJobKind, createWorker, jobKind } from '../src/jobs/worker.ts';
import { onFreshDatabase } from './support/on-fresh-database.ts';
import { namedJob, namedPayload, noLog, recordingKind, recordingLog } from './support/recording-kind.ts';
import { until } from './support/until.ts';

let db: Database;
onFreshDatabase((opened) => (db = opened));
beforeEach(() => db.current.delete(jobs));

describe('a worker', () => {
  it('runs an enqueued job at once', async () => {
    const queue = createQueue({ db });
    const { ended, kinds } = recordingKind(async () => true);
    const worker = createWorker({ db, queue, kinds, log: noLog, pollMs: 60_000 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await until('the worker idles', () => new Promise((resolve) => setTimeout(() => resolve(true), 50)));
    await queue.enqueue(namedJob('quick'));
    await until('it ended', () => ended.length > 0);
    expect(ended).toEqual([['quick', true]]);
  });

  it('ends a job that fails unexpectedly with a general message', async () => {
    const queue = createQueue({ db });
    const { ended, kinds } = recordingKind(() => Promise.reject(new Error('a bug')));
    const { lines, log } = recordingLog();
    const worker = createWorker({ db, queue, kinds, log });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await queue.enqueue(namedJob('faulty'));
    await until('it ended', () => ended.length > 0);
    expect(ended[0]?.[1]).toMatch(/^Something went wrong on our side/);
    const [row] = await db.current.select().from(jobs);
    expect(lines).toMatchObject([{ msg: 'job failed', job: row?.id, kind: 'test', err: { message: 'a bug' } }]);
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
    const worker = createWorker({ db, queue, kinds: { test }, log: noLog });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await queue.enqueue(namedJob('refused'));
    await until('it ended', () => db.current.$count(jobs, isNotNull(jobs.finishedAt)));
    expect(written).toEqual(['done']);
    expect((await db.current.select().from(jobs))[0]?.state).toBe('succeeded');
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
    for (const name of ['a', 'b', 'c', 'd']) await queue.enqueue(namedJob(name));
    const worker = createWorker({ db, queue, kinds, log: noLog, concurrency: 2, pollMs: 60_000 });
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
    const worker = createWorker({ db, queue: createQueue({ db }), kinds, log: noLog, pollMs: 20 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await createQueue({ db }).enqueue(namedJob('foreign'));
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
    for (const name of ['running', 'waiting']) await queue.enqueue(namedJob(name));
    const worker = createWorker({ db, queue, kinds, log: noLog, concurrency: 1 });
    worker.start();
    await until('it began', () => finish);
    const stopped = worker.stop(60_000);
    finish!();
    await stopped;
    expect(ended).toEqual([['running', true]]);
    expect(await db.current.$count(jobs, eq(jobs.state, 'queued'))).toBe(1);
  });

  it('tells a job its attempt, and runs it again when it asked for that', async () => {
    const queue = createQueue({ db });
    const seen: unknown[] = [];
    const kind = jobKind<z.output<typeof namedPayload>>({
      payload: namedPayload,
      async run({ name }, { attempt, progress }) {
        seen.push([name, attempt, progress]);
        if (seen.length === 1) return { afterMs: 1, progress: { asked: true } };
        return { success: false, write: async () => {} };
      },
      failed: () => ({ success: false, write: async () => {} }),
    });
    const worker = createWorker({ db, queue, kinds: { test: kind }, log: noLog, pollMs: 60_000 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await queue.enqueue(namedJob('patient'));
    await until('it ended', () => db.current.$count(jobs, isNotNull(jobs.finishedAt)));
    expect(seen).toEqual([
      ['patient', 1, {}],
      ['patient', 1, { asked: true }],
    ]);
    expect((await db.current.select().from(jobs))[0]?.state).toBe('failed');
  });

  it('ends a job with a general message when its outcome cannot be saved at all', async () => {
    const queue = createQueue({ db });
    const { lines, log } = recordingLog();
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
    await queue.enqueue(namedJob('refused'));
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
    const { lines, log } = recordingLog();
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
    await queue.enqueue({ ...namedJob('stuck'), kind: 'stuck' });
    await until('it was given up', () => lines.some(({ msg }) => msg === 'job could not be ended'));
    expect(lines.at(-1)?.job).toBe((await db.current.select().from(jobs))[0]?.id);
    await queue.enqueue(namedJob('sound'));
    await until('the other one ended', () => ended.length > 0);
  });

  it('goes on after the database refused to give it a job', async () => {
    const queue = createQueue({ db });
    const { lines, log } = recordingLog();
    const { ended, kinds } = recordingKind(async () => true);
    let tries = 0;
    const claim: typeof queue.claim = async (names) => {
      tries += 1;
      if (tries === 1) throw new Error('the database is away');
      return queue.claim(names);
    };
    await queue.enqueue(namedJob('patient'));
    const worker = createWorker({ db, queue: { ...queue, claim }, kinds, log, pollMs: 20 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await until('it ended', () => ended.length > 0);
    expect(lines).toMatchObject([{ msg: 'the job loop failed', err: { message: 'the database is away' } }]);
  });

  it('leaves jobs of an unknown kind to a newer process', async () => {
    const queue = createQueue({ db });
    const older = recordingKind(async () => true);
    const newer = recordingKind(async () => true);
    await queue.enqueue({ ...namedJob('new'), kind: 'newer' });
    await queue.enqueue(namedJob('old'));
    const first = createWorker({ db, queue, kinds: older.kinds, log: noLog });
    first.start();
    onTestFinished(() => first.stop(0));
    await until('it did what it knows', () => older.ended.length > 0);
    expect(await db.current.$count(jobs, eq(jobs.state, 'queued'))).toBe(1);
    const second = createWorker({ db, queue: createQueue({ db }), kinds: { newer: newer.kinds.test }, log: noLog });
    second.start();
    onTestFinished(() => second.stop(0));
    await until('the newer one did the other', () => newer.ended.length > 0);
    expect([older.ended, newer.ended]).toEqual([[['old', true]], [['new', true]]]);
  });
});
