import { existsSync } from 'node:fs';
import type { Database } from './database.ts';
import { type EmbeddedDatabase, openEmbedded } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface OpenOptions {
  /** PostgreSQL when given, else the embedded engine. */
  url?: string | undefined;
  folder: string;
  /** A dump that makes the first start quick; without it an empty cluster is made. */
  template?: string | undefined;
}

/** Opens the database that the configuration asks for. */
export async function openDatabase({ url, folder, template }: OpenOptions): Promise<Database | EmbeddedDatabase> {
  if (url) return openPostgres(url);
  return openEmbedded({ folder, from: template && existsSync(template) ? template : undefined });
}
