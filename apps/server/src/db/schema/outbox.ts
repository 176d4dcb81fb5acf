import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Outbox messages: events for browsers, committed with the change and sent afterwards, also after a crash. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    entry: jsonb().$type<unknown>().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Until then, the process that claimed it is delivering it; afterwards another one may. */
    claimedUntil: instant(),
    sentAt: instant(),
    /** How often it was refused. */
    attempts: integer().notNull().default(0),
    /** When it was refused for good; it is kept for inspection. */
    setAsideAt: instant(),
  },
  (table) => [
    index('outbox_unsent').on(table.id).where(sql`${table.sentAt} is null and ${table.setAsideAt} is null`),
    index('outbox_created').on(table.createdAt),
  ],
);
