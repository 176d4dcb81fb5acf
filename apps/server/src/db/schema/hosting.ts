import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Maintenance, serverRights, serverStatuses, serverTypes } from '@kronos/api/contract';
import { engineErrorCodes } from '../../engines/port.ts';
import { id, instant } from './columns.ts';
import { users } from './users.ts';
import { products } from './products.ts';

export const pingStatuses = ['up', 'down', 'unknown'] as const;

/**
 * The default port range of a node's servers. From 32768 on, Linux assigns ports to its own outgoing connections, so a
 * server could find its port taken when it starts.
 */
export const defaultPorts = { first: 20_000, last: 29_999 } as const;

/** Hosts with a container engine; `engine` is the sealed address (security/seal.ts). */
export const nodes = pgTable(
  'nodes',
  {
    id: id(),
    alias: text().notNull(),
    host: text().notNull(),
    engine: text().notNull(),
    /** The fingerprint of the key with which the panel signs in; null where it does not. */
    sshKey: text(),
    /** The reseller who owns the node; null for the installation's own. */
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Who rents it out, such as a hosting company, and where it is located; both as free text. */
    provider: text(),
    region: text(),
    /** The maximum number of servers on it; null for no limit. */
    capacity: integer(),
    /** The range of ports for its servers, inclusive. */
    portFirst: integer().notNull().default(defaultPorts.first),
    portLast: integer().notNull().default(defaultPorts.last),
    /** Off during work on the node: nothing new is placed on it. */
    enabled: boolean().notNull().default(true),
    /** Why it did not respond last time, as an engine error code; null when it did. */
    failure: text({ enum: engineErrorCodes }),
    /** What it last reported about itself; null where it reported nothing. */
    figures: jsonb().$type<NodeFigures>(),
    figuresAt: instant(),
    up: boolean().notNull().default(false),
    seenAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('nodes_alias').on(table.alias),
    index('nodes_owner').on(table.ownerId),
    index('nodes_ssh_key').on(table.sshKey),
    // Hosting companies know machines by their address.
    index('nodes_host').on(sql`lower(${table.host})`),
    check(
      'nodes_ports',
      sql`1 <= ${table.portFirst} and ${table.portFirst} <= ${table.portLast} and ${table.portLast} <= 65535`,
    ),
    check('nodes_capacity', sql`${table.capacity} >= 0`),
  ],
);

/** The last known capacity and usage of a node. */
export interface NodeFigures {
  version: string;
  cpus: number;
  /** The number of cores that its servers keep busy. */
  cpuUsed: number;
  memoryBytes: number;
  /** Of the whole machine where known, otherwise of the servers. */
  memoryUsedBytes: number;
  /** Only for machines that the panel reaches in addition to the engine. */
  machine: {
    bootId: string;
    bootedAt: string;
    load: number;
    diskBytes: number;
    diskFreeBytes: number;
  } | null;
}

/** Media servers: the ordered spec of the container, and its last observed state. */
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
    /** The product from which it was made; null when it was set up without one. */
    productId: integer().references(() => products.id),
    status: text({ enum: serverStatuses }).notNull().default('stopped'),
    image: text().notNull(),
    env: jsonb().$type<Record<string, string>>().notNull().default({}),
    command: jsonb().$type<string[]>(),
    /** The limits of its container; omitted ones are unlimited. */
    limits: jsonb().$type<{ memoryBytes?: number; cpus?: number; pids?: number }>().notNull().default({}),
    /** The volume of its own data; null for the original one. */
    volume: text(),
    containerPort: integer().notNull(),
    port: integer().notNull(),
    containerId: text(),
    version: text(),
    pingStatus: text({ enum: pingStatuses }).notNull().default('unknown'),
    pingMs: doublePrecision(),
    pingedAt: instant(),
    pingHistory: jsonb().$type<(number | null)[]>().notNull().default([]),
    /** The process of the newest operation. */
    operationId: integer(),
    /** When and why an admin, or the end of a trial, suspended it. */
    suspendedAt: instant(),
    suspension: text().notNull().default(''),
    seenAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('servers_owner').on(table.ownerId),
    index('servers_node').on(table.nodeId),
    index('servers_product').on(table.productId),
    uniqueIndex('servers_node_port').on(table.nodeId, table.port),
    check('servers_port', sql`${table.port} between 1 and 65535`),
  ],
);

/**
 * The place on another node to which a server is moving: until the move is complete, the server counts on both nodes.
 */
export const serverMoves = pgTable(
  'server_moves',
  {
    serverId: integer()
      .primaryKey()
      .references(() => servers.id, { onDelete: 'cascade' }),
    nodeId: integer()
      .notNull()
      .references(() => nodes.id),
    port: integer().notNull(),
  },
  (table) => [uniqueIndex('server_moves_node_port').on(table.nodeId, table.port)],
);

/**
 * The last known usage of each server. Kept apart from the servers because it is written in bulk and soon worthless.
 */
export const serverFigures = pgTable('server_figures', {
  serverId: integer()
    .primaryKey()
    .references(() => servers.id, { onDelete: 'cascade' }),
  cpu: doublePrecision().notNull(),
  memoryBytes: bigint({ mode: 'number' }).notNull(),
  memoryLimitBytes: bigint({ mode: 'number' }).notNull(),
  receivedBytes: bigint({ mode: 'number' }).notNull(),
  sentBytes: bigint({ mode: 'number' }).notNull(),
  at: instant().notNull(),
});

/** What a sub-user may do with a server of the account (screens.md, user management). */
export const serverShares = pgTable(
  'server_shares',
  {
    serverId: integer()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rights: text({ enum: serverRights }).array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.serverId] }),
    index('server_shares_server').on(table.serverId),
  ],
);

/** A user's defaults for all their servers; a user without a row has chosen none. */
export const serverDefaults = pgTable('server_defaults', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  maintenance: jsonb().$type<Maintenance>(),
  revive: boolean().notNull(),
  tellIncidents: boolean().notNull(),
  tellSuspension: boolean().notNull(),
});
