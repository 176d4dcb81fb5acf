import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Users, with the flags of spec §3 "Authenticated user". */
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
    /** The account's own billing state: an invoice is past due (spec §8). */
    pastDue: boolean().notNull().default(false),
    /** BCP 47 tag of the user's language; null follows the browser. */
    locale: text(),
    /** The user's preferences by name, such as notifications and theme. */
    preferences: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The account whose sub-user this is; sub-users see only the servers that were shared with them. */
    parentId: integer().references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    /** The reseller who brought this customer. */
    resellerId: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_parent').on(table.parentId),
    index('users_reseller').on(table.resellerId),
    index('users_created').on(table.createdAt, table.id),
    index('users_name').on(sql`lower(${table.name})`, table.id),
  ],
);
