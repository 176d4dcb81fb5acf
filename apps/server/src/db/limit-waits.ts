import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** The time limit of a statement; PostgreSQL itself cancels it and releases its locks. */
const statementMs = 20_000;
/** How long PostgreSQL may be silent after a query; beyond that, it is frozen or the network is down. */
const silenceMs = 25_000;

/**
 * Keeps queries to PostgreSQL from waiting forever. A connection that has gone silent is destroyed: everything that
 * waits on it fails at once, including the rollback after a statement, and the pool opens another one. `more` is run on
 * each new connection: poolers such as PgBouncer refuse settings in the address.
 */
export function limitWaits(
  pool: Pool,
  { silence = silenceMs, more = '' }: { silence?: number | undefined; more?: string } = {},
): void {
  // The pool awaits this function, although its type does not say so.
  const onConnect = async (client: PoolClient) => {
    const socket = socketOf(client);
    socket.setTimeout(silence, () => {
      socket.destroy(new Error(`PostgreSQL did not respond for ${silence} ms`));
    });
    await client.query(`set statement_timeout = ${statementMs}; ${more}`);
  };
  Object.assign(pool.options, { onConnect });
}

/**
 * Lifts the limits for slow work on which no request waits: migrating the schema, possibly after another process has
 * done so.
 */
export async function allowLong(client: PoolClient): Promise<void> {
  socketOf(client).setTimeout(0);
  await client.query('set statement_timeout = 0');
}

const socketOf = ({ connection }: PoolClient) => connection.stream as Socket;
