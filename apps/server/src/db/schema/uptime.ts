import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { uptimeKinds } from '@kronos/api/contract';
import { sql } from 'drizzle-orm';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { users } from './people.ts';

export const monitorStates = ['pending', 'up', 'down'] as const;

const nodeId = () =>
  integer()
    .notNull()
    .references(() => nodes.id, { onDelete: 'cascade' });

/** The one monitor of a node, with what it found last. */
export const uptimeMonitors = pgTable(
  'uptime_monitors',
  {
    nodeId: nodeId().primaryKey(),
    kind: text({ enum: uptimeKinds }).notNull(),
    /** Of `tcp`, on the address of the node. */
    port: integer(),
    /** Of `http`. */
    url: text(),
    intervalMinutes: integer().notNull(),
    timeoutSeconds: integer().notNull(),
    enabled: boolean().notNull().default(true),
    state: text({ enum: monitorStates }).notNull().default('pending'),
    since: instant(),
    /** Failed checks in a row, and when the first of them was. */
    failures: integer().notNull().default(0),
    failingSince: instant(),
    lastCheckedAt: instant(),
    lastError: text(),
    nextCheckAt: instant().notNull(),
  },
  (table) => [index('uptime_monitors_due').on(table.nextCheckAt).where(sql`${table.enabled}`)],
);

/** What the checks of a node came to, by UTC day. */
export const uptimeDays = pgTable(
  'uptime_days',
  {
    nodeId: nodeId(),
    day: date().notNull(),
    checks: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    secondsDown: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.nodeId, table.day] }), index('uptime_days_day').on(table.day)],
);

/** When a node was down, and why. */
export const uptimeOutages = pgTable(
  'uptime_outages',
  {
    id: id(),
    nodeId: nodeId(),
    /** The first check that failed. */
    began: instant().notNull(),
    ended: instant(),
    reason: text().notNull(),
    /** When it was found to be an outage, and when admins were told. */
    foundAt: instant().notNull(),
    toldAt: instant(),
    /** When its end was told; also of one that ended before anybody was told. */
    endToldAt: instant(),
  },
  (table) => [
    index('uptime_outages_node').on(table.nodeId, table.began),
    index('uptime_outages_began').on(table.began),
    index('uptime_outages_untold').on(table.foundAt).where(sql`${table.toldAt} is null`),
    index('uptime_outages_end_untold').on(table.ended).where(sql`${table.endToldAt} is null`),
    uniqueIndex('uptime_outages_open').on(table.nodeId).where(sql`${table.ended} is null`),
  ],
);

/** Who wants to hear when a node of their servers goes down, and when it is back. */
export const statusSubscriptions = pgTable('status_subscriptions', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: instant().notNull(),
});
