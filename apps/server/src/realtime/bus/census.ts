import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, gte, lt, ne, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { socketProcesses } from '../../db/schema.ts';
import { addUp, type Occupancy, occupancySchema } from '../occupancy.ts';
import type { Entry } from './entry.ts';

/** How often a process records its heartbeat. */
export const beatMs = 5000;
/** A process without a heartbeat for this long is gone. */
const goneSeconds = 15;
/** How long to wait for answers, and how often to look for them. */
const patienceMs = 2000;
const lookMs = 25;

export type Census = ReturnType<typeof createCensus>;

/**
 * Gathers the occupancy of all processes. A request goes out over the bus, and each process writes its answer into its
 * row. Without requests, nothing but the heartbeat is written.
 */
export function createCensus({ db, log, tell }: { db: Database; log: Logger; tell: (entry: Entry) => Promise<void> }) {
  const id = randomUUID();
  const now = sql`now()`;
  const isAlive = gt(socketProcesses.seenAt, sql`now() - make_interval(secs => ${goneSeconds})`);
  const others = and(ne(socketProcesses.id, id), isAlive);
  const write = async (values: Partial<typeof socketProcesses.$inferInsert> = {}) => {
    const answered = values.occupancy === undefined ? {} : { ...values, answeredAt: now };
    await db.current
      .insert(socketProcesses)
      .values({ id, seenAt: now, ...answered })
      .onConflictDoUpdate({ target: socketProcesses.id, set: { seenAt: now, ...answered } });
  };

  return {
    async beat(): Promise<void> {
      await write();
      const isOld = lt(socketProcesses.seenAt, sql`now() - make_interval(secs => ${4 * goneSeconds})`);
      await db.current.delete(socketProcesses).where(isOld);
    },
    answer: (here: Occupancy): Promise<void> => write({ occupancy: here }),
    /** Adds the occupancy of the other processes; those that do not answer in time are omitted. */
    async gather(here: Occupancy): Promise<Occupancy> {
      const expected = await db.current.$count(socketProcesses, others);
      if (expected === 0) return here;
      const asked = new Date();
      const [{ at } = { at: asked }] = await db.current
        .select({ at: sql<Date>`clock_timestamp()`.mapWith(socketProcesses.seenAt) })
        .from(socketProcesses)
        .limit(1);
      await tell({ kind: 'census' });
      for (;;) {
        const rows = await db.current
          .select({ occupancy: socketProcesses.occupancy })
          .from(socketProcesses)
          .where(and(others, gte(socketProcesses.answeredAt, at)));
        const isLate = Date.now() - asked.getTime() >= patienceMs;
        if (isLate) log.warn({ expected, answered: rows.length }, 'not every process reported who is on its channels');
        if (isLate || rows.length >= expected) {
          return addUp([here, ...rows.map(({ occupancy }) => occupancySchema.parse(occupancy))]);
        }
        await sleep(lookMs);
      }
    },
    async leave(): Promise<void> {
      await db.current.delete(socketProcesses).where(eq(socketProcesses.id, id));
    },
  };
}
