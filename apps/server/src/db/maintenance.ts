import { existsSync, statSync } from 'node:fs';
import type { Logger } from 'pino';
import { repeat } from '../repeat.ts';
import type { EmbeddedDatabase } from './pglite.ts';
import { listSnapshots, takeSnapshot } from './snapshots.ts';

/** So much log a start after a crash goes through in about a quarter of a second. */
const longestLog = 16 * 1024 * 1024;

type Log = Pick<EmbeddedDatabase, 'logSinceCheckpoint' | 'maintain'>;

/**
 * Keeps short what the next start has to go through when this process is killed: the embedded engine makes no checkpoint
 * by itself. Where little was written a look costs one question. Answers how to stop.
 */
export const keepLogShort = (db: Log, everyMs: number, log: Logger): (() => Promise<void>) =>
  repeat('checkpoint', { firstMs: everyMs, everyMs }, log, async () => {
    if ((await db.logSinceCheckpoint()) > longestLog) await db.maintain('CHECKPOINT');
  });

const day = 24 * 60 * 60 * 1000;

/** What the embedded engine does not do by itself: clean-up and a snapshot once a day, a checkpoint before. */
export async function maintainEmbedded(db: EmbeddedDatabase, snapshots: string, now: Date): Promise<void> {
  await db.maintain('CHECKPOINT');
  const [newest] = existsSync(snapshots) ? await listSnapshots(snapshots) : [];
  if (newest && now.getTime() - statSync(newest).mtimeMs < day) return;
  await db.maintain('VACUUM (ANALYZE)');
  await takeSnapshot(db, snapshots, now);
}
