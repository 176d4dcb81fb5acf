import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { serverTypes, trialStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes, servers } from './hosting.ts';
import { users } from './users.ts';
import { products } from './products.ts';

/**
 * Invitations to create an account. The key is shown once; its hash grants access, and its first characters identify it
 * to users.
 */
export const inviteKeys = pgTable(
  'invite_keys',
  {
    id: id(),
    keyHash: text().notNull(),
    prefix: text().notNull(),
    /** The customer, reseller or admin who invites. */
    inviterId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The only address that may use it; null for any. */
    email: text(),
    productIds: integer().array().notNull(),
    usesLeft: integer().notNull().default(1),
    note: text().notNull().default(''),
    expiresAt: instant(),
    revokedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('invite_keys_hash').on(table.keyHash), index('invite_keys_inviter').on(table.inviterId)],
);

/** The accounts created with an invitation, and what they chose from its products. */
export const inviteRedemptions = pgTable(
  'invite_redemptions',
  {
    id: id(),
    keyId: integer()
      .notNull()
      .references(() => inviteKeys.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productIds: integer().array().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('invite_redemptions_key').on(table.keyId), index('invite_redemptions_user').on(table.userId)],
);

/** Requests to try a product, with the decision. */
export const trialRequests = pgTable(
  'trial_requests',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    type: text({ enum: serverTypes }).notNull(),
    note: text().notNull().default(''),
    state: text({ enum: trialStates }).notNull().default('open'),
    reason: text().notNull().default(''),
    decidedById: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Kept after the account of the deciding user is deleted. */
    decidedByName: text(),
    decidedAt: instant(),
    /** The account that the approval created or reused. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    givenProductId: integer().references(() => products.id),
    days: integer(),
    nodeId: integer().references(() => nodes.id, { onDelete: 'set null' }),
    serverId: integer().references(() => servers.id, { onDelete: 'set null' }),
    endsAt: instant(),
    /** When the trial ended and its server was stopped. */
    endedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('trial_requests_open').on(sql`lower(${table.email})`).where(sql`${table.state} = 'open'`),
    index('trial_requests_email').on(sql`lower(${table.email})`),
    index('trial_requests_created').on(table.createdAt),
    index('trial_requests_running').on(table.endsAt).where(sql`${table.endedAt} is null`),
  ],
);
