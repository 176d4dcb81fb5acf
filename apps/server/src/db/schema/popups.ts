import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { announcementSizes, audienceRoles, popupOccasions, popupTypes } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { shown } from './shown-columns.ts';
import { users } from './users.ts';

/** Dialogs that users are shown once, on an occasion (spec §3). */
export const popups = pgTable('popups', {
  id: id(),
  title: text().notNull(),
  /** Sanitised HTML. */
  body: text().notNull(),
  type: text({ enum: popupTypes }).notNull(),
  confirmRead: boolean().notNull(),
  size: text({ enum: announcementSizes }).notNull(),
  occasion: text({ enum: popupOccasions }).notNull(),
  audience: text({ enum: audienceRoles }).array().notNull(),
  ...shown,
});

/** The users who closed a popup. */
export const popupReads = pgTable(
  'popup_reads',
  {
    popupId: integer()
      .notNull()
      .references(() => popups.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.popupId] }), index().on(table.popupId)],
);
