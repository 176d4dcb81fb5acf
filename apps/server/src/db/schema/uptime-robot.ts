import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { robotStatuses } from '@kronos/api/contract';
import { sql } from 'drizzle-orm';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { processes } from './work.ts';

/** What is left to be done there. */
export const robotTasks = ['add', 'remove'] as const;

/** The house’s account at UptimeRobot, of which there is one at most. */
export const uptimeRobotAccounts = pgTable('uptime_robot_accounts', {
  id: integer().primaryKey(),
  /** Sealed. */
  apiKey: text().notNull(),
  callsPerMinute: integer().notNull(),
  /** When it was called in the last minute. */
  recentCalls: jsonb().$type<string[]>().notNull().default([]),
  /** It takes no call before. */
  restUntil: instant(),
  /** When it told of its monitors last. */
  readAt: instant(),
  /** Why it did not tell since. */
  failure: text(),
  failedAt: instant(),
  nextReadAt: instant().notNull(),
  /** The process that last had it watch all nodes. */
  processId: integer().references(() => processes.id, { onDelete: 'set null' }),
});

/** The monitors that UptimeRobot has of nodes, or is to have. */
export const uptimeRobotWatches = pgTable(
  'uptime_robot_watches',
  {
    id: id(),
    /** Null once the node is deleted: its monitor is to follow. */
    nodeId: integer().references(() => nodes.id, { onDelete: 'set null' }),
    /** The node’s name when it was asked for. */
    name: text().notNull(),
    /** UptimeRobot’s number of it; null until it is there. */
    monitorId: text(),
    status: text({ enum: robotStatuses }),
    /** When UptimeRobot said so. */
    statusAt: instant(),
    task: text({ enum: robotTasks }),
    /** Its monitor may be there already: it is looked for before another one is made. */
    looksFirst: boolean().notNull().default(false),
    /** It was there before the panel asked for it. */
    isAdopted: boolean().notNull().default(false),
    /** Why the last task came to nothing. */
    message: text(),
    /** The process that asked for it. */
    processId: integer().references(() => processes.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('uptime_robot_watches_node').on(table.nodeId),
    uniqueIndex('uptime_robot_watches_monitor').on(table.monitorId),
    index('uptime_robot_watches_open').on(table.id).where(sql`${table.task} is not null`),
    index('uptime_robot_watches_process').on(table.processId),
  ],
);
