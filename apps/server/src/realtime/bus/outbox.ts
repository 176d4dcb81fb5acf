import { and, asc, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { outbox } from '../../db/schema.ts';
import { type Entry, outboxMessage, type OutboxMessage } from './entry.ts';
import type { Refusal } from './port.ts';

/** How long one process may take to send the messages that it claimed. */
const leaseSeconds = 10;
/** The maximum number of messages sent together. */
export const mostAtOnce = 100;
/** How far to look back beyond a gap: a transaction may commit long after its row was written. */
export const marginSeconds = 30;
/** How often a message may be refused before it is set aside. The delay doubles each time: two minutes in all. */
const mostAttempts = 8;
/** How long a process may be disconnected and still read what it missed; after that, pages have read again. */
const staleMinutes = 10;
/** How long a message that was refused for good is kept for inspection. */
const setAsideDays = 30;

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox in the database, whose clock is used so that the clocks of processes need not agree. */
export function createOutbox(db: Database) {
  const seconds = (count: number) => sql`now() + make_interval(secs => ${count}::double precision)`;
  const write = async (entries: Entry[]) => {
    await db.current.insert(outbox).values(entries.map((entry) => ({ entry })));
  };
  /** The entries of open transactions, by their handles. */
  const gathered = new WeakMap<object, Entry[]>();
  /** This process may not understand a row that a newer one wrote. */
  const read = (rows: { id: number; entry: unknown }[]): { messages: OutboxMessage[]; unreadable: Refusal[] } => {
    const messages: OutboxMessage[] = [];
    const unreadable: Refusal[] = [];
    for (const row of rows.toSorted((a, b) => a.id - b.id)) {
      const { data, error } = outboxMessage.safeParse(row);
      if (data) messages.push(data);
      else unreadable.push({ id: row.id, about: 'an unreadable message', error: new Error(z.prettifyError(error)) });
    }
    return { messages, unreadable };
  };

  return {
    /** Adds the entry to the open transaction, together with its other entries. */
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
    /** Claims messages that no process is sending at the moment, oldest first. */
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
    /** Counts the refusals, and returns the ids that were refused for good. The others are sent again later. */
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
    /** Returns the recent messages, for a process that was disconnected for a while. */
    async recent(sinceSeconds: number): Promise<OutboxMessage[]> {
      const rows = await db.current
        .select({ id: outbox.id, entry: outbox.entry })
        .from(outbox)
        .where(gte(outbox.createdAt, seconds(-sinceSeconds)))
        .orderBy(asc(outbox.id));
      return read(rows).messages;
    },
    /**
     * Deletes what was sent, and returns how many messages that were set aside long ago were deleted too; unsent ones
     * are kept.
     */
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
