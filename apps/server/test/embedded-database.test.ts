import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { maintainEmbedded } from '../src/db/maintenance.ts';
import { type EmbeddedDatabase, openEmbedded } from '../src/db/pglite.ts';
import { users } from '../src/db/schema.ts';
import { listSnapshots, takeSnapshot } from '../src/db/snapshots.ts';
import { freshDatabase } from './support/fresh-database.ts';
import { person, usersOf } from './support/users-of.ts';

async function openOnDisk() {
  const { folder, remove } = await freshDatabase();
  onTestFinished(() => remove());
  return { folder, open: () => openEmbedded({ folder }) };
}

it('refuses a folder that is in use, and takes it over from the dead', async () => {
  const { folder, open } = await openOnDisk();
  const first = await open();
  await expect(open()).rejects.toThrow(`The data folder ${folder} is in use by process ${process.pid}.`);
  await first.close();

  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await writeFile(join(folder, 'pglite.lock'), JSON.stringify({ pid, started: '1' }));
  const second = await open();
  await second.close();
  // A pid that was given to somebody else since.
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
