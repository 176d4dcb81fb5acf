import { and, eq, min, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { hetznerServers, nodes } from '../../db/schema.ts';

/** The table of nodes under another name, for queries that also select nodes. */
export const machines = alias(nodes, 'machine');

/**
 * Whether a node of `machines` has the address of a cloud server, written as an IP address or as its DNS name. Hetzner
 * reports the IPv6 network, of which the server has the first address.
 */
export const isOnServer = (): SQL =>
  sql`lower(${machines.host}) in (${hetznerServers.ipv4}, ${hetznerServers.dnsName}, replace(${hetznerServers.ipv6}, '/64', '1'))`;

/** The node of each cloud server, the first if there are several; found once for a whole list, by the address index. */
export const nodesOfServers = (db: Database) =>
  db.current
    .select({ serverId: hetznerServers.id, nodeId: min(machines.id).as('node_id') })
    .from(hetznerServers)
    .innerJoin(machines, isOnServer())
    .groupBy(hetznerServers.id)
    .as('node_of_server');

/** Whether a cloud server is a node, or the given one. */
export const isNode = (db: Database, id?: number): SQL =>
  sql`exists ${db.current
    .select({ one: sql`1` })
    .from(machines)
    .where(and(isOnServer(), id === undefined ? undefined : eq(machines.id, id)))}`;
