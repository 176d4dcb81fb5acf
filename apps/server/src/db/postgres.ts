import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { createTransactionScope, type Database } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { StartError } from '../start-error.ts';
import * as schema from './schema.ts';

/** Any constant will do, as long as no other program takes the same. */
const migrationLock = 7_246_530;

/** Connects to PostgreSQL and brings its schema up to date; several processes may do so at once. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const scope = createTransactionScope();
  const outer = drizzle(pool, { schema, casing: 'snake_case' });
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: (...parameters: Parameters<typeof query>) => {
      scope.forbid();
      return query(...parameters);
    },
  });

  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    const { host } = new URL(url); // never the password
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`The PostgreSQL database at ${host} cannot be opened: ${reason}. See DATABASE_URL.`, {
      cause: error,
    });
  }

  return {
    kind: 'postgres',
    get current() {
      return scope.current(outer);
    },
    get inTransaction() {
      return scope.isOpen();
    },
    transaction: (work) => scope.run(outer, work),
    afterCommit: scope.afterCommit,
    close: () => pool.end(),
  };
}

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: migrationsFolder() });
  } finally {
    // Ends the connection too, and with it the lock, whatever happened.
    client.release(true);
  }
}
