import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  announcementRoles,
  maintenanceNodeStates,
  maintenanceStates,
  maintenanceWays,
  maintenanceWorks,
} from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { mailings } from './mailings.ts';
import { statusEntries } from './status-entries.ts';
import { announcements } from './announcements.ts';
import { processes } from './processes.ts';

const mailing = () => integer().references(() => mailings.id, { onDelete: 'set null' });

/** Work on nodes in waves, of which customers are notified. */
export const maintenances = pgTable(
  'maintenances',
  {
    id: id(),
    title: text().notNull(),
    work: text({ enum: maintenanceWorks }).notNull(),
    state: text({ enum: maintenanceStates }).notNull().default('draft'),
    waveSize: integer().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    tells: text({ enum: maintenanceWays }).array().notNull(),
    audience: text({ enum: announcementRoles }).array().notNull(),
    statusText: text().notNull(),
    mailSubject: text().notNull(),
    /** Sanitised HTML, like the next. */
    mailText: text().notNull(),
    announcementText: text().notNull(),
    /** The author; kept after the account is deleted. */
    byName: text(),
    /** Why it is paused. */
    pausedWords: text(),
    statusEntryId: integer().references(() => statusEntries.id, { onDelete: 'set null' }),
    announcementId: integer().references(() => announcements.id, { onDelete: 'set null' }),
    mailingId: mailing(),
    allClearId: mailing(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    endedAt: instant(),
  },
  (table) => [index('maintenances_starts').on(table.startsAt)],
);

/** The nodes of a maintenance, in order. */
export const maintenanceNodes = pgTable(
  'maintenance_nodes',
  {
    id: id(),
    maintenanceId: integer()
      .notNull()
      .references(() => maintenances.id, { onDelete: 'cascade' }),
    /** A report is kept after a node is deleted. */
    nodeId: integer().references(() => nodes.id, { onDelete: 'set null' }),
    alias: text().notNull(),
    state: text({ enum: maintenanceNodeStates }).notNull().default('waiting'),
    wave: integer(),
    processId: integer().references(() => processes.id, { onDelete: 'set null' }),
    words: text(),
    startedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    index('maintenance_nodes_maintenance').on(table.maintenanceId, table.id),
    index('maintenance_nodes_node').on(table.nodeId),
  ],
);
