import { serverTypes } from '@kronos/api/contract';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { servers } from './hosting.ts';
import { users } from './users.ts';

/** The known state of a media server's claim; a media server that has never responded has no row. */
export const serverClaims = pgTable(
  'server_claims',
  {
    serverId: integer()
      .primaryKey()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** Identifies the media server's data, to detect when other data replaces it. */
    machineId: text(),
    state: text({ enum: ['claimed', 'unclaimed', 'lost'] }).notNull(),
    /** The account that claimed it through the panel; it stays when the claim is lost. */
    accountName: text(),
    accountEmail: text(),
    /** Sealed; returned by the claim. */
    key: text(),
    /** Since when the media server has refused the key. */
    keyRefusedAt: instant(),
    /** The last claim through the panel, kept after a reset: some popups follow it. */
    claimedAt: instant(),
    claimedById: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When the media server last reported its state. */
    checkedAt: instant().notNull(),
  },
  (table) => [index('server_claims_claimed_by').on(table.claimedById)],
);

/** The libraries that were made from library paths through the panel. */
export const injectedLibraries = pgTable(
  'injected_libraries',
  {
    id: id(),
    serverId: integer()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** Not a reference: the row outlives the library path, so that a sync finds the library to remove with it. */
    libraryPathId: integer().notNull(),
    /** The id of the library on the media server. */
    libraryId: text().notNull(),
    /** The values at the time of injection. */
    name: text().notNull(),
    path: text().notNull(),
    injectedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('injected_libraries_path').on(table.serverId, table.path)],
);

/** The leases for changing a media server's libraries, timed by the database's own clock like those of jobs. */
export const injectionLeases = pgTable('injection_leases', {
  serverId: integer()
    .primaryKey()
    .references(() => servers.id, { onDelete: 'cascade' }),
  holder: text().notNull(),
  leaseUntil: instant().notNull(),
});

/** The people with access to a media server at a given time. They outlive their server, but not its owner. */
export const inviteBackups = pgTable(
  'invite_backups',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    serverId: integer().references(() => servers.id, { onDelete: 'set null' }),
    serverType: text({ enum: serverTypes }).notNull(),
    name: text().notNull(),
    /** Names, addresses and libraries, without passwords and tokens; the domain has the schema. */
    people: jsonb().$type<unknown[]>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('invite_backups_owner').on(table.ownerId), index('invite_backups_server').on(table.serverId)],
);

/**
 * The libraries that a person was last given on a media server through the panel, if that is newer than the server's
 * last invite backup. It is deleted with the owner: the next owner of a server starts without any.
 */
export const shareIntents = pgTable(
  'share_intents',
  {
    serverId: integer()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key of a backed-up person. */
    personKey: text().notNull(),
    /** A backed-up person; the domain has the schema. */
    person: jsonb().$type<unknown>().notNull(),
    recordedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.personKey] }),
    index('share_intents_owner').on(table.ownerId),
  ],
);

/** The leases for changing a media server's shares, timed like those for its libraries. */
export const shareLeases = pgTable('share_leases', {
  serverId: integer()
    .primaryKey()
    .references(() => servers.id, { onDelete: 'cascade' }),
  holder: text().notNull(),
  leaseUntil: instant().notNull(),
});
