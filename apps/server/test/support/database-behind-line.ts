import { onTestFinished } from 'vitest';
import { freshDatabase } from './fresh-database.ts';
import { openLine } from './line.ts';

/** A PostgreSQL database of its own, behind a line that can be cut or go silent. */
export async function databaseBehindLine() {
  const database = await freshDatabase();
  onTestFinished(database.remove);
  const there = new URL(database.url!);
  const to = { host: there.hostname, port: Number(there.port || 5432) };
  const line = await openLine(to, { host: '127.0.0.1', port: 0 });
  there.host = `127.0.0.1:${line.port}`;
  /** `direct` bypasses the line. */
  return { line, folder: database.folder, url: there.href, direct: database.url!, host: there.host };
}
