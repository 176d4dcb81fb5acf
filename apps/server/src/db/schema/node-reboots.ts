import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { nodeRebootCauses, nodeRebootStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { processes } from './processes.ts';

/** The reboots of nodes, past and planned. */
export const nodeReboots = pgTable(
  'node_reboots',
  {
    id: id(),
    nodeId: integer()
      .notNull()
      .references(() => nodes.id, { onDelete: 'cascade' }),
    cause: text({ enum: nodeRebootCauses }).notNull(),
    /** Valid until there is a process, whose state applies from then on. */
    state: text({ enum: nodeRebootStates }).notNull(),
    processId: integer().references(() => processes.id, { onDelete: 'set null' }),
    at: instant().notNull(),
    reason: text().notNull().default(''),
    /** The user who planned it; kept after the account is deleted. */
    byName: text(),
    /** Why it never began. */
    words: text(),
  },
  (table) => [
    index('node_reboots_at').on(table.at),
    index('node_reboots_node').on(table.nodeId, table.at),
    index('node_reboots_process').on(table.processId),
  ],
);
