import { existsSync, statSync } from 'node:fs';
import type { Logger } from 'pino';
import { repeat } from '../platform/repeat.ts';
import type { EmbeddedDatabase } from './pglite.ts';
import { listSnapshots, takeSnapshot } from './snapshots.ts';

/** The amount of log that a start after a crash replays in about a quarter of a second. */
const longestLog = 16 * 1024 * 1024;

type Log = Pick<EmbeddedDatabase, 'logSinceCheckpoint' | 'maintain'>;

/**
 * Limits the log that the next start has to replay if this process is killed: the embedded engine never checkpoints by
 * itself. A check costs a single query when little was written. Returns a function that stops the checks.
 */
export const keepLogShort = (db: Log, everyMs: number, log: Logger): (() => Promise<void>) =>
  repeat('checkpoint', { firstMs: everyMs, everyMs }, log, async () => {
    if ((await db.logSinceCheckpoint()) > longestLog) await db.maintain('CHECKPOINT');
  });

const day = 24 * 60 * 60 * 1000;

/** Does what the embedded engine does not do by itself: vacuums and takes a snapshot once a day, after a checkpoint. */
export async function maintainEmbedded(db: EmbeddedDatabase, snapshots: string, now: Date): Promise<void> {
  await db.maintain('CHECKPOINT');
  const [newest] = existsSync(snapshots) ? await listSnapshots(snapshots) : [];
  if (newest && now.getTime() - statSync(newest).mtimeMs < day) return;
  await db.maintain('VACUUM (ANALYZE)');
  await takeSnapshot(db, snapshots, now);
}
