import { bigint, boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { folderStates, libraryKinds, mountKinds, mountStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { processes } from './work.ts';

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
    /** Why the last check or remount came to nothing. */
    failure: text(),
    /** What is ordered for it, until that is done or canceled. */
    processId: integer().references(() => processes.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('mounts_place').on(table.nodeId, table.target), index('mounts_process').on(table.processId)],
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

/** The folders on nodes in which servers have their data, each in one of its own. */
export const deploymentPaths = pgTable(
  'deployment_paths',
  {
    id: id(),
    name: text().notNull(),
    path: text().notNull(),
    /** Null: every node has it. */
    nodeId: integer().references(() => nodes.id, { onDelete: 'cascade' }),
    isEnabled: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [unique('deployment_paths_place').on(table.path, table.nodeId).nullsNotDistinct()],
);

/** What the last check of a folder found on a node: of a deployment path, or of a library path. */
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
