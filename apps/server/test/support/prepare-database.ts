// Runs once for all files: creates an empty database with the schema, as the product does. Copying it is quick.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../src/db/pglite.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { administer, databaseUrl, onPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of the empty database on PostgreSQL, otherwise the data folder of an embedded one. */
    emptyDatabase: string;
  }
}

let end = async () => {};

export async function setup({ provide }: TestProject) {
  provide('emptyDatabase', await (onPostgres ? makePostgres() : makeEmbedded()));
}

export const teardown = () => end();

async function makePostgres(): Promise<string> {
  const name = `kronos_test_empty_${process.pid}`;
  await administer(`create database "${name}"`);
  end = () => administer(`drop database "${name}" with (force)`);
  await (await openPostgres(databaseUrl(name))).close();
  return name;
}

async function makeEmbedded(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kronos-test-empty-'));
  end = () => rm(folder, { recursive: true, force: true });
  const database = await openEmbedded({ folder });
  await database.maintain('CHECKPOINT');
  await database.close();
  return join(folder, 'pglite');
}
