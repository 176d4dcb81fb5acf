import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { serverTypes, trialStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes, servers } from './hosting.ts';
import { users } from './people.ts';
import { products } from './products.ts';

/** Invitations to make an account. The key is shown once; its hash opens, its first letters tell people which it is. */
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
    /** The one address that it is for; null for anybody. */
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

/** Who came by an invitation, and what they chose of what it includes. */
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

/** Who asked to try a product, and what was decided. */
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
    /** Stays when the account of who decided goes. */
    decidedByName: text(),
    decidedAt: instant(),
    /** The account that an approval made or took. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    givenProductId: integer().references(() => products.id),
    days: integer(),
    nodeId: integer().references(() => nodes.id, { onDelete: 'set null' }),
    serverId: integer().references(() => servers.id, { onDelete: 'set null' }),
    endsAt: instant(),
    /** When the time was over and the server was stopped for it. */
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
