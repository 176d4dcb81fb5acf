import { and, asc, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outbox } from '../../db/schema.ts';
import { type Entry, letter, type Letter } from './entry.ts';

/** So long one process may take to hand letters over. */
const leaseSeconds = 10;
/** So many letters are handed over together. */
export const mostAtOnce = 100;
/** Nobody wants to hear of a change that long ago: pages have read anew since. */
const staleMinutes = 10;

export type Outbox = ReturnType<typeof createOutbox>;

/** What is to be told, in the database; its clock counts, so that processes need not agree on theirs. */
export function createOutbox(db: Database) {
  const seconds = (count: number) => sql`now() + make_interval(secs => ${count}::double precision)`;
  const write = async (entries: Entry[]) => {
    await db.current.insert(outbox).values(entries.map((entry) => ({ entry })));
  };
  /** What open transactions are to tell, by their handles. */
  const gathered = new WeakMap<object, Entry[]>();
  const read = (rows: { id: number; entry: unknown }[]): Letter[] => rows.map((row) => letter.parse(row));

  return {
    /** Becomes part of the open transaction, with all else that it tells. */
    async add(entry: Entry): Promise<void> {
      if (!db.inTransaction) return write([entry]);
      const transaction = db.current;
      const others = gathered.get(transaction);
      if (others) {
        others.push(entry);
        return;
      }
      const entries = [entry];
      gathered.set(transaction, entries);
      db.beforeCommit(() => {
        gathered.delete(transaction);
        return write(entries);
      });
    },
    /** Takes letters that nobody hands over at the moment, oldest first. */
    async claim(): Promise<Letter[]> {
      const free = db.current
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isNull(outbox.sentAt), or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, sql`now()`))))
        .orderBy(asc(outbox.id))
        .limit(mostAtOnce)
        .for('update', { skipLocked: true });
      const rows = await db.current
        .update(outbox)
        .set({ claimedUntil: seconds(leaseSeconds) })
        .where(inArray(outbox.id, free))
        .returning({ id: outbox.id, entry: outbox.entry });
      return read(rows).toSorted((a, b) => a.id - b.id);
    },
    async markSent(letters: readonly Letter[]): Promise<void> {
      const ids = letters.map(({ id }) => id);
      await db.current.update(outbox).set({ sentAt: sql`now()` }).where(inArray(outbox.id, ids));
    },
    /** What was written lately, for a process that did not hear for a while. */
    async recent(sinceSeconds: number): Promise<Letter[]> {
      const rows = await db.current
        .select({ id: outbox.id, entry: outbox.entry })
        .from(outbox)
        .where(gte(outbox.createdAt, seconds(-sinceSeconds)))
        .orderBy(asc(outbox.id));
      return read(rows);
    },
    async prune(): Promise<void> {
      await db.current.delete(outbox).where(lt(outbox.createdAt, seconds(-staleMinutes * 60)));
    },
  };
}
