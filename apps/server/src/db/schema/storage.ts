import { bigint, boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { folderStates, libraryKinds, mountKinds, mountStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { processes } from './processes.ts';

/** Storage remotes on nodes: their settings, and the result of the last check. */
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
    /** The path on the node where it is mounted. */
    target: text().notNull(),
    options: text(),
    username: text(),
    /** The share's password or the rclone configuration, sealed. */
    secret: text(),
    state: text({ enum: mountStates }).notNull().default('unchecked'),
    sizeBytes: bigint({ mode: 'number' }),
    freeBytes: bigint({ mode: 'number' }),
    checkedAt: instant(),
    /** Why the last check or remount failed. */
    failure: text(),
    /** The process of the ordered work, until it is done or canceled. */
    processId: integer().references(() => processes.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('mounts_place').on(table.nodeId, table.target), index('mounts_process').on(table.processId)],
);

/** The paths at which mounts are bound inside the containers of their node. */
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

/** The folders on nodes in which the data of servers is, each in a folder of its own. */
export const deploymentPaths = pgTable(
  'deployment_paths',
  {
    id: id(),
    name: text().notNull(),
    path: text().notNull(),
    /** Null if every node has it. */
    nodeId: integer().references(() => nodes.id, { onDelete: 'cascade' }),
    isEnabled: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [unique('deployment_paths_place').on(table.path, table.nodeId).nullsNotDistinct()],
);

/** The result of the last check of a folder on a node: of a deployment path, or of a library path. */
export const folderChecks = pgTable(
  'folder_checks',
  {
    id: id(),
    deploymentPathId: integer().references(() => deploymentPaths.id, { onDelete: 'cascade' }),
    libraryPathId: integer().references(() => libraryPaths.id, { onDelete: 'cascade' }),
    nodeId: integer()
      .notNull()
      .references(() => nodes.id, { onDelete: 'cascade' }),
    state: text({ enum: folderStates }).notNull(),
    isWritable: boolean(),
    sizeBytes: bigint({ mode: 'number' }),
    freeBytes: bigint({ mode: 'number' }),
    checkedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('folder_checks_deployment').on(table.deploymentPathId, table.nodeId),
    uniqueIndex('folder_checks_library').on(table.libraryPathId, table.nodeId),
    index('folder_checks_node').on(table.nodeId),
  ],
);
