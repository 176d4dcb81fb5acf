import { chronicleEvents } from '@kronos/api/contract';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { servers } from './hosting.ts';
import { users } from './users.ts';

/** Events of servers that no process records. */
export const serverChronicle = pgTable(
  'server_chronicle',
  {
    id: id(),
    serverId: integer()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    what: text({ enum: chronicleEvents }).notNull(),
    /** The reason, or the name of what it is about. */
    words: text().notNull().default(''),
    askedById: integer().references(() => users.id, { onDelete: 'set null' }),
    askedByName: text(),
  },
  (table) => [
    index('server_chronicle_server').on(table.serverId, table.at, table.id),
    index('server_chronicle_at').on(table.at),
    index('server_chronicle_asked_by').on(table.askedById),
  ],
);
