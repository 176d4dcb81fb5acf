import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { databaseBehindLine } from './support/database-behind-line.ts';
import { onPostgres } from './support/postgres.ts';

/** More than the size of the pool: connections that were not returned would exhaust it. */
const times = 12;
const patience = { connectionTimeoutMillis: 10_000, query_timeout: 10_000 };

async function cuttable() {
  const { line, url, direct, folder } = await databaseBehindLine();
  const db = await openDatabase({ url, folder });
  onTestFinished(() => db.close());
  return { line, db, direct };
}

const pid = async (db: Database) => {
  const { rows } = (await db.current.execute(sql`select pg_backend_pid() pid`)) as { rows: { pid: number }[] };
  return rows[0]!.pid;
};

describe.runIf(onPostgres)('a lost connection to PostgreSQL', () => {
  it('fails only its transaction, and the pool keeps its size', async () => {
    const { db, direct } = await cuttable();
    const admin = new Client({ connectionString: direct, ...patience });
    await admin.connect();
    onTestFinished(() => admin.end());
    const ended: unknown[] = [];
    for (let time = 0; time < times; time += 1) {
      const lost = db.transaction(async () => {
        await admin.query('select pg_terminate_backend($1, 5000)', [await pid(db)]);
        // Idle in its transaction, as while something else is awaited in between.
        await new Promise((resolve) => setTimeout(resolve, 20));
        await db.current.execute(sql`select 1`);
      });
      ended.push(await lost.catch((error: Error) => error.message));
    }
    expect(ended).toEqual(Array.from({ length: times }, () => expect.stringContaining('terminating connection')));
    await expect(db.transaction(() => pid(db))).resolves.toBeGreaterThan(0);
  });

  it('at the beginning of a transaction is returned to the pool as well', async () => {
    const { db, line } = await cuttable();
    for (let time = 0; time < times; time += 1) {
      line.cutBefore('begin');
      await expect(db.transaction(() => pid(db))).rejects.toThrow(/terminated|begin|ECONNRESET/);
      line.mend();
    }
    await expect(db.transaction(() => pid(db))).resolves.toBeGreaterThan(0);
  });

  it('is not assumed when the work of a transaction throws: the next one reuses the connection', async () => {
    const { db } = await cuttable();
    const first = await db.transaction(() => pid(db));
    await expect(db.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await db.transaction(() => pid(db))).toBe(first);
  });
});
