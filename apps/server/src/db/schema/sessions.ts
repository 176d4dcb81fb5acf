import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** Sign-ins. Only the token's hash is stored, so a copy of the database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    tokenHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The admin who is signed in as this user. */
    impersonatorId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Returns the admin to their own session; stored as a hash, like the token. */
    returnKeyHash: text(),
    /** Why the admin is signed in as this user. */
    reason: text(),
    /** Whether the session may only read. */
    isReadOnly: boolean().notNull().default(false),
    ip: text(),
    userAgent: text(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    /** When the user last confirmed their identity; null in an impersonation. */
    confirmedAt: instant(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
  ],
);
