import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { scriptNodeStates, type ScriptVariable } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { processes } from './processes.ts';

/** The scripts that admins keep for nodes. */
export const scripts = pgTable(
  'scripts',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull(),
    /** The version that runs. */
    version: integer().notNull(),
  },
  (table) => [uniqueIndex('scripts_name').on(table.name)],
);

/** The program of a script version or of a run. */
const program = {
  source: text().notNull(),
  variables: jsonb().$type<ScriptVariable[]>().notNull(),
  asRoot: boolean().notNull(),
};

/** The current and former versions of scripts. */
export const scriptVersions = pgTable(
  'script_versions',
  {
    scriptId: integer()
      .notNull()
      .references(() => scripts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    ...program,
    /** Kept after the admin's account is deleted. */
    byName: text(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scriptId, table.version] })],
);

/** Script runs. Each keeps a copy of its program, so that it is known even after the script is changed or deleted. */
export const scriptRuns = pgTable(
  'script_runs',
  {
    id: id(),
    scriptId: integer().references(() => scripts.id, { onDelete: 'set null' }),
    scriptName: text().notNull(),
    version: integer().notNull(),
    ...program,
    byName: text(),
    at: instant().notNull(),
    stoppedAt: instant(),
  },
  (table) => [index('script_runs_at').on(table.at), index('script_runs_script').on(table.scriptId)],
);

/** A script run on one node. */
export const scriptRunNodes = pgTable(
  'script_run_nodes',
  {
    id: id(),
    runId: integer()
      .notNull()
      .references(() => scriptRuns.id, { onDelete: 'cascade' }),
    nodeId: integer().references(() => nodes.id, { onDelete: 'set null' }),
    /** Kept after the node is deleted. */
    alias: text().notNull(),
    processId: integer().references(() => processes.id, { onDelete: 'set null' }),
    state: text({ enum: scriptNodeStates }).notNull().default('waiting'),
    exitCode: integer(),
    words: text().notNull().default(''),
    startedAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    uniqueIndex('script_run_nodes_node').on(table.runId, table.nodeId),
    index('script_run_nodes_of_node').on(table.nodeId),
    index('script_run_nodes_process').on(table.processId),
  ],
);
