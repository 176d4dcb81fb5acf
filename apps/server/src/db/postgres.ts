import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient } from 'pg';
import { connectionTo } from './connection.ts';
import { createTransactionScope, type Database } from './database.ts';
import { allowLong, limitWaits } from './limit-waits.ts';
import { migrationsFolder } from './migrations.ts';
import { StartError } from '../start/start-error.ts';
import * as schema from './schema.ts';

/** An arbitrary constant that no other program uses. */
const migrationLock = 7_246_530;

/** Connects to PostgreSQL and brings its schema up to date; several processes may do so at once. */
export async function openPostgres(url: string, silenceMs?: number): Promise<Database> {
  const pool = new Pool({ ...connectionTo(url), max: 10 });
  limitWaits(pool, { silence: silenceMs });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const scope = createTransactionScope();
  const outer = drizzle(pool, { schema, casing: 'snake_case' });
  /** One per connection: reading the schema takes longer than most transactions. */
  const handles = new WeakMap<PoolClient, ReturnType<typeof handleOn>>();
  const handleFor = (client: PoolClient) => {
    const handle = handles.get(client) ?? handleOn(client);
    handles.set(client, handle);
    return handle;
  };
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
    transaction: (work) =>
      // A nested call joins the open transaction and needs no connection of its own.
      scope.isOpen() ? work() : withClient(pool, (client) => scope.run(handleFor(client), work)),
    beforeCommit: scope.beforeCommit,
    afterCommit: scope.afterCommit,
    close: () => pool.end(),
  };
}

const handleOn = (client: PoolClient) => drizzle(client, { schema, casing: 'snake_case' });

/**
 * Lends a connection of the pool. The pool listens only to idle ones: a lent connection that breaks would end the
 * process. A connection is returned to the pool only when it has no open transaction.
 */
async function withClient<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  { last = false }: { last?: boolean } = {},
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const remember = (error: Error) => void (broken ??= error);
  client.on('error', remember);
  try {
    return await work(client);
  } catch (error) {
    // The reason why the connection was lost says more than the error of the query.
    throw broken ?? error;
  } finally {
    client.release(broken ?? (last || client.getTransactionStatus() !== 'I'));
    client.off('error', remember);
  }
}

const migrateAlone = (pool: Pool) =>
  withClient(
    pool,
    async (client) => {
      await allowLong(client);
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: migrationsFolder() });
    },
    // Closes the connection too, and thus releases the lock, whatever happened.
    { last: true },
  );
