import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The processes that hold sockets, if there are several. */
export const socketProcesses = pgTable('socket_processes', {
  id: text().primaryKey(),
  /** The time of its last heartbeat. */
  seenAt: instant().notNull(),
  /** The members of its channels, as of `answeredAt`. */
  occupancy: jsonb().$type<unknown>(),
  answeredAt: instant(),
});
