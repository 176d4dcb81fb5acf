import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { libraryKinds, mountKinds, mountStates } from '@kronos/api/contract';
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

/** Where mounts are bound inside the containers of their node. */
export const mountPaths = pgTable(
  'mount_paths',
  {
    id: id(),
    mountId: integer()
      .notNull()
      .references(() => mounts.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    readOnly: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('mount_paths_mount').on(table.mountId)],
);

/** The folders below mount paths that become libraries of media servers. */
export const libraryPaths = pgTable(
  'library_paths',
  {
    id: id(),
    name: text().notNull(),
    kind: text({ enum: libraryKinds }).notNull(),
    mountPathId: integer()
      .notNull()
      .references(() => mountPaths.id, { onDelete: 'cascade' }),
    folder: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('library_paths_folder').on(table.mountPathId, table.folder)],
);
