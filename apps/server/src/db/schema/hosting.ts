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
import { users } from './people.ts';
import { products } from './products.ts';

export const pingStatuses = ['up', 'down', 'unknown'] as const;

/**
 * The ports that a node’s servers get unless it says otherwise. From 32768 on Linux takes ports for its own outgoing
 * connections: a server could find one of those taken at its start.
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
    /** The fingerprint of the key by which the panel signs in; null where it does not. */
    sshKey: text(),
    /** The reseller whose node it is; null for the house's own. */
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Who rents it out, such as a hosting company, and where it stands; both in words. */
    provider: text(),
    region: text(),
    /** How many servers may be on it; null for any number. */
    capacity: integer(),
    /** The ports that its servers get, both ends included. */
    portFirst: integer().notNull().default(defaultPorts.first),
    portLast: integer().notNull().default(defaultPorts.last),
    /** Off while it is worked on: nothing new is placed on it. */
    enabled: boolean().notNull().default(true),
    /** Why it did not answer last time, as the engines name it; null when it did. */
    failure: text({ enum: engineErrorCodes }),
    /** What it told of itself when it was last asked; null what it did not tell. */
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
    // Whoever rents machines out knows them by their address.
    index('nodes_host').on(sql`lower(${table.host})`),
    check(
      'nodes_ports',
      sql`1 <= ${table.portFirst} and ${table.portFirst} <= ${table.portLast} and ${table.portLast} <= 65535`,
    ),
    check('nodes_capacity', sql`${table.capacity} >= 0`),
  ],
);

/** What a node was last seen to have and to use. */
export interface NodeFigures {
  version: string;
  cpus: number;
  /** Cores that its servers keep busy. */
  cpuUsed: number;
  memoryBytes: number;
  /** Of the whole machine where that is known, else of the servers. */
  memoryUsedBytes: number;
  /** Only of machines that the panel reaches beside the engine. */
  machine: {
    bootId: string;
    bootedAt: string;
    load: number;
    diskBytes: number;
    diskFreeBytes: number;
  } | null;
}

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
    /** What it was made of; null when it was set up without a product. */
    productId: integer().references(() => products.id),
    status: text({ enum: serverStatuses }).notNull().default('stopped'),
    image: text().notNull(),
    env: jsonb().$type<Record<string, string>>().notNull().default({}),
    command: jsonb().$type<string[]>(),
    /** What its container may use; what is not said is not limited. */
    limits: jsonb().$type<{ memoryBytes?: number; cpus?: number; pids?: number }>().notNull().default({}),
    /** The volume of its own data; null is the one that it was made with. */
    volume: text(),
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
    /** Since when an admin, or the end of a trial, keeps it from running, and why. */
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

/** The place on another node that a server on its way there will have: until it has arrived it counts on both. */
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

/** What each server was last seen to use. Written for many at once, and of no worth after a while: so beside the servers. */
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

/** What people want for all servers of theirs; who has no row has chosen nothing. */
export const serverDefaults = pgTable('server_defaults', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  maintenance: jsonb().$type<Maintenance>(),
  revive: boolean().notNull(),
  tellIncidents: boolean().notNull(),
  tellSuspension: boolean().notNull(),
});
