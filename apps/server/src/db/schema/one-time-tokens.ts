import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

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
