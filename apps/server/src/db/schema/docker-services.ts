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
import { processes } from './work.ts';

/** A variable as it is kept: a secret value is sealed. */
export type KeptVariable = ServiceVariable & { value: string };

/** The services that admins declare, to run on nodes beside the servers. */
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
    /** Counts the changes of what containers are made with. */
    revision: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('docker_services_name').on(sql`lower(${table.name})`)],
);

/** What is seen of a container; whether its node answers is a matter of the node. */
export const seenStates = ['running', 'stopped', 'failing', 'missing'] as const;

/** The services on nodes: what was last seen of each. */
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
    /** The image that its container was made from. */
    digest: text(),
    /** That of the declaration by which its container was made; null before there is one. */
    revision: integer(),
    /** The last work on it. */
    processId: integer().references(() => processes.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('service_placements_once').on(table.serviceId, table.nodeId),
    index('service_placements_node').on(table.nodeId),
    index('service_placements_process').on(table.processId),
  ],
);
