import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';

/** Opens one database for all tests of a file, and hands it over before the first of them. */
export function onFreshDatabase(use: (db: Database, database: FreshDatabase) => void): void {
  let close = async () => {};
  beforeAll(async () => {
    const database = await freshDatabase();
    const { url, folder } = database;
    const db = await openDatabase({ url, folder });
    close = async () => {
      await db.close();
      await database.remove();
    };
    use(db, database);
  });
  afterAll(() => close());
}
