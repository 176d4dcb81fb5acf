import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createTransactionScope, type Database } from './database.ts';
import { lockFolder } from './lock-file.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

/** Keeps memory and write-ahead log small: this engine never checkpoints by itself. */
const tuning = ['-c', 'shared_buffers=16MB', '-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'];

const logBytes =
  'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()';

export interface EmbeddedDatabase extends Database {
  /** Runs one maintenance statement outside of any transaction. */
  maintain(statement: 'CHECKPOINT' | 'VACUUM (ANALYZE)'): Promise<void>;
  /** Returns the bytes of log since the last checkpoint, which the next start replays if this process is killed. */
  logSinceCheckpoint(): Promise<number>;
  /** Returns the whole database as a gzipped tar. */
  dump(): Promise<Uint8Array>;
}

export interface EmbeddedOptions {
  /** The folder of the data, lock and snapshots; without one, everything is kept in memory. */
  folder?: string;
  /** A dump to start from when there is no data yet: a template, or a snapshot to restore. */
  from?: string | undefined;
}

/** Opens the embedded database in `folder`, exclusively, and brings its schema up to date. */
export async function openEmbedded({ folder, from }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = folder ? lockFolder(folder, join(folder, 'pglite.lock')) : () => {};
  try {
    return await openLocked({ ...(folder ? { folder } : {}), from }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openLocked({ folder, from }: EmbeddedOptions, unlock: () => void): Promise<EmbeddedDatabase> {
  const isFresh = !folder || !existsSync(join(folder, 'pglite', 'PG_VERSION'));
  const template = from && isFresh ? { loadDataDir: new Blob([await readFile(from)]) } : {};
  const client = await PGlite.create({
    dataDir: folder ? join(folder, 'pglite') : 'memory://',
    startParams: [...PGlite.defaultStartParams, ...tuning],
    ...template,
  });
  const scope = createTransactionScope();
  const outer = drizzle(client, { schema, casing: 'snake_case' });
  await migrate(outer, { migrationsFolder: migrationsFolder() });

  const query = client.query.bind(client);
  Object.assign(client, {
    query: (...parameters: Parameters<typeof query>) => {
      scope.forbid();
      return query(...parameters);
    },
  });

  return {
    kind: 'pglite',
    get current() {
      return scope.current(outer);
    },
    get inTransaction() {
      return scope.isOpen();
    },
    transaction: (work) => scope.run(outer, work),
    beforeCommit: scope.beforeCommit,
    afterCommit: scope.afterCommit,
    async maintain(statement) {
      await client.query(statement);
    },
    async logSinceCheckpoint() {
      const { rows } = await client.query<{ bytes: number }>(logBytes);
      return rows[0]?.bytes ?? 0;
    },
    async dump() {
      const file = await client.dumpDataDir('gzip');
      return new Uint8Array(await file.arrayBuffer());
    },
    async close() {
      try {
        await client.query('CHECKPOINT');
      } finally {
        await client.close();
        unlock();
      }
    },
  };
}
