import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type ApiScope, exportStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';

/** Users, with the flags of spec §3 "Authenticated user". */
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
    /** BCP 47 tag of the user's language; null follows the browser. */
    locale: text(),
    /** The user's preferences by name, such as notifications and theme. */
    preferences: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The account whose sub-user this is; sub-users see only the servers that were shared with them. */
    parentId: integer().references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    /** The reseller who brought this customer. */
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

/** Sign-ins. Only the token's hash is stored, so a copy of the database opens no session. */
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
    /** Returns the admin to their own session; stored as a hash, like the token. */
    returnKeyHash: text(),
    /** Why the admin is signed in as this user. */
    reason: text(),
    /** Whether the session may only read. */
    isReadOnly: boolean().notNull().default(false),
    ip: text(),
    userAgent: text(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    /** When the user last confirmed their identity; null in an impersonation. */
    confirmedAt: instant(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
  ],
);

/** Programs that call the API. Only the hash of a key is stored. */
export const apiClients = pgTable(
  'api_clients',
  {
    id: id(),
    name: text().notNull(),
    /** The user as whom it acts; it is deleted with that account. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether it is a reseller's panel; otherwise it acts as an admin. */
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

/** Keys with which the panel signs in to machines. */
export const sshKeys = pgTable(
  'ssh_keys',
  {
    id: id(),
    /** `house` is the panel's own. */
    name: text().notNull(),
    /** In the format of authorized_keys. */
    publicKey: text().notNull(),
    fingerprint: text().notNull(),
    /** Sealed, in OpenSSH's format. */
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
  /** The password was right; the second factor is still required. */
  'second-factor',
  /** A browser downloads a file through a link, which carries no session. */
  'backup-download',
  'export-download',
  /** An admin was sent to Discord and must return as the same user. */
  'discord-sign-in',
  /** Grants an admin access to what the panel reads from Discord; Discord's own token is sealed in it. */
  'discord-handle',
  /** A user was sent to Discord to connect their own account. */
  'discord-account',
] as const;

/**
 * Tokens that prove something once, in a link of a mail or in a hand-over between two pages. Only the hash is stored.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    kind: text({ enum: tokenKinds }).notNull(),
    tokenHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Additional data of the token, such as the new e-mail address. */
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

/** The newest export of each user's own data. */
export const dataExports = pgTable('data_exports', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text({ enum: exportStates }).notNull(),
  /** The file, as JSON; null until it is ready and after it has expired. */
  content: text(),
  requestedAt: instant().notNull(),
  expiresAt: instant(),
});
