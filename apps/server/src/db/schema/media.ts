import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
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
