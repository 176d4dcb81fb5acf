import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { jobs } from '../src/db/schema.ts';
import { createQueue, type Job, type NewJob } from '../src/jobs/queue.ts';
import { onFreshDatabase } from './support/on-fresh-database.ts';
import { onPostgres } from './support/postgres.ts';
import { until } from './support/until.ts';

let db: Database;
onFreshDatabase((opened) => (db = opened));
beforeEach(() => db.current.delete(jobs));

const job = (key: string, more: Partial<NewJob> = {}): NewJob => ({ kind: 'test', key, payload: {}, ...more });
/** Claims as many jobs as there are; returns their keys. */
async function claimAll(queue: ReturnType<typeof createQueue>) {
  const claimed: Job[] = [];
  for (let next = await queue.claim(['test']); next; next = await queue.claim(['test'])) claimed.push(next);
  return claimed;
}
const keys = (all: Job[]) => all.map(({ key }) => key);
const read = async ({ id }: Job) => (await db.current.select().from(jobs).where(eq(jobs.id, id)))[0]!;

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
  expect(await queue.claim(['test'])).toMatchObject({ key: 'kept', attempts: 1, state: 'running' });
});

it('gives each job to one worker, and jobs with one key one after another', async () => {
  const queue = createQueue({ db });
  const others = [createQueue({ db }), createQueue({ db })];
  for (let index = 0; index < 12; index++) await queue.enqueue(job(`key ${index % 3}`));
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

it('runs three jobs of a lane at once, the oldest first, and those of other lanes beside them', async () => {
  const queue = createQueue({ db });
  for (const key of ['a', 'b', 'c', 'd']) await queue.enqueue(job(key, { lane: 'node 1' }));
  for (const key of ['e', 'f']) await queue.enqueue(job(key, { lane: 'node 2' }));
  for (const key of ['g', 'h', 'i', 'j']) await queue.enqueue(job(key));
  const claimed = await claimAll(queue);
  expect(keys(claimed)).toEqual(['a', 'b', 'c', 'e', 'f', 'g', 'h', 'i', 'j']);
  await queue.finish(claimed[1]!, 'failed');
  expect(keys(await claimAll(queue))).toEqual(['d']);
});

it('runs six jobs of a customer at once, on any node', async () => {
  const queue = createQueue({ db });
  for (let n = 0; n < 8; n += 1) await queue.enqueue(job(`theirs ${n}`, { customer: 1, lane: `node ${n}` }));
  await queue.enqueue(job('another’s', { customer: 2, lane: 'node 0' }));
  const claimed = await claimAll(queue);
  expect(keys(claimed)).toEqual([...[0, 1, 2, 3, 4, 5].map((n) => `theirs ${n}`), 'another’s']);
  await queue.finish(claimed[0]!, 'succeeded');
  expect(keys(await claimAll(queue))).toEqual(['theirs 6']);
});

it.runIf(onPostgres)('gives up a job whose key another worker claims at the same moment', async () => {
  const queue = createQueue({ db });
  for (let n = 0; n < 2; n += 1) await queue.enqueue(job('one key'));
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  // Outside of the transaction below, on a connection of its own.
  const late = begun.then(() => createQueue({ db }).claim(['test']));
  await db.transaction(async () => {
    expect(await queue.claim(['test'])).toMatchObject({ key: 'one key', attempts: 1 });
    begin();
    await until('the other one waits', async () => {
      const waiting = await db.current.execute(
        sql`select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`,
      );
      return (waiting as { rows: unknown[] }).rows.length > 0;
    });
  });
  expect(await late).toBeNull();
  expect(await db.current.$count(jobs, eq(jobs.state, 'running'))).toBe(1);
});

it('leaves jobs of other kinds, and those that are not due, in the queue', async () => {
  const queue = createQueue({ db });
  await queue.enqueue(job('other', { kind: 'other' }));
  await queue.enqueue(job('later', { runAfter: new Date(Date.now() + 3_600_000) }));
  await queue.enqueue(job('due', { runAfter: new Date(Date.now() - 3_600_000) }));
  expect(keys(await claimAll(queue))).toEqual(['due']);
  expect((await queue.claim(['other', 'test']))?.key).toBe('other');
});

it('reports only queued jobs as waiting', async () => {
  const queue = createQueue({ db });
  await queue.enqueue(job('a'));
  expect([await queue.isWaiting('a'), await queue.isWaiting('b')]).toEqual([true, false]);
  await queue.claim(['test']);
  expect(await queue.isWaiting('a')).toBe(false);
});

it('announces a job to its own process once the transaction was committed', async () => {
  const queue = createQueue({ db });
  const heard: string[] = [];
  const forget = queue.onDue(() => heard.push('due'));
  await db.transaction(async () => {
    await queue.enqueue(job('a'));
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual(['due']);
  forget();
  await queue.enqueue(job('b'));
  expect(heard).toEqual(['due']);
});

it('returns a released job to the queue with its progress, and does not count the attempt', async () => {
  const queue = createQueue({ db });
  await queue.enqueue(job('a'));
  const [first] = await claimAll(queue);
  expect(await queue.checkpoint(first!, { step: 1 })).toBe(true);
  expect(await queue.release(first!)).toBe(true);
  expect(await read(first!)).toMatchObject({ state: 'queued', worker: null, leaseUntil: null, attempts: 0 });
  const [again] = await claimAll(queue);
  expect(again).toMatchObject({ attempts: 1, progress: { step: 1 } });
  // It no longer belongs to the worker that released it.
  expect(await createQueue({ db }).finish(again!, 'succeeded')).toBe(false);
});

it('returns a postponed job when it is due, and announces it', async () => {
  const queue = createQueue({ db });
  const heard: string[] = [];
  queue.onDue(() => heard.push('due'));
  await queue.enqueue(job('a'));
  const [first] = await claimAll(queue);
  heard.length = 0;
  await queue.postpone(first!, { afterMs: 60_000, progress: { step: 2 } });
  const { runAfter, ...row } = await read(first!);
  expect(row).toMatchObject({ state: 'queued', worker: null, leaseUntil: null, attempts: 0, progress: { step: 2 } });
  expect(Math.abs(runAfter!.getTime() - Date.now() - 60_000)).toBeLessThan(30_000);
  expect(keys(await claimAll(queue))).toEqual([]);
  expect(heard).toEqual([]);

  await queue.enqueue(job('b'));
  const [second] = await claimAll(queue);
  heard.length = 0;
  await queue.postpone(second!, { afterMs: 1, progress: {} });
  await until('it is due', () => heard.length > 0);
  expect(keys(await claimAll(queue))).toEqual(['b']);
});

it('extends the lease of a running job, with a heartbeat and with a checkpoint', async () => {
  const queue = createQueue({ db, leaseMs: 60_000 });
  await queue.enqueue(job('a'));
  const [running] = await claimAll(queue);
  const lapse = () => db.current.update(jobs).set({ leaseUntil: sql`now() - interval '1 second'` });
  const lost = () => queue.listLost(['test'], false);
  expect(await lost()).toEqual([]);
  for (const renew of [() => queue.heartbeat(running!), () => queue.checkpoint(running!, {})]) {
    await lapse();
    expect(keys(await lost())).toEqual(['a']);
    expect(await renew()).toBe(true);
    expect(await lost()).toEqual([]);
  }
  expect(keys(await queue.listLost(['test'], true))).toEqual(['a']);
  expect(await queue.listLost(['other'], true)).toEqual([]);
});

it('recovers a lost job once, and ends it after its last attempt', async () => {
  const queue = createQueue({ db });
  await queue.enqueue(job('a', { maxAttempts: 2 }));
  const [first] = await claimAll(queue);
  expect(await queue.recover(first!)).toBe('queued');
  expect(await read(first!)).toMatchObject({ state: 'queued', worker: null, leaseUntil: null, finishedAt: null });
  expect(await queue.recover(first!)).toBe('gone');
  // The former holder of the lease has nothing to say any more.
  expect(await queue.heartbeat(first!)).toBe(false);
  const [second] = await claimAll(queue);
  expect(await queue.recover(first!)).toBe('gone');
  expect(await queue.recover(second!)).toBe('failed');
  expect(await read(second!)).toMatchObject({ state: 'failed', finishedAt: expect.any(Date) });
});

it('deletes finished jobs after a week', async () => {
  const queue = createQueue({ db });
  await queue.enqueue(job('a'));
  await queue.enqueue(job('b'));
  const [finished] = await claimAll(queue);
  await queue.finish(finished!, 'succeeded');
  const finishedDaysAgo = (days: number) =>
    db.current
      .update(jobs)
      .set({ finishedAt: sql`now() - make_interval(days => ${days}::integer)` })
      .where(eq(jobs.id, finished!.id));
  await finishedDaysAgo(6);
  await queue.pruneFinished();
  expect(await db.current.$count(jobs)).toBe(2);
  await finishedDaysAgo(8);
  await queue.pruneFinished();
  expect(await db.current.$count(jobs)).toBe(1);
});
