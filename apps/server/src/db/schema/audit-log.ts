import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

/** Who did what, on whose behalf, to what. It contains no secrets. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant().notNull(),
    /** The user who acted; their name is kept after the account is deleted. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    actorName: text().notNull(),
    /** The user who was impersonated, if any. */
    behalfOfId: integer().references(() => users.id, { onDelete: 'set null' }),
    behalfOfName: text(),
    /** The name of the API client that acted as the actor. */
    client: text(),
    /** The endpoint's name in the contract, such as `customerServers.restart`. */
    action: text().notNull(),
    targetKind: text().notNull(),
    targetId: text(),
    targetName: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    ip: text(),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_actor').on(table.actorId),
    index('audit_log_behalf').on(table.behalfOfId),
    index('audit_log_target').on(table.targetKind, table.targetId),
  ],
);
