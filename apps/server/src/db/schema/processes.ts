import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { batchActions, operationKinds, processStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes, servers } from './hosting.ts';
import { users } from './users.ts';

/** The operations that the system carried out, for users to read (spec §3 "Process"). */
export const processes = pgTable(
  'processes',
  {
    id: id(),
    kind: text({ enum: operationKinds }).notNull(),
    command: text().notNull(),
    result: text().notNull().default(''),
    state: text({ enum: processStates }).notNull().default('queued'),
    nodeId: integer().references(() => nodes.id, { onDelete: 'set null' }),
    serverId: integer().references(() => servers.id, { onDelete: 'set null' }),
    /** The process of which this one is a part. */
    parentId: integer().references((): AnyPgColumn => processes.id, { onDelete: 'set null' }),
    /** The step of its parent that it is; null for a process without a parent. */
    step: text(),
    /** The user who requested it; null if nobody did. The name is kept after the account is deleted. */
    askedById: integer().references(() => users.id, { onDelete: 'set null' }),
    askedByName: text(),
    /** The share of the work that is done, from 0 to 1; null if unknown. */
    progress: doublePrecision(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    index('processes_created').on(table.createdAt),
    // A server's timeline is read newest first, page by page.
    index('processes_server').on(table.serverId, table.createdAt, table.id),
    index('processes_asked_by').on(table.askedById),
    index('processes_node').on(table.nodeId),
    index('processes_parent').on(table.parentId),
    // A retried step is still the same step.
    uniqueIndex('processes_step').on(table.parentId, table.step),
    // The unfinished operations of a server are queried all the time.
    index('processes_unfinished').on(table.serverId).where(sql`${table.state} in ('queued', 'running')`),
  ],
);

/** The servers of a process that does the same to many of them. */
export const serverBatches = pgTable('server_batches', {
  processId: integer()
    .primaryKey()
    .references(() => processes.id, { onDelete: 'cascade' }),
  action: text({ enum: batchActions }).notNull(),
  serverIds: integer().array().notNull(),
  /** The input of the operation on each of them. */
  input: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});

/** The log lines of a process; the oldest are removed first. */
export const processLines = pgTable(
  'process_lines',
  {
    id: id(),
    processId: integer()
      .notNull()
      .references(() => processes.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    text: text().notNull(),
  },
  (table) => [index('process_lines_process').on(table.processId, table.id)],
);
