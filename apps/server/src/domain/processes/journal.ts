import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { processes, processLines } from '../../db/schema.ts';
import type { ProcessEvents } from './events.ts';

/**
 * Lines logged within this time are written together, so that even a log of thousands of lines causes only two writes
 * and two events a second.
 */
const paceMs = 500;
/** How many of the newest lines are kept per process. */
export const keptLines = 1000;
const longestLine = 500;

interface Unwritten {
  lines: { at: Date; text: string }[];
  share: number | undefined;
  timer: NodeJS.Timeout | undefined;
  writing: Promise<void>;
  /** The number of lines since the last pruning. */
  sincePrune: number;
}

export type ProcessJournal = ReturnType<typeof createProcessJournal>;

/** The logs and progress of processes. */
export function createProcessJournal(deps: { db: Database; clock: Clock; log: Logger; events: ProcessEvents }) {
  const { db, clock, log, events } = deps;
  const unwritten = new Map<number, Unwritten>();

  const of = (id: number): Unwritten => {
    const known = unwritten.get(id);
    if (known) return known;
    const fresh = { lines: [], share: undefined, timer: undefined, writing: Promise.resolve(), sincePrune: 0 };
    unwritten.set(id, fresh);
    return fresh;
  };

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

  const write = async (id: number, entry: Unwritten) => {
    clearTimeout(entry.timer);
    entry.timer = undefined;
    const { lines, share } = entry;
    if (lines.length === 0 && share === undefined) return;
    Object.assign(entry, { lines: [], share: undefined, sincePrune: entry.sincePrune + lines.length });
    await db.transaction(async () => {
      const isIt = eq(processes.id, id);
      const [process] = await (share === undefined
        ? db.current.select({ serverId: processes.serverId }).from(processes).where(isIt)
        : db.current
            .update(processes)
            .set({ progress: share })
            .where(isIt)
            .returning({ serverId: processes.serverId }));
      if (!process) return;
      if (lines.length > 0)
        await db.current.insert(processLines).values(lines.map((line) => ({ ...line, processId: id })));
      if (entry.sincePrune > keptLines / 10) {
        entry.sincePrune = 0;
        await forgetOldest(id);
      }
      await events.advanced(id, process.serverId);
    });
  };

  const plan = (id: number) => {
    const entry = of(id);
    // A timer that is set within a transaction would run in the context of that transaction.
    db.afterCommit(() => {
      entry.timer ??= setTimeout(() => {
        entry.writing = entry.writing
          .then(() => write(id, entry))
          .catch((error: unknown) => log.warn({ err: error, process: id }, 'the log of a process could not be saved'));
      }, paceMs).unref();
    });
  };

  return {
    /** Logs one line. It must not contain secrets: owners and admins read it. */
    log(id: number, line: string): void {
      const text = line
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, longestLine);
      if (text === '') return;
      const { lines } = of(id);
      lines.push({ at: clock.now(), text });
      // In a flood of lines, only the newest are kept.
      if (lines.length > keptLines) lines.shift();
      plan(id);
    },
    /** Records the share of the work that is done, 0 to 1. */
    progress(id: number, share: number): void {
      of(id).share = Math.min(1, Math.max(0, share));
      plan(id);
    },
    /** Writes the pending lines. Must be called outside of a transaction. */
    async settle(id: number): Promise<void> {
      const entry = unwritten.get(id);
      if (!entry) return;
      await entry.writing;
      await write(id, entry);
      unwritten.delete(id);
    },
    /** Returns the next lines of these processes after a known line, oldest first. */
    next: (ids: number[], after: number, limit: number): Promise<{ id: number; processId: number; text: string }[]> =>
      db.current
        .select({ id: processLines.id, processId: processLines.processId, text: processLines.text })
        .from(processLines)
        .where(and(inArray(processLines.processId, ids), gt(processLines.id, after)))
        .orderBy(asc(processLines.id))
        .limit(limit),
    /** Returns the newest lines of these processes after a known line, oldest first. */
    async lines(ids: number[], after = 0): Promise<{ id: number; at: Date; text: string }[]> {
      const rows = await db.current
        .select({ id: processLines.id, at: processLines.at, text: processLines.text })
        .from(processLines)
        .where(and(inArray(processLines.processId, ids), gt(processLines.id, after)))
        .orderBy(desc(processLines.id))
        .limit(keptLines);
      return rows.toReversed();
    },
  };
}
