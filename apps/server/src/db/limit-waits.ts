import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** So long one statement may take; PostgreSQL ends it itself, and with it the locks that it holds. */
const statementMs = 20_000;
/** So long PostgreSQL may say nothing to what it was asked; longer, and it is frozen, or the way to it is. */
const silenceMs = 25_000;

/**
 * Keeps what asks PostgreSQL from waiting for ever. A connection that went silent is cut: all that waits on it fails at
 * once, the rollback behind a statement too, and the pool makes another.
 */
export function limitWaits(pool: Pool, silence = silenceMs): void {
  // The pool waits for it, which its type does not say.
  const onConnect = async (client: PoolClient) => {
    const socket = socketOf(client);
    socket.setTimeout(silence, () => {
      socket.destroy(new Error(`PostgreSQL said nothing for ${silence} ms`));
    });
    await client.query(`set statement_timeout = ${statementMs}`);
  };
  Object.assign(pool.options, { onConnect });
}

/** For what may take long, and for whom nobody waits: bringing the schema up to date, after another process did. */
export async function allowLong(client: PoolClient): Promise<void> {
  socketOf(client).setTimeout(0);
  await client.query('set statement_timeout = 0');
}

const socketOf = ({ connection }: PoolClient) => connection.stream as Socket;
