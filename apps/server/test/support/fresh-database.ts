import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

export interface FreshDatabase {
  /** What to put into the environment of a server. */
  env: Record<string, string>;
  folder: string;
  url: string | undefined;
  remove: () => Promise<void>;
}

/** True in the run on PostgreSQL: KRONOS_TEST_DATABASE=postgres, with its address in KRONOS_TEST_DATABASE_URL. */
export const onPostgres = process.env['KRONOS_TEST_DATABASE'] === 'postgres';

/** An empty database of its own in an empty data folder. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'kronos-test-'));
  const url = onPostgres ? await createPostgresDatabase() : undefined;
  return {
    env: { KRONOS_DATA: folder, ...(url ? { DATABASE_URL: url } : {}) },
    folder,
    url,
    async remove() {
      await rm(folder, { recursive: true, force: true });
      if (url) await administer(`drop database "${new URL(url).pathname.slice(1)}" with (force)`);
    },
  };
}

async function createPostgresDatabase(): Promise<string> {
  const name = `kronos_test_${randomBytes(6).toString('hex')}`;
  await administer(`create database "${name}"`);
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl() });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function adminUrl(): string {
  const url = process.env['KRONOS_TEST_DATABASE_URL'];
  if (!url)
    throw new Error(
      'KRONOS_TEST_DATABASE=postgres needs KRONOS_TEST_DATABASE_URL, an account that may create databases.',
    );
  return url;
}

const cache = fileURLToPath(new URL('../../../../.cache', import.meta.url));

/** An empty embedded cluster, made once: copying it is four times as quick as making one. */
export async function embeddedTemplate(): Promise<string> {
  const file = join(cache, 'pglite-test-template.tar.gz');
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const empty = await PGlite.create();
  const dump = await empty.dumpDataDir('gzip');
  await empty.close();
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, new Uint8Array(await dump.arrayBuffer()));
  renameSync(partial, file); // another worker may have been quicker; both are the same
  return file;
}
