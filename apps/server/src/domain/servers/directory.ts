import { and, count, eq, sql } from 'drizzle-orm';
import { type Contract, exportLimit, type ParsedOf, type ServerRow as ListedServer } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { nodes, processes, products, servers, users } from '../../db/schema.ts';
import { defaultPerPage, orderOf, pageMetaOf, pageOf } from '../paging.ts';
import { aheadOf } from '../processes/ahead.ts';
import { search } from '../text-match.ts';
import { presentOperation } from './present.ts';

type ListQuery = ParsedOf<Contract['adminServers']['list']>['query'];
type Filter = ParsedOf<Contract['adminServers']['export']>['query'];

const columns = {
  // As people sort names: capitals make no difference.
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

/** The servers of the whole installation, as admins look them up. */
export function createServerDirectory({ db }: { db: Database }) {
  const matching = ({ q, type, status, node, owner, product }: Filter) =>
    and(
      search(q, [servers.name, users.name, users.email]),
      type && eq(servers.type, type),
      status && eq(servers.status, status),
      node === undefined ? node : eq(servers.nodeId, node),
      owner === undefined ? owner : eq(servers.ownerId, owner),
      product === undefined ? product : eq(servers.productId, product),
    );

  const rows = (filter: Filter) =>
    db.current
      .select({ ...shown, ahead: aheadOf(db) })
      .from(servers)
      .innerJoin(nodes, eq(nodes.id, servers.nodeId))
      .innerJoin(users, eq(users.id, servers.ownerId))
      .leftJoin(products, eq(products.id, servers.productId))
      .leftJoin(processes, eq(processes.id, servers.operationId))
      .where(matching(filter))
      .orderBy(...orderOf(columns, filter, servers.id));

  const total = async (filter: Filter): Promise<number> => {
    const [row] = await db.current
      .select({ total: count() })
      .from(servers)
      .innerJoin(users, eq(users.id, servers.ownerId))
      .where(matching(filter));
    return row?.total ?? 0;
  };

  return {
    async list(query: ListQuery) {
      const page = pageOf(query, defaultPerPage);
      const [data, all] = await Promise.all([rows(query).limit(page.limit).offset(page.offset), total(query)]);
      return { data: data.map(present), meta: pageMetaOf(page, all) };
    },
    /** All that a filter leaves, up to the limit of an export. */
    async export(filter: Filter) {
      const [data, all] = await Promise.all([rows(filter).limit(exportLimit), total(filter)]);
      return { data: data.map(present), meta: { total: all } };
    },
  };
}

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
