import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { batchActions, operationKinds, processStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes, servers } from './hosting.ts';
import { users } from './people.ts';

export const jobStates = ['queued', 'running', 'succeeded', 'failed'] as const;

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

/** The durable queue. The database's own clock times leases, so the clocks of processes need not agree. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text().notNull(),
    /** Jobs with the same key never run concurrently. */
    key: text().notNull(),
    /** Only a few jobs of one lane run at once, such as those that a single node carries out. */
    lane: text(),
    /** Only a few jobs of one customer run at once; not a reference, because the last ones outlive the account. */
    customer: integer(),
    payload: jsonb().$type<unknown>().notNull(),
    state: text({ enum: jobStates }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    maxAttempts: integer().notNull().default(3),
    progress: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    worker: text(),
    leaseUntil: instant(),
    /** The earliest time to run: a step with a temporary failure is retried later. */
    runAfter: instant(),
    createdAt: instant().notNull().defaultNow(),
    finishedAt: instant(),
  },
  (table) => [
    index('jobs_queued').on(table.id).where(sql`${table.state} = 'queued'`),
    uniqueIndex('jobs_running_key').on(table.key).where(sql`${table.state} = 'running'`),
    index('jobs_unfinished_lane').on(table.lane).where(sql`${table.finishedAt} is null`),
    index('jobs_unfinished_customer').on(table.customer).where(sql`${table.finishedAt} is null`),
    index('jobs_unfinished_process')
      .on(sql`(${table.payload} ->> 'processId')`)
      .where(sql`${table.finishedAt} is null`),
  ],
);

/** Who did what, on whose behalf, to what. It contains no secrets. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant().notNull(),
    /** The user who acted; their name is kept after the account is deleted. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    actorName: text().notNull(),
    /** The user who was impersonated, if any. */
    behalfOfId: integer().references(() => users.id, { onDelete: 'set null' }),
    behalfOfName: text(),
    /** The name of the API client that acted as the actor. */
    client: text(),
    /** The endpoint's name in the contract, such as `customerServers.restart`. */
    action: text().notNull(),
    targetKind: text().notNull(),
    targetId: text(),
    targetName: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    ip: text(),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_actor').on(table.actorId),
    index('audit_log_behalf').on(table.behalfOfId),
    index('audit_log_target').on(table.targetKind, table.targetId),
  ],
);

/**
 * The number of attempts at rate-limited actions, counted by all processes together and written by the library (ADR
 * 0025).
 */
export const attempts = pgTable('attempts', {
  /** A digest of the user and the action. */
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since the epoch. */
  expire: bigint({ mode: 'number' }),
});

/** Outbox messages: events for browsers, committed with the change and sent afterwards, also after a crash. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    entry: jsonb().$type<unknown>().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Until then, the process that claimed it is delivering it; afterwards another one may. */
    claimedUntil: instant(),
    sentAt: instant(),
    /** How often it was refused. */
    attempts: integer().notNull().default(0),
    /** When it was refused for good; it is kept for inspection. */
    setAsideAt: instant(),
  },
  (table) => [
    index('outbox_unsent').on(table.id).where(sql`${table.sentAt} is null and ${table.setAsideAt} is null`),
    index('outbox_created').on(table.createdAt),
  ],
);

/** The processes that hold sockets, if there are several. */
export const socketProcesses = pgTable('socket_processes', {
  id: text().primaryKey(),
  /** The time of its last heartbeat. */
  seenAt: instant().notNull(),
  /** The members of its channels, as of `answeredAt`. */
  occupancy: jsonb().$type<unknown>(),
  answeredAt: instant(),
});
