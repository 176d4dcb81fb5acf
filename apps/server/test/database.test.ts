import { count, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { users } from '../src/db/schema.ts';
import { unlessTaken } from '../src/db/unique-violation.ts';
import { onFreshDatabase } from './support/on-fresh-database.ts';
import { person, usersOf } from './support/users-of.ts';

let db: Database;
onFreshDatabase((opened) => (db = opened));

describe('a transaction', () => {
  it('covers every statement of its call chain and is rolled back as a whole', async () => {
    const accounts = usersOf(db);
    const attempt = db.transaction(async () => {
      await accounts.ensure(person);
      expect(await accounts.findByEmail(person.email)).toBeDefined();
      await db.transaction(() => accounts.ensure({ ...person, email: 'b@example.test' }));
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await accounts.findByEmail(person.email)).toBeUndefined();
    expect(await accounts.findByEmail('b@example.test')).toBeUndefined();
  });

  it('fails statements that bypass it instead of deadlocking', async () => {
    const outer = db.current;
    await expect(db.transaction(() => outer.select().from(users))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('inside a transaction') },
    });
  });

  it('runs effects only after the commit', async () => {
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

  it('runs deferred work before the commit, and is rolled back with it', async () => {
    const email = 'end@example.test';
    const accounts = usersOf(db);
    const attempt = db.transaction(async () => {
      db.beforeCommit(async () => void (await accounts.ensure({ ...person, email })));
      expect(await accounts.findByEmail(email)).toBeUndefined();
      db.beforeCommit(async () => {
        expect(await accounts.findByEmail(email)).toBeDefined();
        throw new Error('no');
      });
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await accounts.findByEmail(email)).toBeUndefined();
    expect(() => db.beforeCommit(async () => undefined)).toThrow('inside a transaction');
  });

  it('loses no update when a hundred run at once', async () => {
    await db.current.execute(sql`create table counters (n int not null)`);
    await db.current.execute(sql`insert into counters values (0)`);
    await Promise.all(
      Array.from({ length: 100 }, () => db.transaction(() => db.current.execute(sql`update counters set n = n + 1`))),
    );
    const [row] = await db.current.select({ n: sql<number>`n`.mapWith(Number) }).from(sql`counters`);
    expect(row?.n).toBe(100);
  });
});

it('returns counts as numbers on both engines', async () => {
  const [row] = await db.current.select({ n: count().mapWith(Number) }).from(users);
  expect(row).toEqual({ n: 0 });
});

it('converts a violation of a known index into the caller’s error, and no other violation', async () => {
  const { email } = await usersOf(db).ensure({ ...person, email: 'twice@example.test' });
  const write = () => db.current.insert(users).values({ email, name: '', passwordHash: '', createdAt: new Date() });
  const refuse = () => {
    throw new Error('taken');
  };
  await expect(unlessTaken('users_email', write, refuse)).rejects.toThrow('taken');
  await expect(unlessTaken('users_name', write, refuse)).rejects.toThrow('Failed query');
});
