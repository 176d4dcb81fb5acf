import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The authenticator app of an account. The secret is sealed; without `confirmedAt` it is being set up. */
export const authenticators = pgTable('authenticators', {
  userId: userId().primaryKey(),
  secret: text().notNull(),
  /** The last time step whose code was accepted, so that no code is accepted twice. */
  lastStep: integer().notNull().default(0),
  createdAt: instant().notNull(),
  confirmedAt: instant(),
});

/** The single-use codes for an account whose authenticator is lost, stored as hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: userId(),
    codeHash: text().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [uniqueIndex('recovery_codes_code').on(table.userId, table.codeHash)],
);

/** Public keys of devices and security keys (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    name: text().notNull(),
    /** Whether its provider keeps a copy, so that it outlives the device. */
    isBackedUp: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [uniqueIndex('passkeys_credential').on(table.credentialId), index('passkeys_user').on(table.userId)],
);

export const challengePurposes = ['register', 'sign-in', 'confirm'] as const;

/** Challenges for a passkey to sign, valid once and briefly. The user is unknown when signing in without a password. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    purpose: text({ enum: challengePurposes }).notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
);
