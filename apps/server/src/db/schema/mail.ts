import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const mailStates = ['waiting', 'sent', 'failed'] as const;

/** What was mailed to whom, and how it went. */
export const mails = pgTable(
  'mails',
  {
    /** Stands in the letter's Message-ID too, the same at each try. */
    id: text().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    subject: text().notNull(),
    /** The sealed text, for its links open things; gone once it is sent or given up. */
    letter: text(),
    state: text({ enum: mailStates }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** What the mail server said last, in words. */
    words: text().notNull().default(''),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [index('mails_created').on(table.createdAt), index('mails_email').on(table.email)],
);
