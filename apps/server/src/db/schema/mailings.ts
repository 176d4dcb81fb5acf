import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audienceRoles, mailingPurposes, mailingStates, recipientStates, serverTypes } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

/** E-mails to many users. */
export const mailings = pgTable('mailings', {
  id: id(),
  subject: text().notNull(),
  /** Sanitised HTML. */
  content: text().notNull(),
  purpose: text({ enum: mailingPurposes }).notNull().default('news'),
  audience: text({ enum: audienceRoles }).array().notNull(),
  /** No references: a draft for deleted nodes is for nobody, not for everybody. */
  nodeIds: integer().array().notNull().default([]),
  serverType: text({ enum: serverTypes }),
  state: text({ enum: mailingStates }).notNull().default('draft'),
  /** Counted after each batch, so that a list need not count the recipients of every mailing. */
  recipients: integer().notNull().default(0),
  sent: integer().notNull().default(0),
  failed: integer().notNull().default(0),
  skipped: integer().notNull().default(0),
  /** The mail server's last response, while nothing can be sent. */
  trouble: text(),
  createdAt: instant().notNull(),
  startedAt: instant(),
  endedAt: instant(),
});

/** The recipients of each mailing, with the outcome. */
export const mailingRecipients = pgTable(
  'mailing_recipients',
  {
    id: id(),
    mailingId: integer()
      .notNull()
      .references(() => mailings.id, { onDelete: 'cascade' }),
    /** A user who closes their account is removed here as well. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text().notNull(),
    state: text({ enum: recipientStates }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** Why it failed or was deferred. */
    words: text(),
    endedAt: instant(),
  },
  (table) => [
    // Each address gets a mailing once, however often it is retried.
    uniqueIndex('mailing_recipients_email').on(table.mailingId, sql`lower(${table.email})`),
    index('mailing_recipients_state').on(table.mailingId, table.state, table.id),
    index('mailing_recipients_user').on(table.userId),
  ],
);
