import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Values that the environments of products refer to by name. */
export const globalVariables = pgTable(
  'global_variables',
  {
    id: id(),
    name: text().notNull(),
    isSecret: boolean().notNull(),
    /** Sealed if it is secret. */
    value: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('global_variables_name').on(table.name)],
);
