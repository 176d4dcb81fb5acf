import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type ApiScope, exportStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';

/** People, with the flags of spec §3 "Authenticated user". */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    isAdmin: boolean().notNull().default(false),
    isModerator: boolean().notNull().default(false),
    isReseller: boolean().notNull().default(false),
    resellerNode: integer(),
    isWhmcsUser: boolean().notNull().default(false),
    hasPlex: boolean().notNull().default(false),
    resellerCustomer: boolean().notNull().default(false),
    isTrial: boolean().notNull().default(false),
    isContributor: boolean().notNull().default(false),
    whmcsId: integer(),
    restrictions: jsonb().$type<string[]>().notNull().default([]),
    /** The account's own billing state: an invoice is past due (spec §8). */
    pastDue: boolean().notNull().default(false),
    /** BCP 47 tag of the language that this person reads; null follows the browser. */
    locale: text(),
    /** What this person chose, by name: which notifications, which theme. */
    preferences: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Whose sub-user this is; sub-users see only servers that were shared with them. */
    parentId: integer().references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    /** Which reseller brought this customer. */
    resellerId: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_parent').on(table.parentId),
    index('users_reseller').on(table.resellerId),
    index('users_created').on(table.createdAt, table.id),
    index('users_name').on(sql`lower(${table.name})`, table.id),
  ],
);

/** Sign-ins. Only the token's hash is kept, so a copy of the database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    tokenHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The admin who is signed in as this user. */
    impersonatorId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Brings the admin home; kept as its hash, like the token. */
    returnKeyHash: text(),
    /** Why the admin is signed in as this user. */
    reason: text(),
    /** Such a session may look and not touch. */
    isReadOnly: boolean().notNull().default(false),
    ip: text(),
    userAgent: text(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    /** When its person last proved who they are; null where an admin stands in for them. */
    confirmedAt: instant(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
  ],
);

/** Programs that call the API. Only the hash of a key is kept. */
export const apiClients = pgTable(
  'api_clients',
  {
    id: id(),
    name: text().notNull(),
    /** Who it acts as, and with whose account it goes. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether it is the panel of a reseller; otherwise it acts as an admin. */
    isResellerPanel: boolean().notNull(),
    scopes: jsonb().$type<ApiScope[]>().notNull(),
    keyHash: text().notNull(),
    /** The last characters of the key. */
    keyEnding: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant(),
    lastUsedAt: instant(),
    lastUsedFrom: text(),
  },
  (table) => [uniqueIndex('api_clients_key_hash').on(table.keyHash), index('api_clients_user').on(table.userId)],
);

/** Keys by which the panel reaches machines. */
export const sshKeys = pgTable(
  'ssh_keys',
  {
    id: id(),
    /** `house` is the panel's own. */
    name: text().notNull(),
    /** As a line of authorized_keys. */
    publicKey: text().notNull(),
    fingerprint: text().notNull(),
    /** Sealed, in OpenSSH's form. */
    privateKey: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('ssh_keys_name').on(sql`lower(${table.name})`),
    uniqueIndex('ssh_keys_fingerprint').on(table.fingerprint),
  ],
);

export const tokenKinds = [
  'password-reset',
  'email-change',
  'impersonation',
  'sub-user',
  'trial',
  /** The password was right, the second factor is still to come. */
  'second-factor',
  /** A browser saves a file by a link, which carries no session. */
  'backup-download',
  'export-download',
  /** An admin is sent to Discord and has to come back as the same one. */
  'discord-sign-in',
  /** What Discord lets the panel read for an admin; its own token is sealed in it. */
  'discord-handle',
  /** A user is sent to Discord to connect their own account. */
  'discord-account',
] as const;

/** What a link in a mail, or a hand-over between two pages, proves once. Only the hash is kept. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    kind: text({ enum: tokenKinds }).notNull(),
    tokenHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the token stands for besides, such as the new e-mail address. */
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex('one_time_tokens_hash').on(table.tokenHash),
    index('one_time_tokens_user').on(table.userId, table.kind),
    index('one_time_tokens_expires').on(table.expiresAt),
  ],
);

/** The newest copy of each person's data that they asked for. */
export const dataExports = pgTable('data_exports', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text({ enum: exportStates }).notNull(),
  /** The file, as JSON; null while it is not ready and once it has expired. */
  content: text(),
  requestedAt: instant().notNull(),
  expiresAt: instant(),
});
