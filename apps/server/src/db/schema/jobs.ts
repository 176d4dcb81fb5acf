import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

export const jobStates = ['queued', 'running', 'succeeded', 'failed'] as const;

/** The durable queue. The database's own clock times leases, so the clocks of processes need not agree. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text().notNull(),
    /** Jobs with the same key never run concurrently. */
    key: text().notNull(),
    /** Only a few jobs of one lane run at once, such as those that a single node carries out. */
    lane: text(),
    /** Only a few jobs of one customer run at once; not a reference, because the last ones outlive the account. */
    customer: integer(),
    payload: jsonb().$type<unknown>().notNull(),
    state: text({ enum: jobStates }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    maxAttempts: integer().notNull().default(3),
    progress: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    worker: text(),
    leaseUntil: instant(),
    /** The earliest time to run: a step with a temporary failure is retried later. */
    runAfter: instant(),
    createdAt: instant().notNull().defaultNow(),
    finishedAt: instant(),
  },
  (table) => [
    index('jobs_queued').on(table.id).where(sql`${table.state} = 'queued'`),
    uniqueIndex('jobs_running_key').on(table.key).where(sql`${table.state} = 'running'`),
    index('jobs_unfinished_lane').on(table.lane).where(sql`${table.finishedAt} is null`),
    index('jobs_unfinished_customer').on(table.customer).where(sql`${table.finishedAt} is null`),
    index('jobs_unfinished_process')
      .on(sql`(${table.payload} ->> 'processId')`)
      .where(sql`${table.finishedAt} is null`),
  ],
);
