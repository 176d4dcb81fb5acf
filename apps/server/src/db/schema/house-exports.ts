import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { houseExportFormats, houseExportStates, houseExportSubjects } from '@kronos/api/contract';
import { id, instant } from './columns.ts';

/** Files of all records of a kind, which admins ask for. */
export const houseExports = pgTable(
  'house_exports',
  {
    id: id(),
    subject: text({ enum: houseExportSubjects }).notNull(),
    format: text({ enum: houseExportFormats }).notNull(),
    state: text({ enum: houseExportStates }).notNull().default('making'),
    /** How many records it has by now, and how many it will have. */
    rows: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** What it is called in the storage. */
    key: text().notNull(),
    /** Of the stored file. */
    bytes: bigint({ mode: 'number' }),
    /** Why it failed. */
    words: text(),
    /** Stays when the account of the admin goes. */
    byName: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant(),
  },
  (table) => [index('house_exports_created').on(table.createdAt)],
);
