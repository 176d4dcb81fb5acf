import { serverTypes } from '@kronos/api/contract';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { servers } from './hosting.ts';
import { users } from './people.ts';

/** What is known of the claim of a media server; one that has never answered has no row. */
export const serverClaims = pgTable(
  'server_claims',
  {
    serverId: integer()
      .primaryKey()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** Tells the media server's own data from other data. */
    machineId: text(),
    state: text({ enum: ['claimed', 'unclaimed', 'lost'] }).notNull(),
    /** The account that claimed it through the panel; it stays when the claim is lost. */
    accountName: text(),
    accountEmail: text(),
    /** Sealed; what the claim answered. */
    key: text(),
    /** Since when the media server does not accept the key. */
    keyRefusedAt: instant(),
    /** The last claim through the panel, also after its reset: some popups follow it. */
    claimedAt: instant(),
    claimedById: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When the media server last told. */
    checkedAt: instant().notNull(),
  },
  (table) => [index('server_claims_claimed_by').on(table.claimedById)],
);

/** The libraries that were made of library paths through the panel. */
export const injectedLibraries = pgTable(
  'injected_libraries',
  {
    id: id(),
    serverId: integer()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** Not a reference: the row outlives the library path, so that a sync finds the library that is to go with it. */
    libraryPathId: integer().notNull(),
    /** That of the media server. */
    libraryId: text().notNull(),
    /** As they were when it was made. */
    name: text().notNull(),
    path: text().notNull(),
    injectedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('injected_libraries_path').on(table.serverId, table.path)],
);

/** Who changes the libraries of a media server at present; the database's own clock times it, as it does those of jobs. */
export const injectionLeases = pgTable('injection_leases', {
  serverId: integer()
    .primaryKey()
    .references(() => servers.id, { onDelete: 'cascade' }),
  holder: text().notNull(),
  leaseUntil: instant().notNull(),
});

/** Who had access to a media server at one time. They outlive their server, and go with its owner. */
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
 * Which libraries a person was last given on a media server through the panel, as far as that is newer than the server's last
 * invite backup. It goes with its owner: the next owner of a server begins without any.
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
    /** That of a backed-up person. */
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

/** Who changes the shares of a media server at present, timed like the leases of its libraries. */
export const shareLeases = pgTable('share_leases', {
  serverId: integer()
    .primaryKey()
    .references(() => servers.id, { onDelete: 'cascade' }),
  holder: text().notNull(),
  leaseUntil: instant().notNull(),
});
