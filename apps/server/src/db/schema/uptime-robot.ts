import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { robotStatuses } from '@kronos/api/contract';
import { sql } from 'drizzle-orm';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { processes } from './processes.ts';

/** The tasks that remain to be done there. */
export const robotTasks = ['add', 'remove'] as const;

/** The installation's UptimeRobot account, of which there is at most one. */
export const uptimeRobotAccounts = pgTable('uptime_robot_accounts', {
  id: integer().primaryKey(),
  /** Sealed. */
  apiKey: text().notNull(),
  callsPerMinute: integer().notNull(),
  /** The times of its calls in the last minute. */
  recentCalls: jsonb().$type<string[]>().notNull().default([]),
  /** It accepts no call before this time. */
  restUntil: instant(),
  /** When its monitors were last read. */
  readAt: instant(),
  /** Why reading them has failed since. */
  failure: text(),
  failedAt: instant(),
  nextReadAt: instant().notNull(),
  /** The process that last added all nodes to it. */
  processId: integer().references(() => processes.id, { onDelete: 'set null' }),
});

/** The monitors that UptimeRobot has, or is to have, for nodes. */
export const uptimeRobotWatches = pgTable(
  'uptime_robot_watches',
  {
    id: id(),
    /** Null once the node is deleted: its monitor is to be removed as well. */
    nodeId: integer().references(() => nodes.id, { onDelete: 'set null' }),
    /** The node’s name when the monitor was requested. */
    name: text().notNull(),
    /** Its id at UptimeRobot; null until it exists. */
    monitorId: text(),
    status: text({ enum: robotStatuses }),
    /** When UptimeRobot reported the status. */
    statusAt: instant(),
    task: text({ enum: robotTasks }),
    /** Whether its monitor may already exist, so that the panel looks for it before it creates another. */
    checkFirst: boolean('looks_first').notNull().default(false),
    /** Whether it existed before the panel requested it. */
    isAdopted: boolean().notNull().default(false),
    /** Why the last task failed. */
    message: text(),
    /** The process that requested it. */
    processId: integer().references(() => processes.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('uptime_robot_watches_node').on(table.nodeId),
    uniqueIndex('uptime_robot_watches_monitor').on(table.monitorId),
    index('uptime_robot_watches_open').on(table.id).where(sql`${table.task} is not null`),
    index('uptime_robot_watches_process').on(table.processId),
  ],
);
