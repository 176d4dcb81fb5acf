import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { servers } from './hosting.ts';
import { users } from './users.ts';

export const ticketStates = ['new', 'open', 'waiting', 'closed'] as const;

/** Support requests. `new` awaits a first reply. */
export const tickets = pgTable(
  'tickets',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    serverId: integer().references(() => servers.id, { onDelete: 'set null' }),
    subject: text().notNull(),
    state: text({ enum: ticketStates }).notNull().default('new'),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('tickets_user').on(table.userId),
    index('tickets_new').on(table.id).where(sql`${table.state} = 'new'`),
  ],
);
