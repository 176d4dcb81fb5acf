import { and, asc, desc, gt, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { processLines } from '../../db/schema.ts';
import type { ProcessEvents } from './events.ts';
import { createLineSaver, keptLines, type Pending } from './save-lines.ts';

/**
 * Lines logged within this time are written together, so that even a log of thousands of lines causes only two writes
 * and two events a second.
 */
const paceMs = 500;
const longestLine = 500;

interface Unwritten {
  lines: { at: Date; text: string }[];
  share: number | undefined;
  /** The number of lines since the last pruning. */
  sincePrune: number;
}

export type ProcessJournal = ReturnType<typeof createProcessJournal>;

/** The logs and progress of processes. */
export function createProcessJournal(deps: { db: Database; clock: Clock; log: Logger; events: ProcessEvents }) {
  const { db, clock, log } = deps;
  const save = createLineSaver(deps);
  const unwritten = new Map<number, Unwritten>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const of = (id: number): Unwritten => {
    const known = unwritten.get(id);
    if (known) return known;
    const fresh = { lines: [], share: undefined, sincePrune: 0 };
    unwritten.set(id, fresh);
    return fresh;
  };

  const take = (): Pending[] => {
    const taken: Pending[] = [];
    for (const [id, entry] of unwritten) {
      const { lines, share } = entry;
      if (lines.length === 0 && share === undefined) continue;
      const sincePrune = entry.sincePrune + lines.length;
      const isLong = sincePrune > keptLines / 10;
      Object.assign(entry, { lines: [], share: undefined, sincePrune: isLong ? 0 : sincePrune });
      taken.push({ id, lines, share, isLong });
    }
    return taken.sort((one, other) => one.id - other.id);
  };

  /** Saves what is pending, of all processes in one transaction. */
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const taken = take();
    if (taken.length > 0) await db.transaction(() => save(taken));
  };
  const flush = (): Promise<void> => {
    const next = writing.then(write);
    writing = next.catch((error: unknown) => log.warn({ err: error }, 'the logs of processes could not be saved'));
    return next;
  };

  const plan = () => {
    // A timer that is set within a transaction would run in the context of that transaction.
    db.afterCommit(() => {
      timer ??= setTimeout(() => void flush().catch(() => {}), paceMs).unref();
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
      plan();
    },
    /** Records the share of the work that is done, 0 to 1. */
    progress(id: number, share: number): void {
      of(id).share = Math.min(1, Math.max(0, share));
      plan();
    },
    /** Writes the pending lines. Must be called outside of a transaction. */
    async settle(id: number): Promise<void> {
      if (!unwritten.has(id)) return;
      await flush();
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
