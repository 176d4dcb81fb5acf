import { bigint, boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hetznerStatuses } from '@kronos/api/contract';
import { sql } from 'drizzle-orm';
import { id, instant } from './columns.ts';
import { processes } from './processes.ts';

/** The Hetzner Cloud projects, with the outcome of reading them. */
export const hetznerProjects = pgTable(
  'hetzner_projects',
  {
    id: id(),
    name: text().notNull(),
    /** Sealed; null only until the row has an id to seal it with. */
    apiToken: text(),
    /** When its servers were last read. */
    readAt: instant(),
    latencyMs: doublePrecision(),
    /** Why reading them has failed since. */
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

/** The cloud servers, as Hetzner last reported them. */
export const hetznerServers = pgTable(
  'hetzner_servers',
  {
    id: id(),
    projectId: integer()
      .notNull()
      .references(() => hetznerProjects.id, { onDelete: 'cascade' }),
    /** Its id at Hetzner. */
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
    /** The process of the last action on it. */
    processId: integer().references(() => processes.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('hetzner_servers_number').on(table.projectId, table.number),
    index('hetzner_servers_process').on(table.processId),
  ],
);
