import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { houseExportFormats, houseExportStates, houseExportSubjects } from '@kronos/api/contract';
import { id, instant } from './columns.ts';

/** Exports that admins request: files of all records of a kind. */
export const houseExports = pgTable(
  'house_exports',
  {
    id: id(),
    subject: text({ enum: houseExportSubjects }).notNull(),
    format: text({ enum: houseExportFormats }).notNull(),
    state: text({ enum: houseExportStates }).notNull().default('making'),
    /** The number of records written so far, and in total. */
    rows: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Its name in the storage. */
    key: text().notNull(),
    /** Size of the stored file. */
    bytes: bigint({ mode: 'number' }),
    /** Why it failed. */
    words: text(),
    /** Kept after the admin's account is deleted. */
    byName: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant(),
  },
  (table) => [index('house_exports_created').on(table.createdAt)],
);
