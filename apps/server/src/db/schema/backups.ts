import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { backupStates, backupTypes, serverTypes } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { servers } from './hosting.ts';
import { users } from './users.ts';

/** Copies of servers' own data. They outlive their server but not its owner. */
export const backups = pgTable(
  'backups',
  {
    id: id(),
    serverId: integer().references(() => servers.id, { onDelete: 'set null' }),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Kept after the server is deleted. */
    serverName: text().notNull(),
    serverType: text({ enum: serverTypes }).notNull(),
    name: text().notNull(),
    type: text({ enum: backupTypes }).notNull(),
    state: text({ enum: backupStates }).notNull().default('creating'),
    /**
     * Whether it was made only to move a server to another node; it is deleted after the move and is not a user's
     * backup.
     */
    isTemporary: boolean().notNull().default(false),
    /** Its name in the storage. */
    key: text().notNull(),
    /** Size of the stored file. */
    bytes: bigint({ mode: 'number' }),
    sha256: text(),
    /** Size of the content before it was packed. */
    contentBytes: bigint({ mode: 'number' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('backups_server').on(table.serverId),
    index('backups_owner').on(table.ownerId),
    uniqueIndex('backups_key').on(table.key),
  ],
);
