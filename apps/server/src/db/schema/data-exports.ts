import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { exportStates } from '@kronos/api/contract';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** The newest export of each user's own data. */
export const dataExports = pgTable('data_exports', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text({ enum: exportStates }).notNull(),
  /** The file, as JSON; null until it is ready and after it has expired. */
  content: text(),
  requestedAt: instant().notNull(),
  expiresAt: instant(),
});
