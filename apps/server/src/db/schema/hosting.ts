import { sql } from 'drizzle-orm';
import {
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
import { serverRights, serverStatuses, serverTypes } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { users } from './people.ts';

export const pingStatuses = ['up', 'down', 'unknown'] as const;

/** Hosts with a container engine; `engine` is the sealed address (security/seal.ts). */
export const nodes = pgTable(
  'nodes',
  {
    id: id(),
    alias: text().notNull(),
    host: text().notNull(),
    engine: text().notNull(),
    /** The reseller whose node it is; null for the house's own. */
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    up: boolean().notNull().default(false),
    seenAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('nodes_alias').on(table.alias), index('nodes_owner').on(table.ownerId)],
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
    index('servers_node').on(table.nodeId),
    uniqueIndex('servers_node_port').on(table.nodeId, table.port),
    check('servers_port', sql`${table.port} between 1 and 65535`),
  ],
);

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
