import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** People, with the flags of spec §3 "Authenticated user". */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    isAdmin: boolean().notNull().default(false),
    isModerator: boolean().notNull().default(false),
    isReseller: boolean().notNull().default(false),
    resellerNode: integer(),
    isWhmcsUser: boolean().notNull().default(false),
    hasPlex: boolean().notNull().default(false),
    resellerCustomer: boolean().notNull().default(false),
    isTrial: boolean().notNull().default(false),
    isContributor: boolean().notNull().default(false),
    whmcsId: integer(),
    restrictions: jsonb().$type<string[]>().notNull().default([]),
    /** Whose sub-user this is; sub-users see only servers that were shared with them. */
    parentId: integer().references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    /** Which reseller brought this customer. */
    resellerId: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_parent').on(table.parentId),
    index('users_reseller').on(table.resellerId),
  ],
);

/** Sign-ins. Only the token's hash is kept, so a copy of the database opens no session. */
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
    /** Brings the admin home; kept as its hash, like the token. */
    returnKeyHash: text(),
    ip: text(),
    userAgent: text(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
  ],
);
