import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { scriptNodeStates, type ScriptVariable } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { processes } from './work.ts';

/** The scripts that admins keep for nodes. */
export const scripts = pgTable(
  'scripts',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull(),
    /** Which of its versions runs. */
    version: integer().notNull(),
  },
  (table) => [uniqueIndex('scripts_name').on(table.name)],
);

/** What runs: of a script in one version, or of a run. */
const program = {
  source: text().notNull(),
  variables: jsonb().$type<ScriptVariable[]>().notNull(),
  asRoot: boolean().notNull(),
};

/** What scripts are, and what they were before. */
export const scriptVersions = pgTable(
  'script_versions',
  {
    scriptId: integer()
      .notNull()
      .references(() => scripts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    ...program,
    /** Stays when the account of the admin goes. */
    byName: text(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scriptId, table.version] })],
);

/** Runs of scripts. Each has what it runs, so that it is known whatever becomes of the script. */
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

/** A run on one node. */
export const scriptRunNodes = pgTable(
  'script_run_nodes',
  {
    id: id(),
    runId: integer()
      .notNull()
      .references(() => scriptRuns.id, { onDelete: 'cascade' }),
    nodeId: integer().references(() => nodes.id, { onDelete: 'set null' }),
    /** Stays when the node goes. */
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
