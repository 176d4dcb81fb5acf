import { and, asc, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { outbox } from '../../db/schema.ts';
import { type Entry, outboxMessage, type OutboxMessage } from './entry.ts';
import type { Refusal } from './port.ts';

/** So long one process may take to hand messages over. */
const leaseSeconds = 10;
/** So many messages are handed over together. */
export const mostAtOnce = 100;
/** How far back to look after a gap beyond the gap itself: a transaction may commit long after its row was written. */
export const marginSeconds = 30;
/** So often a message is refused until it is set aside, twice as long after the last time each: two minutes in all. */
const mostAttempts = 8;
/** So long a process may be cut off and still read what it missed; pages have read anew since. */
const staleMinutes = 10;
/** So long what was refused for good stays for whoever looks into it. */
const setAsideDays = 30;

export type Outbox = ReturnType<typeof createOutbox>;

/** What is to be told, in the database; its clock counts, so that processes need not agree on theirs. */
export function createOutbox(db: Database) {
  const seconds = (count: number) => sql`now() + make_interval(secs => ${count}::double precision)`;
  const write = async (entries: Entry[]) => {
    await db.current.insert(outbox).values(entries.map((entry) => ({ entry })));
  };
  /** What open transactions are to tell, by their handles. */
  const gathered = new WeakMap<object, Entry[]>();
  /** A row that a newer process wrote may mean nothing to this one. */
  const read = (rows: { id: number; entry: unknown }[]): { messages: OutboxMessage[]; unreadable: Refusal[] } => {
    const messages: OutboxMessage[] = [];
    const unreadable: Refusal[] = [];
    for (const row of rows.toSorted((a, b) => a.id - b.id)) {
      const { data, error } = outboxMessage.safeParse(row);
      if (data) messages.push(data);
      else unreadable.push({ id: row.id, about: 'what is not readable', error: new Error(z.prettifyError(error)) });
    }
    return { messages, unreadable };
  };

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
    /** Takes messages that nobody hands over at the moment, oldest first. */
    async claim(most: number): Promise<ReturnType<typeof read>> {
      const free = db.current
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(
            isNull(outbox.sentAt),
            isNull(outbox.setAsideAt),
            or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, sql`now()`)),
          ),
        )
        .orderBy(asc(outbox.id))
        .limit(most)
        .for('update', { skipLocked: true });
      const rows = await db.current
        .update(outbox)
        .set({ claimedUntil: seconds(leaseSeconds) })
        .where(inArray(outbox.id, free))
        .returning({ id: outbox.id, entry: outbox.entry });
      return read(rows);
    },
    async markSent(ids: readonly number[]): Promise<void> {
      await db.current
        .update(outbox)
        .set({ sentAt: sql`now()` })
        .where(inArray(outbox.id, [...ids]));
    },
    /** Counts the refusals, and says which have been refused for good. The others are handed over once more, later. */
    async putBack(ids: readonly number[]): Promise<ReadonlySet<number>> {
      const rows = await db.current
        .update(outbox)
        .set({
          attempts: sql`${outbox.attempts} + 1`,
          claimedUntil: sql`now() + make_interval(secs => power(2, ${outbox.attempts}))`,
          setAsideAt: sql`case when ${outbox.attempts} + 1 >= ${mostAttempts} then now() end`,
        })
        .where(inArray(outbox.id, [...ids]))
        .returning({ id: outbox.id, setAsideAt: outbox.setAsideAt });
      return new Set(rows.filter(({ setAsideAt }) => setAsideAt !== null).map(({ id }) => id));
    },
    /** What was written lately, for a process that did not hear for a while. */
    async recent(sinceSeconds: number): Promise<OutboxMessage[]> {
      const rows = await db.current
        .select({ id: outbox.id, entry: outbox.entry })
        .from(outbox)
        .where(gte(outbox.createdAt, seconds(-sinceSeconds)))
        .orderBy(asc(outbox.id));
      return read(rows).messages;
    },
    /** Forgets what was sent, and says how much that was set aside long ago went with it; the others are owed. */
    async prune(): Promise<{ setAside: number }> {
      await db.current.delete(outbox).where(lt(outbox.sentAt, seconds(-staleMinutes * 60)));
      const gone = await db.current
        .delete(outbox)
        .where(lt(outbox.setAsideAt, seconds(-setAsideDays * 24 * 60 * 60)))
        .returning({ id: outbox.id });
      return { setAside: gone.length };
    },
  };
}
