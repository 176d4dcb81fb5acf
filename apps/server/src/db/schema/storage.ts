import { bigint, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { mountKinds, mountStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';

/** Storage remotes on nodes: what was ordered, and what the last check found. */
export const mounts = pgTable(
  'mounts',
  {
    id: id(),
    name: text().notNull(),
    nodeId: integer()
      .notNull()
      .references(() => nodes.id, { onDelete: 'cascade' }),
    kind: text({ enum: mountKinds }).notNull(),
    source: text().notNull(),
    /** Where it is mounted on the node. */
    target: text().notNull(),
    options: text(),
    username: text(),
    /** The share's password or the configuration of rclone, sealed. */
    secret: text(),
    state: text({ enum: mountStates }).notNull().default('unchecked'),
    sizeBytes: bigint({ mode: 'number' }),
    freeBytes: bigint({ mode: 'number' }),
    checkedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('mounts_place').on(table.nodeId, table.target)],
);
