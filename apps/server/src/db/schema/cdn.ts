import { boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cdnHostStates, cdnTypes, domainStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { servers } from './hosting.ts';
import { users } from './people.ts';

/** The Caddy servers through which media servers are reached: what was ordered, and what the last check found. */
export const cdnHosts = pgTable(
  'cdn_hosts',
  {
    id: id(),
    name: text().notNull(),
    /** Where people reach it: an origin. */
    address: text().notNull(),
    /** Where its admin API is: an origin. */
    adminUrl: text().notNull(),
    /** Sealed; what a proxy before the admin API asks for. */
    adminToken: text(),
    listen: text().notNull(),
    isOpen: boolean().notNull(),
    state: text({ enum: cdnHostStates }).notNull().default('unchecked'),
    latencyMs: doublePrecision(),
    checkedAt: instant(),
    /** Tells the routes that it was last brought in line with; null until then. */
    routesKept: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('cdn_hosts_address').on(table.address),
    // Two that write the same Caddy would remove each other's routes.
    uniqueIndex('cdn_hosts_admin_url').on(table.adminUrl),
  ],
);

/** Who writes the routes of a host at present; the database's own clock times it, as it does those of jobs. */
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
    /** As the last comparison found. */
    isMissing: boolean().notNull().default(false),
  },
  (table) => [
    index('server_cdn_routes_host').on(table.cdnHostId),
    uniqueIndex('server_cdn_routes_domain').on(table.domain),
  ],
);

/** What people prefer for their servers. */
export const cdnPreferences = pgTable(
  'cdn_preferences',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    cdnHostId: integer().references(() => cdnHosts.id, { onDelete: 'set null' }),
    domain: text(),
    state: text({ enum: domainStates }).notNull().default('unchecked'),
    /** Where the domain led. */
    found: text(),
    checkedAt: instant(),
  },
  (table) => [
    uniqueIndex('cdn_preferences_domain').on(table.domain),
    index('cdn_preferences_host').on(table.cdnHostId),
  ],
);
