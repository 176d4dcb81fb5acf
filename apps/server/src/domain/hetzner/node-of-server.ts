import { and, eq, min, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { hetznerServers, nodes } from '../../db/schema.ts';

/** Nodes beside those that a query selects. */
export const machines = alias(nodes, 'machine');

/**
 * Whether a node of `machines` has the address of a cloud server, written as an address or as the name of one. Hetzner tells
 * the network of IPv6, of which a server has the first address.
 */
export const isOnServer = (): SQL =>
  sql`lower(${machines.host}) in (${hetznerServers.ipv4}, ${hetznerServers.dnsName}, replace(${hetznerServers.ipv6}, '/64', '1'))`;

/** Which cloud server is which node, of several the first; found once for a whole list, by the index of the addresses. */
export const nodesOfServers = (db: Database) =>
  db.current
    .select({ serverId: hetznerServers.id, nodeId: min(machines.id).as('node_id') })
    .from(hetznerServers)
    .innerJoin(machines, isOnServer())
    .groupBy(hetznerServers.id)
    .as('node_of_server');

/** Whether a cloud server is a node, or this one. */
export const isNode = (db: Database, id?: number): SQL =>
  sql`exists ${db.current
    .select({ one: sql`1` })
    .from(machines)
    .where(and(isOnServer(), id === undefined ? undefined : eq(machines.id, id)))}`;
