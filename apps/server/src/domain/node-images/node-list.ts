import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  type Contract,
  mostImageNodes,
  type NodeImageRow,
  type NodeImagesSummary,
  type ParsedOf,
} from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { nodeImageReads as reads, nodeImages as table, nodes } from '../../db/schema.ts';
import { listOf } from '../records/list-of.ts';

type Filter = ParsedOf<Contract['adminNodeImages']['export']>['query'];

export type NodeImageList = ReturnType<typeof createNodeImageList>;

/** The images on each node, from the records only. */
export function createNodeImageList({ db }: { db: Database }) {
  const newer = alias(table, 'newer');
  const isOutdated = () => {
    const ofTag = and(eq(newer.image, table.image), ne(newer.image, ''), gt(newer.builtAt, table.builtAt));
    return sql<boolean>`exists ${db.current.select({ one: sql`1` }).from(newer).where(ofTag)}`;
  };
  const views = () =>
    db.current
      .select({ row: table, alias: nodes.alias, readAt: reads.readAt, isOutdated: isOutdated() })
      .from(table)
      .innerJoin(nodes, eq(nodes.id, table.nodeId))
      .leftJoin(reads, eq(reads.nodeId, table.nodeId));

  return {
    ...listOf<Filter['sort'], Filter, Awaited<ReturnType<typeof views>>[number], NodeImageRow>(db, {
      from: table,
      views,
      ids: () => db.current.select({ id: table.id }).from(table).innerJoin(nodes, eq(nodes.id, table.nodeId)),
      search: [table.image, nodes.alias],
      sort: {
        image: table.image,
        bytes: table.bytes,
        built_at: table.builtAt,
        containers: table.containers,
      },
      filter: (query) =>
        and(
          query.node !== undefined ? eq(table.nodeId, query.node) : undefined,
          query.use && (query.use === 'used' ? gt(table.containers, 0) : eq(table.containers, 0)),
        ),
      present: ({ row, alias: node, readAt, isOutdated: isOld }) => ({
        id: row.id,
        node: { id: row.nodeId, alias: node },
        image: row.image || null,
        digest: row.digest,
        bytes: row.bytes,
        built_at: row.builtAt.toISOString(),
        containers: row.containers,
        is_outdated: isOld,
        read_at: readAt?.toISOString() ?? null,
      }),
    }),
    async find(id: number): Promise<typeof table.$inferSelect | undefined> {
      const [row] = await db.current.select().from(table).where(eq(table.id, id));
      return row;
    },
    /** Returns the totals of the images of each node, or of these nodes; an image with several tags counts once. */
    async nodes(ids?: readonly number[]): Promise<NodeImagesSummary[]> {
      const once = db.current
        .selectDistinctOn([table.nodeId, table.digest], {
          nodeId: table.nodeId,
          bytes: table.bytes,
          containers: table.containers,
        })
        .from(table)
        .orderBy(table.nodeId, table.digest)
        .as('once');
      const isUnused = eq(once.containers, 0);
      const rows = await db.current
        .select({
          node: { id: nodes.id, alias: nodes.alias },
          images: sql`count(${once.nodeId})`.mapWith(Number),
          bytes: sql`coalesce(sum(${once.bytes}), 0)`.mapWith(Number),
          unused: sql`count(${once.nodeId}) filter (where ${isUnused})`.mapWith(Number),
          unused_bytes: sql`coalesce(sum(${once.bytes}) filter (where ${isUnused}), 0)`.mapWith(Number),
          readAt: reads.readAt,
          failure: reads.failure,
        })
        .from(nodes)
        .leftJoin(once, eq(once.nodeId, nodes.id))
        .leftJoin(reads, eq(reads.nodeId, nodes.id))
        .where(ids && inArray(nodes.id, [...ids]))
        .groupBy(nodes.id, reads.nodeId)
        .orderBy(asc(sql`lower(${nodes.alias})`), asc(nodes.id))
        .limit(mostImageNodes);
      return rows.map(({ readAt, ...row }) => ({ ...row, read_at: readAt?.toISOString() ?? null }));
    },
  };
}
