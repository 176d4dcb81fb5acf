import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { restartPolicies, type ServiceMount, type ServicePort, type ServiceVariable } from '@kronos/api/contract';
import { sql } from 'drizzle-orm';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { processes } from './processes.ts';

/** A variable as stored: a secret value is sealed. */
export type KeptVariable = ServiceVariable & { value: string };

/** The services that admins declare, to run on nodes alongside the servers. */
export const dockerServices = pgTable(
  'docker_services',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull(),
    image: text().notNull(),
    tag: text().notNull(),
    command: jsonb().$type<string[]>().notNull(),
    variables: jsonb().$type<KeptVariable[]>().notNull(),
    ports: jsonb().$type<ServicePort[]>().notNull(),
    mounts: jsonb().$type<ServiceMount[]>().notNull(),
    mayUseEngine: boolean().notNull(),
    restartPolicy: text({ enum: restartPolicies }).notNull(),
    memoryMb: integer(),
    cpus: doublePrecision(),
    /** Incremented with each change that affects containers. */
    revision: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('docker_services_name').on(sql`lower(${table.name})`)],
);

/** The observed state of a container; whether its node responds is recorded with the node. */
export const seenStates = ['running', 'stopped', 'failing', 'missing'] as const;

/** The services on nodes, with the last observed state of each. */
export const servicePlacements = pgTable(
  'service_placements',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => dockerServices.id),
    nodeId: integer()
      .notNull()
      .references(() => nodes.id, { onDelete: 'cascade' }),
    state: text({ enum: seenStates }).notNull().default('missing'),
    /** The image from which its container was made. */
    digest: text(),
    /** The revision of the declaration from which its container was made; null before there is one. */
    revision: integer(),
    /** The process of the last work on it. */
    processId: integer().references(() => processes.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('service_placements_once').on(table.serviceId, table.nodeId),
    index('service_placements_node').on(table.nodeId),
    index('service_placements_process').on(table.processId),
  ],
);
