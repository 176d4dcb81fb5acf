import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { uptimeKinds } from '@kronos/api/contract';
import { sql } from 'drizzle-orm';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { users } from './users.ts';

export const monitorStates = ['pending', 'up', 'down'] as const;

const nodeId = () =>
  integer()
    .notNull()
    .references(() => nodes.id, { onDelete: 'cascade' });

/** The monitor of a node, of which there is at most one, with its last result. */
export const uptimeMonitors = pgTable(
  'uptime_monitors',
  {
    nodeId: nodeId().primaryKey(),
    kind: text({ enum: uptimeKinds }).notNull(),
    /** For `tcp`: the port at the node's address. */
    port: integer(),
    /** For `http`. */
    url: text(),
    intervalMinutes: integer().notNull(),
    timeoutSeconds: integer().notNull(),
    enabled: boolean().notNull().default(true),
    state: text({ enum: monitorStates }).notNull().default('pending'),
    since: instant(),
    /** The number of consecutive failed checks, and the time of the first. */
    failures: integer().notNull().default(0),
    failingSince: instant(),
    lastCheckedAt: instant(),
    lastError: text(),
    nextCheckAt: instant().notNull(),
  },
  (table) => [index('uptime_monitors_due').on(table.nextCheckAt).where(sql`${table.enabled}`)],
);

/** The results of a node's checks, by UTC day. */
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
    /** The time of the first failed check. */
    began: instant().notNull(),
    ended: instant(),
    reason: text().notNull(),
    /** When it was recognised as an outage, and when admins were notified. */
    foundAt: instant().notNull(),
    toldAt: instant(),
    /** When its end was announced; also set if it ended before anyone was notified. */
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

/** The users who are notified when a node of their servers goes down or comes back. */
export const statusSubscriptions = pgTable('status_subscriptions', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: instant().notNull(),
});
