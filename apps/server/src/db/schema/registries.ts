import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** The accounts with which nodes sign in to registries. */
export const registries = pgTable(
  'registries',
  {
    id: id(),
    host: text().notNull(),
    username: text().notNull(),
    /** Sealed. */
    password: text().notNull(),
    createdAt: instant().notNull(),
    /** When an image was last pulled with it. */
    usedAt: instant(),
    /** Why pulls have failed since. */
    failure: text(),
  },
  (table) => [uniqueIndex('registries_host').on(table.host)],
);
