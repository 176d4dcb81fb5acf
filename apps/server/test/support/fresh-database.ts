import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { administer, databaseUrl, onPostgres } from './postgres.ts';

export interface FreshDatabase {
  /** The environment variables of a server with this database. */
  env: Record<string, string>;
  folder: string;
  url: string | undefined;
  remove: () => Promise<void>;
}

/** Creates a database with the schema and no rows, and a data folder, as a copy of the one prepared for the run. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'kronos-test-'));
  const empty = inject('emptyDatabase');
  const name = onPostgres ? `kronos_test_${randomBytes(6).toString('hex')}` : undefined;
  if (name) await administer(`create database "${name}" template "${empty}"`);
  else await cp(empty, join(folder, 'pglite'), { recursive: true });
  const url = name && databaseUrl(name);
  return {
    env: { KRONOS_DATA: folder, ...(url ? { DATABASE_URL: url } : {}) },
    folder,
    url,
    async remove() {
      await rm(folder, { recursive: true, force: true });
      if (name) await administer(`drop database "${name}" with (force)`);
    },
  };
}
