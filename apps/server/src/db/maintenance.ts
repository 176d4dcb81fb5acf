import { existsSync, statSync } from 'node:fs';
import type { EmbeddedDatabase } from './pglite.ts';
import { listSnapshots, takeSnapshot } from './snapshots.ts';

const day = 24 * 60 * 60 * 1000;

/** What the embedded engine does not do by itself: checkpoints each time, clean-up and a snapshot once a day. */
export async function maintainEmbedded(db: EmbeddedDatabase, snapshots: string, now: Date): Promise<void> {
  await db.maintain('CHECKPOINT');
  const [newest] = existsSync(snapshots) ? await listSnapshots(snapshots) : [];
  if (newest && now.getTime() - statSync(newest).mtimeMs < day) return;
  await db.maintain('VACUUM (ANALYZE)');
  await takeSnapshot(db, snapshots, now);
}
