import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../src/clock.ts';
import type { Database } from '../src/db/database.ts';
import { maintainEmbedded } from '../src/db/maintenance.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { type EmbeddedDatabase, openEmbedded } from '../src/db/pglite.ts';
import { users } from '../src/db/schema.ts';
import { listSnapshots, takeSnapshot } from '../src/db/snapshots.ts';
import { createAudit } from '../src/domain/audit/audit.ts';
import { createEvents } from '../src/domain/events.ts';
import { createUsers } from '../src/domain/users/users.ts';
import { createOutbox } from '../src/realtime/bus/outbox.ts';
import { embeddedTemplate, type FreshDatabase, freshDatabase } from './support/fresh-database.ts';

let database: FreshDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  const { url, folder } = database;
  db = await openDatabase({ url, folder, template: await embeddedTemplate() });
});
afterAll(async () => {
  await db.close();
  await database.remove();
});

async function openOnDisk() {
  const { folder, remove } = await freshDatabase();
  onTestFinished(() => remove());
  const from = await embeddedTemplate();
  return { folder, open: () => openEmbedded({ folder, from }) };
}

/** The one noun that these tests write. */
const usersOf = (db: Database) =>
  createUsers({
    db,
    clock: systemClock,
    events: createEvents({ db, outbox: createOutbox(db), wake: () => undefined }),
    audit: createAudit({ db, clock: systemClock, auditDays: 1 }),
  });

const person = { email: 'a@example.test', name: 'A', password: 'a test password', role: 'customer' } as const;

describe('a transaction', () => {
  it('reaches every statement of its call chain and is undone as a whole', async () => {
    const people = usersOf(db);
    const attempt = db.transaction(async () => {
      await people.ensure(person);
      expect(await people.findByEmail(person.email)).toBeDefined();
      await db.transaction(() => people.ensure({ ...person, email: 'b@example.test' }));
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await people.findByEmail(person.email)).toBeUndefined();
    expect(await people.findByEmail('b@example.test')).toBeUndefined();
  });

  it('throws when somebody goes around it, instead of waiting for itself', async () => {
    const outer = db.current;
    await expect(db.transaction(() => outer.select().from(users))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('inside a transaction') },
    });
  });

  it('lets effects out after the commit only', async () => {
    const happened: string[] = [];
    await db.transaction(async () => {
      db.afterCommit(() => happened.push('after'));
      happened.push('within');
    });
    const undone = db.transaction(async () => {
      db.afterCommit(() => happened.push('never'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    db.afterCommit(() => happened.push('at once'));
    expect(happened).toEqual(['within', 'after', 'at once']);
  });

  it('of a hundred at a time loses no update', async () => {
    await db.current.execute(sql`create table counters (n int not null)`);
    await db.current.execute(sql`insert into counters values (0)`);
    await Promise.all(
      Array.from({ length: 100 }, () => db.transaction(() => db.current.execute(sql`update counters set n = n + 1`))),
    );
    const [row] = await db.current.select({ n: sql<number>`n`.mapWith(Number) }).from(sql`counters`);
    expect(row?.n).toBe(100);
  });
});

it('counts in numbers on both engines', async () => {
  const [row] = await db.current.select({ n: count().mapWith(Number) }).from(users);
  expect(row).toEqual({ n: 0 });
});

describe('the embedded database', () => {
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
});
