import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { processes, processLines } from '../../db/schema.ts';
import type { ProcessEvents } from './events.ts';

/** How many of the newest lines are kept per process. */
export const keptLines = 1000;
/** How many lines are saved by one statement. */
const atOnce = 5000;

/**
 * Held while lines are saved, across all processes of the installation. Readers ask for what follows the last line that
 * they have seen: a line that got its id before that one, but was committed after it, would be missing for good.
 */
const linesLock = 4_127_002;

/** What is to be saved of a process. */
export interface Pending {
  id: number;
  lines: readonly { at: Date; text: string }[];
  share: number | undefined;
  /** Whether its oldest lines are due to be removed. */
  isLong: boolean;
}

/** Returns a function that saves lines and progress of several processes, as part of the open transaction. */
export function createLineSaver({ db, events }: { db: Database; events: ProcessEvents }) {
  const forgetOldest = async (id: number) => {
    const isIts = eq(processLines.processId, id);
    const [newest] = await db.current
      .select({ id: processLines.id })
      .from(processLines)
      .where(isIts)
      .orderBy(desc(processLines.id))
      .offset(keptLines)
      .limit(1);
    if (newest) await db.current.delete(processLines).where(and(isIts, lte(processLines.id, newest.id)));
  };

  return async (taken: readonly Pending[]): Promise<void> => {
    const ids = taken.map(({ id }) => id);
    const found = await db.current
      .select({ id: processes.id, serverId: processes.serverId })
      .from(processes)
      .where(inArray(processes.id, ids))
      .orderBy(asc(processes.id))
      .for('key share');
    const serverOf = new Map(found.map(({ id, serverId }) => [id, serverId]));
    const kept = taken.filter(({ id }) => serverOf.has(id));
    for (const { id, share } of kept)
      if (share !== undefined) await db.current.update(processes).set({ progress: share }).where(eq(processes.id, id));
    for (const { id } of kept) await events.advanced(id, serverOf.get(id) ?? null);
    const rows = kept.flatMap(({ id, lines }) => lines.map((line) => ({ ...line, processId: id })));
    if (rows.length === 0) return;
    await db.current.execute(sql`select pg_advisory_xact_lock(${linesLock})`);
    for (let at = 0; at < rows.length; at += atOnce)
      await db.current.insert(processLines).values(rows.slice(at, at + atOnce));
    for (const { id, isLong } of kept) if (isLong) await forgetOldest(id);
  };
}
