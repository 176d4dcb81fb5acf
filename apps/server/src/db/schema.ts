import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { operationKinds, processStates, serverStatuses, serverTypes } from '@kronos/api/contract';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const jobStates = ['queued', 'running', 'succeeded', 'failed'] as const;
export const pingStatuses = ['up', 'down', 'unknown'] as const;

/** People, with the flags of spec §3 "Authenticated user". */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    isAdmin: boolean().notNull().default(false),
    isModerator: boolean().notNull().default(false),
    isReseller: boolean().notNull().default(false),
    resellerNode: integer(),
    isWhmcsUser: boolean().notNull().default(false),
    hasPlex: boolean().notNull().default(false),
    resellerCustomer: boolean().notNull().default(false),
    isTrial: boolean().notNull().default(false),
    isContributor: boolean().notNull().default(false),
    whmcsId: integer(),
    restrictions: jsonb().$type<string[]>().notNull().default([]),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

/** Sign-ins. Only the token's hash is kept, so a copy of the database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    tokenHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ip: text(),
    userAgent: text(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
  ],
);

/** Hosts with a container engine; `engine` is the sealed address (security/seal.ts). */
export const nodes = pgTable(
  'nodes',
  {
    id: id(),
    alias: text().notNull(),
    host: text().notNull(),
    engine: text().notNull(),
    up: boolean().notNull().default(false),
    seenAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('nodes_alias').on(table.alias)],
);

/** Media servers: what was ordered (the container's spec) and what was last seen of it. */
export const servers = pgTable(
  'servers',
  {
    id: id(),
    name: text().notNull(),
    type: text({ enum: serverTypes }).notNull(),
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    nodeId: integer()
      .notNull()
      .references(() => nodes.id),
    status: text({ enum: serverStatuses }).notNull().default('stopped'),
    image: text().notNull(),
    env: jsonb().$type<Record<string, string>>().notNull().default({}),
    command: jsonb().$type<string[]>(),
    containerPort: integer().notNull(),
    port: integer().notNull(),
    containerId: text(),
    version: text(),
    pingStatus: text({ enum: pingStatuses }).notNull().default('unknown'),
    pingMs: doublePrecision(),
    pingedAt: instant(),
    pingHistory: jsonb().$type<(number | null)[]>().notNull().default([]),
    /** The newest operation's process. */
    operationId: integer(),
    seenAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('servers_owner').on(table.ownerId),
    uniqueIndex('servers_node_port').on(table.nodeId, table.port),
    check('servers_port', sql`${table.port} between 1 and 65535`),
  ],
);

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
    createdAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
  },
  (table) => [index('processes_created').on(table.createdAt), index('processes_server').on(table.serverId)],
);

/** The durable queue; the database's own clock times leases, so that processes need not agree on theirs. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text().notNull(),
    /** Jobs with the same key never run side by side. */
    key: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    state: text({ enum: jobStates }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    maxAttempts: integer().notNull().default(3),
    progress: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    worker: text(),
    leaseUntil: instant(),
    createdAt: instant().notNull().defaultNow(),
    finishedAt: instant(),
  },
  (table) => [
    index('jobs_queued').on(table.id).where(sql`${table.state} = 'queued'`),
    uniqueIndex('jobs_running_key').on(table.key).where(sql`${table.state} = 'running'`),
  ],
);

/** Overrides of the system settings' defaults, one row a setting. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: jsonb().$type<unknown>().notNull() });
