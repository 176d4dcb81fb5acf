import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { announcementSizes } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { servers } from './hosting.ts';
import { users } from './people.ts';

/** What the house told one person (spec §3). */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Sanitised HTML. */
    content: text().notNull(),
    readAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
  ],
);

/** What the house tells everybody (spec §3). */
export const announcements = pgTable('announcements', {
  id: id(),
  header: text().notNull(),
  /** Sanitised HTML. */
  content: text().notNull(),
  size: text({ enum: announcementSizes }).notNull().default('standard'),
  startsAt: instant().notNull(),
  endsAt: instant(),
  createdAt: instant().notNull(),
});

/** Who put which announcement away. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    announcementId: integer()
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.announcementId] })],
);

export const ticketStates = ['new', 'open', 'waiting', 'closed'] as const;

/** Questions to the support. `new` waits for a first answer. */
export const tickets = pgTable(
  'tickets',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    serverId: integer().references(() => servers.id, { onDelete: 'set null' }),
    subject: text().notNull(),
    state: text({ enum: ticketStates }).notNull().default('new'),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('tickets_user').on(table.userId),
    index('tickets_new').on(table.id).where(sql`${table.state} = 'new'`),
  ],
);

/** Overrides of the system settings' defaults, one row a setting. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: jsonb().$type<unknown>().notNull() });
