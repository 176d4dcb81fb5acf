import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type ApiScope } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

/** Programs that call the API. Only the hash of a key is stored. */
export const apiClients = pgTable(
  'api_clients',
  {
    id: id(),
    name: text().notNull(),
    /** The user as whom it acts; it is deleted with that account. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether it is a reseller's panel; otherwise it acts as an admin. */
    isResellerPanel: boolean().notNull(),
    scopes: jsonb().$type<ApiScope[]>().notNull(),
    keyHash: text().notNull(),
    /** The last characters of the key. */
    keyEnding: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant(),
    lastUsedAt: instant(),
    lastUsedFrom: text(),
  },
  (table) => [uniqueIndex('api_clients_key_hash').on(table.keyHash), index('api_clients_user').on(table.userId)],
);
