import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const mailStates = ['waiting', 'sent', 'failed'] as const;

/** Each mail that was or is to be sent, with its outcome. */
export const mails = pgTable(
  'mails',
  {
    /** Part of the mail's Message-ID too, and the same for each attempt. */
    id: text().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    subject: text().notNull(),
    /** The sealed text, as its links grant access; removed once it is sent or abandoned. */
    letter: text(),
    state: text({ enum: mailStates }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** The mail server's last response. */
    words: text().notNull().default(''),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [index('mails_created').on(table.createdAt), index('mails_email').on(table.email)],
);
