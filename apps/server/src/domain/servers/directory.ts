import { and, eq, sql } from 'drizzle-orm';
import type { Contract, ParsedOf, ServerRow as ListedServer } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { nodes, processes, products, servers, users } from '../../db/schema.ts';
import { aheadOf } from '../processes/ahead.ts';
import { listOf } from '../records/list-of.ts';
import { presentOperation } from './present.ts';

type Filter = ParsedOf<Contract['adminServers']['export']>['query'];

const columns = {
  // Sorted ignoring case.
  name: sql`lower(${servers.name})`,
  created_at: servers.createdAt,
};

const shown = {
  id: servers.id,
  name: servers.name,
  type: servers.type,
  status: servers.status,
  version: servers.version,
  pingStatus: servers.pingStatus,
  pingMs: servers.pingMs,
  seenAt: servers.seenAt,
  createdAt: servers.createdAt,
  node: { id: nodes.id, alias: nodes.alias },
  owner: { id: users.id, name: users.name },
  product: { id: products.id, name: products.name },
  operation: processes,
};

export type ServerDirectory = ReturnType<typeof createServerDirectory>;

/** The servers of the installation, as listed for admins. */
export const createServerDirectory = ({ db }: { db: Database }) =>
  listOf<Filter['sort'], Filter, Row, ListedServer>(db, {
    from: servers,
    views: () =>
      db.current
        .select({ ...shown, ahead: aheadOf(db) })
        .from(servers)
        .innerJoin(nodes, eq(nodes.id, servers.nodeId))
        .innerJoin(users, eq(users.id, servers.ownerId))
        .leftJoin(products, eq(products.id, servers.productId))
        .leftJoin(processes, eq(processes.id, servers.operationId)),
    // The search includes the owner.
    ids: () => db.current.select({ id: servers.id }).from(servers).innerJoin(users, eq(users.id, servers.ownerId)),
    search: [servers.name, users.name, users.email],
    sort: columns,
    filter: ({ type, status, node, owner, product }) =>
      and(
        type && eq(servers.type, type),
        status && eq(servers.status, status),
        node === undefined ? node : eq(servers.nodeId, node),
        owner === undefined ? owner : eq(servers.ownerId, owner),
        product === undefined ? product : eq(servers.productId, product),
      ),
    present,
  });

type Row = Omit<Pick<typeof servers.$inferSelect, keyof typeof servers.$inferSelect & keyof typeof shown>, 'node'> & {
  node: { id: number; alias: string };
  owner: { id: number; name: string };
  product: { id: number; name: string } | null;
  operation: typeof processes.$inferSelect | null;
  ahead: number | null;
};

const present = ({ pingStatus, pingMs, seenAt, createdAt, operation, ahead, ...row }: Row): ListedServer => ({
  ...row,
  ping: { status: pingStatus, ms: pingMs },
  operation: presentOperation(operation && { ...operation, ahead }),
  seen_at: seenAt?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
});
