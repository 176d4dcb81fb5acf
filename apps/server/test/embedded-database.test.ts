import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keepLogShort, maintainEmbedded } from '../src/db/maintenance.ts';
import { type EmbeddedDatabase, openEmbedded } from '../src/db/pglite.ts';
import { users } from '../src/db/schema.ts';
import { listSnapshots, takeSnapshot } from '../src/db/snapshots.ts';
import { defaultTimings } from '../src/config/timings.ts';
import { freshDatabase } from './support/fresh-database.ts';
import { person, usersOf } from './support/users-of.ts';

async function openOnDisk() {
  const { folder, remove } = await freshDatabase();
  onTestFinished(() => remove());
  return { folder, open: () => openEmbedded({ folder }) };
}

it('refuses a folder that is in use, and takes over the lock of a dead process', async () => {
  const { folder, open } = await openOnDisk();
  const first = await open();
  await expect(open()).rejects.toThrow(`The data folder ${folder} is in use by process ${process.pid}.`);
  await first.close();

  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await writeFile(join(folder, 'pglite.lock'), JSON.stringify({ pid, started: '1' }));
  const second = await open();
  await second.close();
  // A pid that has been reused by another process.
  await writeFile(join(folder, 'pglite.lock'), JSON.stringify({ pid: process.pid, started: '1' }));
  const third = await open();
  expect(JSON.parse(await readFile(join(folder, 'pglite.lock'), 'utf8')).pid).toBe(process.pid);
  await third.close();
});

it('is restored from a snapshot', async () => {
  const { folder, open } = await openOnDisk();
  const db = await open();
  await usersOf(db).ensure(person);
  const snapshot = await takeSnapshot(db, join(folder, 'snapshots'), new Date());
  await usersOf(db).ensure({ ...person, email: 'later@example.test' });
  await db.close();

  const elsewhere = join(folder, 'restored');
  const restored = await openEmbedded({ folder: elsewhere, from: snapshot });
  onTestFinished(() => restored.close());
  const emails = await restored.current.select({ email: users.email }).from(users);
  expect(emails).toEqual([{ email: person.email }]);
});

it('keeps the newest snapshots, and takes one a day', async () => {
  const { folder, open } = await openOnDisk();
  const db: EmbeddedDatabase = await open();
  onTestFinished(() => db.close());
  const snapshots = join(folder, 'snapshots');
  await mkdir(snapshots);
  await writeFile(join(snapshots, 'notes.txt'), 'not ours');
  for (let day = 1; day <= 3; day++) await takeSnapshot(db, snapshots, new Date(Date.UTC(2026, 0, day)), 2);
  expect((await listSnapshots(snapshots)).map((file) => file.slice(-31, -21))).toHaveLength(2);
  expect((await listSnapshots(snapshots))[0]).toContain('2026-01-03');

  await maintainEmbedded(db, snapshots, new Date());
  expect(await listSnapshots(snapshots)).toHaveLength(2);
  await maintainEmbedded(db, snapshots, new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect(await listSnapshots(snapshots)).toHaveLength(3);
});

const MB = 1024 * 1024;

it('makes a checkpoint when it finds more than 16 MB of log, and checks every five seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const seen: string[] = [];
  const db = {
    written: 0,
    logSinceCheckpoint: async () => {
      seen.push('look');
      return db.written;
    },
    maintain: async (statement: string) => {
      seen.push(statement);
      db.written = 0;
    },
  };
  const stop = keepLogShort(db, defaultTimings.checkpointMs, pino({ level: 'silent' }));
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return seen.splice(0);
  };
  db.written = 17 * MB;
  expect(await after(4999)).toEqual([]);
  expect(await after(1)).toEqual(['look', 'CHECKPOINT']);
  expect(await after(5000)).toEqual(['look']);
  db.written = 16 * MB;
  expect(await after(5000)).toEqual(['look']);
  await stop();
  db.written = 17 * MB;
  expect(await after(60_000)).toEqual([]);
});

it('counts the log since the last checkpoint', async () => {
  const { open } = await openOnDisk();
  const db = await open();
  onTestFinished(() => db.close());
  await db.maintain('CHECKPOINT');
  const before = await db.logSinceCheckpoint();
  expect(before).toBeLessThan(MB);
  await db.current.execute('create table words (word text)');
  await db.current.execute('insert into words select repeat(md5(n::text), 30) from generate_series(1, 20000) n');
  expect(await db.logSinceCheckpoint()).toBeGreaterThan(16 * MB);
  await db.maintain('CHECKPOINT');
  expect(await db.logSinceCheckpoint()).toBeLessThan(MB);
});
