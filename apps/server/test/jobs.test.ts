import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { jobs } from '../src/db/schema.ts';
import { createQueue } from '../src/jobs/queue.ts';
import { createWorker, jobKind, type JobRun } from '../src/jobs/worker.ts';
import { embeddedTemplate, type FreshDatabase, freshDatabase } from './support/fresh-database.ts';
import { until } from './support/until.ts';

let database: FreshDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  const { url, folder } = database;
  db = await openDatabase({ url, folder, template: await embeddedTemplate() });
});
beforeEach(() => db.current.delete(jobs));
afterAll(async () => {
  await db.close();
  await database.remove();
});

const log = pino({ level: 'silent' });
const payload = z.object({ name: z.string() });

/** A kind that does what it is told and writes down how it ended. */
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
  it('holds a job exactly when its transaction was committed', async () => {
    const queue = createQueue({ db });
    await expect(
      db.transaction(async () => {
        await queue.enqueue(job('never'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await queue.claim()).toBeNull();
    await db.transaction(() => queue.enqueue(job('kept')));
    expect(await queue.claim()).toMatchObject({ payload: { name: 'kept' }, attempts: 1, state: 'running' });
  });

  it('gives each job to one worker, and jobs of one key one after the other', async () => {
    const queue = createQueue({ db });
    const others = [createQueue({ db }), createQueue({ db })];
    for (let index = 0; index < 12; index++) await queue.enqueue(job(`job ${index}`, `key ${index % 3}`));
    const claims = await Promise.all(Array.from({ length: 12 }, (_, index) => [queue, ...others][index % 3]!.claim()));
    const keys = claims.flatMap((claim) => (claim ? [claim.key] : []));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(0);
  });

  it('lets nobody finish a job that was taken from him', async () => {
    const queue = createQueue({ db, leaseMs: 1 });
    await queue.enqueue(job('contested'));
    const first = (await queue.claim())!;
    const [lost] = await until('the lease ran out', async () => {
      const found = await queue.listLost(false);
      return found.length > 0 && found;
    });
    expect(await queue.recover(lost!)).toBe('queued');
    const second = (await queue.claim())!;
    expect(second.attempts).toBe(2);
    expect(await queue.finish(first, 'succeeded')).toBe(false);
    expect(await queue.finish(second, 'succeeded')).toBe(true);
  });
});

describe('a worker', () => {
  it('runs what is enqueued, at once', async () => {
    const queue = createQueue({ db });
    const { ended, kinds } = recordingKind(async () => true);
    const worker = createWorker({ db, queue, kinds, log, pollMs: 60_000 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await until('the worker idles', () => new Promise((resolve) => setTimeout(() => resolve(true), 50)));
    await queue.enqueue(job('quick'));
    await until('it ended', () => ended.length > 0, 2000);
    expect(ended).toEqual([['quick', true]]);
  });

  it('ends a job of which it knows no better in words', async () => {
    const queue = createQueue({ db });
    const { ended, kinds } = recordingKind(() => Promise.reject(new Error('a bug')));
    const worker = createWorker({ db, queue, kinds, log });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await queue.enqueue(job('faulty'));
    await until('it ended', () => ended.length > 0);
    expect(ended[0]?.[1]).toMatch(/^Something went wrong on our side/);
  });

  it('that is stopped leaves its job to the next one, with what was done already', async () => {
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

  it('gives up a job that was lost three times, in words', async () => {
    const queue = createQueue({ db, leaseMs: 1 });
    await queue.enqueue(job('cursed'));
    for (let attempt = 1; attempt <= 3; attempt++) {
      const claimed = await until('it can be claimed', () => queue.claim());
      expect(claimed.attempts).toBe(attempt);
      if (attempt < 3) {
        const lost = await until('the lease ran out', async () => (await queue.listLost(false))[0]);
        await queue.recover(lost);
      }
    }
    const { ended, kinds } = recordingKind(async () => true);
    const worker = createWorker({ db, queue, kinds, log, pollMs: 20 });
    worker.start();
    onTestFinished(() => worker.stop(0));
    await until('it ended', () => ended.length > 0);
    expect(ended[0]?.[1]).toMatch(/^The panel was interrupted too often/);
    expect(await queue.claim()).toBeNull();
  });
});
