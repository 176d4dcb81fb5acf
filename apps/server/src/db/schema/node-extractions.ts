import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { workColumns } from './work-columns.ts';

/** The extractions of archives on nodes. */
export const nodeExtractions = pgTable(
  'node_extractions',
  {
    ...workColumns(),
    archive: text().notNull(),
    target: text().notNull(),
    stripComponents: integer().notNull(),
    keepArchive: boolean().notNull(),
    /** The size of the archive, as reported by the node. */
    bytesTotal: bigint({ mode: 'number' }),
  },
  (table) => [
    index('node_extractions_at').on(table.at),
    index('node_extractions_node').on(table.nodeId, table.at),
    index('node_extractions_process').on(table.processId),
  ],
);
