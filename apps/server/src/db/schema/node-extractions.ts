import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { nodeExtractionStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { processes } from './work.ts';

/** The extractions of archives on nodes. */
export const nodeExtractions = pgTable(
  'node_extractions',
  {
    id: id(),
    nodeId: integer()
      .notNull()
      .references(() => nodes.id, { onDelete: 'cascade' }),
    archive: text().notNull(),
    target: text().notNull(),
    stripComponents: integer().notNull(),
    keepArchive: boolean().notNull(),
    state: text({ enum: nodeExtractionStates }).notNull().default('waiting'),
    processId: integer().references(() => processes.id, { onDelete: 'set null' }),
    at: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
    /** The size of the archive, as the node tells. */
    bytesTotal: bigint({ mode: 'number' }),
    /** Set while it runs and somebody wants it to end; whoever carries it out looks here. */
    cancelAt: instant(),
    /** Why it failed. */
    words: text(),
  },
  (table) => [
    index('node_extractions_at').on(table.at),
    index('node_extractions_node').on(table.nodeId, table.at),
    index('node_extractions_process').on(table.processId),
  ],
);
