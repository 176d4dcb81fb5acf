import { boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cdnHostStates, cdnTypes, domainStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { servers } from './hosting.ts';
import { users } from './users.ts';

/** The Caddy servers through which media servers are reached: their settings, and the result of the last check. */
export const cdnHosts = pgTable(
  'cdn_hosts',
  {
    id: id(),
    name: text().notNull(),
    /** The origin at which users reach it. */
    address: text().notNull(),
    /** The origin of its admin API. */
    adminUrl: text().notNull(),
    /** Sealed; required by a proxy in front of the admin API. */
    adminToken: text(),
    listen: text().notNull(),
    isOpen: boolean().notNull(),
    state: text({ enum: cdnHostStates }).notNull().default('unchecked'),
    latencyMs: doublePrecision(),
    checkedAt: instant(),
    /** Identifies the routes that it was last updated to; null until then. */
    routesKept: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('cdn_hosts_address').on(table.address),
    // Two records for the same Caddy would remove each other's routes.
    uniqueIndex('cdn_hosts_admin_url').on(table.adminUrl),
  ],
);

/** The leases for writing a host's routes, timed by the database's own clock like those of jobs. */
export const cdnLeases = pgTable('cdn_leases', {
  cdnHostId: integer()
    .primaryKey()
    .references(() => cdnHosts.id, { onDelete: 'cascade' }),
  holder: text().notNull(),
  leaseUntil: instant().notNull(),
});

/** The servers that are reached through a CDN host. */
export const serverCdnRoutes = pgTable(
  'server_cdn_routes',
  {
    serverId: integer()
      .primaryKey()
      .references(() => servers.id, { onDelete: 'cascade' }),
    cdnHostId: integer()
      .notNull()
      .references(() => cdnHosts.id, { onDelete: 'restrict' }),
    type: text({ enum: cdnTypes }).notNull(),
    /** The own domain; null under the host's name. */
    domain: text(),
    since: instant().notNull(),
    /** As found by the last comparison. */
    isMissing: boolean().notNull().default(false),
  },
  (table) => [
    index('server_cdn_routes_host').on(table.cdnHostId),
    uniqueIndex('server_cdn_routes_domain').on(table.domain),
  ],
);

/** The CDN preferences of users for their servers. */
export const cdnPreferences = pgTable(
  'cdn_preferences',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    cdnHostId: integer().references(() => cdnHosts.id, { onDelete: 'set null' }),
    domain: text(),
    state: text({ enum: domainStates }).notNull().default('unchecked'),
    /** Where the domain pointed. */
    found: text(),
    checkedAt: instant(),
  },
  (table) => [
    uniqueIndex('cdn_preferences_domain').on(table.domain),
    index('cdn_preferences_host').on(table.cdnHostId),
  ],
);
