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

/** What the system did, for people to read (spec §3 "Process"). */
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
    /** The process that this one is a part of. */
    parentId: integer().references((): AnyPgColumn => processes.id, { onDelete: 'set null' }),
    /** Which step of its parent it is; null for what stands by itself. */
    step: text(),
    /** Who asked for it; null where nobody did. Their name stays when the account goes. */
    askedById: integer().references(() => users.id, { onDelete: 'set null' }),
    askedByName: text(),
    /** Share of the work that is done, 0 to 1; null where nobody can tell. */
    progress: doublePrecision(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    index('processes_created').on(table.createdAt),
    // A server's time-line reads it newest first, piece by piece.
    index('processes_server').on(table.serverId, table.createdAt, table.id),
    index('processes_asked_by').on(table.askedById),
    index('processes_node').on(table.nodeId),
    index('processes_parent').on(table.parentId),
    // A step that is tried again is the same step.
    uniqueIndex('processes_step').on(table.parentId, table.step),
    // What is done to a server at this moment is asked all day.
    index('processes_unfinished').on(table.serverId).where(sql`${table.state} in ('queued', 'running')`),
  ],
);

/** The servers of a process that does the same to many. */
export const serverBatches = pgTable('server_batches', {
  processId: integer()
    .primaryKey()
    .references(() => processes.id, { onDelete: 'cascade' }),
  action: text({ enum: batchActions }).notNull(),
  serverIds: integer().array().notNull(),
  /** What each of them is ordered with. */
  input: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});

/** What a process said on its way; the oldest go first. */
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

/** The durable queue; the database's own clock times leases, so that processes need not agree on theirs. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text().notNull(),
    /** Jobs with the same key never run side by side. */
    key: text().notNull(),
    /** Of the jobs in one lane only a few run at once, such as of those that one node has to carry out. */
    lane: text(),
    /** Of one customer's jobs only a few run at once; not a reference, because the last ones outlive the account. */
    customer: integer(),
    payload: jsonb().$type<unknown>().notNull(),
    state: text({ enum: jobStates }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    maxAttempts: integer().notNull().default(3),
    progress: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    worker: text(),
    leaseUntil: instant(),
    /** Not before this moment: a step that failed for now is tried again later. */
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

/** Who did what, on whose behalf, to what. Nothing secret stands in it. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant().notNull(),
    /** The person at the keyboard; their name stays when the account goes. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    actorName: text().notNull(),
    /** Whose session it was, when an admin acted in it. */
    behalfOfId: integer().references(() => users.id, { onDelete: 'set null' }),
    behalfOfName: text(),
    /** The API client that acted as the actor, by its name. */
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

/** How often somebody tried what is limited, counted by all processes together; the library writes it (ADR 0025). */
export const attempts = pgTable('attempts', {
  /** A digest of who tried what. */
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds of the epoch. */
  expire: bigint({ mode: 'number' }),
});

/** What browsers are to hear of a change, committed with it; each leaves afterwards, also after a crash. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    entry: jsonb().$type<unknown>().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** A process is handing it over; after this moment another may. */
    claimedUntil: instant(),
    sentAt: instant(),
    /** How often it was refused. */
    attempts: integer().notNull().default(0),
    /** Refused for good; it stays for whoever looks into it. */
    setAsideAt: instant(),
  },
  (table) => [
    index('outbox_unsent').on(table.id).where(sql`${table.sentAt} is null and ${table.setAsideAt} is null`),
    index('outbox_created').on(table.createdAt),
  ],
);

/** The processes that hold sockets, where there are several. */
export const socketProcesses = pgTable('socket_processes', {
  id: text().primaryKey(),
  /** When it last said that it is there. */
  seenAt: instant().notNull(),
  /** Who is on which channel at it, as of `answeredAt`. */
  occupancy: jsonb().$type<unknown>(),
  answeredAt: instant(),
});
