import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start/start-error.ts';
import type { Database } from './database.ts';
import { type EmbeddedDatabase, openEmbedded } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface OpenOptions {
  /** The URL of PostgreSQL; without one, the embedded engine is used. */
  url?: string | undefined;
  /** How long PostgreSQL may be silent after a query. */
  silenceMs?: number;
  folder: string;
  /** A dump that speeds up the first start; without it, an empty cluster is created. */
  template?: string | undefined;
  /** A snapshot to start from; only where there is no database yet. */
  restore?: string | undefined;
}

/** Opens the configured database. */
export async function openDatabase({
  url,
  silenceMs,
  folder,
  template,
  restore,
}: OpenOptions): Promise<Database | EmbeddedDatabase> {
  if (url) return openPostgres(url, silenceMs);
  if (restore) requireRestorable(restore, join(folder, 'pglite'));
  const quick = template && existsSync(template) ? template : undefined;
  return openEmbedded({ folder, from: restore ?? quick });
}

function requireRestorable(snapshot: string, data: string): void {
  if (!existsSync(snapshot))
    throw new StartError(`There is no snapshot ${snapshot}. KRONOS_RESTORE must name an existing file.`);
  if (existsSync(data)) {
    throw new StartError(
      `${data} already contains a database. Move it away to restore a snapshot, or unset KRONOS_RESTORE.`,
    );
  }
}
