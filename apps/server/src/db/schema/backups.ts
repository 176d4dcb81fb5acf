import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { backupStates, backupTypes, serverTypes } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { servers } from './hosting.ts';
import { users } from './people.ts';

/** Copies of servers' own data. They outlive their server; without an owner they are forgotten. */
export const backups = pgTable(
  'backups',
  {
    id: id(),
    serverId: integer().references(() => servers.id, { onDelete: 'set null' }),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Stays when the server goes. */
    serverName: text().notNull(),
    serverType: text({ enum: serverTypes }).notNull(),
    name: text().notNull(),
    type: text({ enum: backupTypes }).notNull(),
    state: text({ enum: backupStates }).notNull().default('creating'),
    /** Made on a server's way to another node, and gone when that is over: nobody's backup. */
    isTemporary: boolean().notNull().default(false),
    /** What it is called in the storage. */
    key: text().notNull(),
    /** Of the stored file. */
    bytes: bigint({ mode: 'number' }),
    sha256: text(),
    /** Before it was packed. */
    contentBytes: bigint({ mode: 'number' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('backups_server').on(table.serverId),
    index('backups_owner').on(table.ownerId),
    uniqueIndex('backups_key').on(table.key),
  ],
);
