import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { statusEntryStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';

/** Incidents and planned maintenance that admins publish. */
export const statusEntries = pgTable(
  'status_entries',
  {
    id: id(),
    title: text().notNull(),
    text: text().notNull(),
    state: text({ enum: statusEntryStates }).notNull(),
    /** Not implied by the absence of nodes: the named ones may have been deleted. */
    isEverywhere: boolean().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index('status_entries_starts').on(table.startsAt)],
);

/** The nodes affected by status entries. */
export const statusEntryNodes = pgTable(
  'status_entry_nodes',
  {
    entryId: integer()
      .notNull()
      .references(() => statusEntries.id, { onDelete: 'cascade' }),
    nodeId: integer()
      .notNull()
      .references(() => nodes.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.nodeId] }),
    index('status_entry_nodes_node').on(table.nodeId),
  ],
);

/** The updates of status entries. */
export const statusEntryUpdates = pgTable(
  'status_entry_updates',
  {
    id: id(),
    entryId: integer()
      .notNull()
      .references(() => statusEntries.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    state: text({ enum: statusEntryStates }).notNull(),
    /** Empty if only the state changed. */
    text: text().notNull(),
    /** The author; kept after the account is deleted. */
    byName: text(),
  },
  (table) => [index('status_entry_updates_entry').on(table.entryId, table.at)],
);
