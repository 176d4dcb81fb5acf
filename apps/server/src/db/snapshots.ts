import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedDatabase } from './pglite.ts';

const pattern = /^kronos-[\dTZ-]+\.tar\.gz$/;

/** Writes a dump that survives a power loss (the embedded engine itself never syncs) and keeps the newest `keep`. */
export async function takeSnapshot(db: EmbeddedDatabase, folder: string, now: Date, keep = 5): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `kronos-${now.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`);
  const temporary = `${file}.partial`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(await db.dump());
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  for (const old of (await listSnapshots(folder)).slice(keep)) await rm(old);
  return file;
}

/** Returns the snapshots in a folder, newest first. */
export async function listSnapshots(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => pattern.test(name))
    .sort()
    .toReversed()
    .map((name) => join(folder, name));
}
