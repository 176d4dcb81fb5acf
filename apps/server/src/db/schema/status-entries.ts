import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { statusEntryStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';

/** The incidents and the maintenance that admins tell of. */
export const statusEntries = pgTable(
  'status_entries',
  {
    id: id(),
    title: text().notNull(),
    text: text().notNull(),
    state: text({ enum: statusEntryStates }).notNull(),
    /** Not told by the absence of nodes: those that are named may be deleted. */
    isEverywhere: boolean().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index('status_entries_starts').on(table.startsAt)],
);

/** The nodes that they affect. */
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

/** What was told of them, in the order of its time. */
export const statusEntryUpdates = pgTable(
  'status_entry_updates',
  {
    id: id(),
    entryId: integer()
      .notNull()
      .references(() => statusEntries.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    state: text({ enum: statusEntryStates }).notNull(),
    /** Empty where nothing but the state changed. */
    text: text().notNull(),
    /** Who wrote it; stays when the account goes. */
    byName: text(),
  },
  (table) => [index('status_entry_updates_entry').on(table.entryId, table.at)],
);
