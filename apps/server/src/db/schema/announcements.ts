import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { announcementRoles, announcementSizes } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { shown } from './shown-columns.ts';
import { users } from './users.ts';

/** Announcements to all users (spec §3). */
export const announcements = pgTable('announcements', {
  id: id(),
  header: text().notNull(),
  /** Sanitised HTML. */
  content: text().notNull(),
  size: text({ enum: announcementSizes }).notNull().default('standard'),
  audience: text({ enum: announcementRoles })
    .array()
    .notNull()
    .default([...announcementRoles]),
  ...shown,
});

/** The users who dismissed an announcement. */
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
  (table) => [primaryKey({ columns: [table.userId, table.announcementId] }), index().on(table.announcementId)],
);
