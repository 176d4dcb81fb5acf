import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { alertTones, audienceRoles } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { shown } from './shown-columns.ts';
import { users } from './users.ts';

/** Bars on pages, for some roles, between two dates. */
export const alerts = pgTable('alerts', {
  id: id(),
  tone: text({ enum: alertTones }).notNull(),
  text: text().notNull(),
  audience: text({ enum: audienceRoles }).array().notNull(),
  /** Names of the panel's routes; empty for all of them. */
  pages: text().array().notNull(),
  isDismissible: boolean().notNull(),
  ...shown,
});

/** The users who dismissed an alert. */
export const alertDismissals = pgTable(
  'alert_dismissals',
  {
    alertId: integer()
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.alertId] }), index().on(table.alertId)],
);
