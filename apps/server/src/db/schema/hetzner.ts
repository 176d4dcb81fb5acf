import { bigint, boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hetznerStatuses } from '@kronos/api/contract';
import { sql } from 'drizzle-orm';
import { id, instant } from './columns.ts';
import { processes } from './work.ts';

/** The projects of Hetzner Cloud, and what came of reading them. */
export const hetznerProjects = pgTable(
  'hetzner_projects',
  {
    id: id(),
    name: text().notNull(),
    /** Sealed; null only until the row has a number to be sealed with. */
    apiToken: text(),
    /** When it told of its servers last. */
    readAt: instant(),
    latencyMs: doublePrecision(),
    /** Why it did not tell since. */
    failure: text(),
    failedAt: instant(),
    nextReadAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('hetzner_projects_name').on(sql`lower(${table.name})`),
    index('hetzner_projects_due').on(table.nextReadAt),
  ],
);

/** The cloud servers, as Hetzner told of them last. */
export const hetznerServers = pgTable(
  'hetzner_servers',
  {
    id: id(),
    projectId: integer()
      .notNull()
      .references(() => hetznerProjects.id, { onDelete: 'cascade' }),
    /** Hetzner’s number of it. */
    number: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    status: text({ enum: hetznerStatuses }).notNull(),
    type: text().notNull(),
    cores: integer().notNull(),
    memoryGb: doublePrecision().notNull(),
    diskGb: doublePrecision().notNull(),
    location: text().notNull(),
    ipv4: text(),
    ipv6: text(),
    dnsName: text(),
    isLocked: boolean().notNull(),
    /** The last action on it. */
    processId: integer().references(() => processes.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('hetzner_servers_number').on(table.projectId, table.number),
    index('hetzner_servers_process').on(table.processId),
  ],
);
