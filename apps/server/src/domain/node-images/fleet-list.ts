import { and, eq, lt, max, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Contract, FleetImageRow, ParsedOf } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { nodeImages as table } from '../../db/schema.ts';
import { listOf } from '../records/list-of.ts';

type Filter = ParsedOf<Contract['adminFleetImages']['export']>['query'];

export type FleetImageList = ReturnType<typeof createFleetImageList>;

/** The images on all nodes together, from the records only. The first row of each tag represents all of them. */
export function createFleetImageList({ db }: { db: Database }) {
  const other = alias(table, 'other');
  const newest = alias(table, 'newest');
  const isOfTag = eq(other.image, table.image);
  const ofTag = (what: SQL, condition?: SQL) =>
    sql`${db.current.select({ what }).from(other).where(and(isOfTag, condition))}`;
  const count = sql`count(*)`;
  const newestOfTag = () =>
    sql`${db.current
      .select({ what: max(newest.builtAt) })
      .from(newest)
      .where(eq(newest.image, table.image))}`;
  const figures = () => ({
    nodes: ofTag(count).mapWith(Number),
    outdated: ofTag(count, lt(other.builtAt, newestOfTag())).mapWith(Number),
    containers: ofTag(sql`sum(${other.containers})`).mapWith(Number),
    bytes: ofTag(sql`sum(${other.bytes})`).mapWith(Number),
    builtAt: newestOfTag().mapWith(table.builtAt),
  });
  const views = () => db.current.select({ row: table, ...figures() }).from(table);
  const exists = (condition: SQL | undefined) =>
    sql`exists ${db.current.select({ one: sql`1` }).from(other).where(and(isOfTag, condition))}`;

  const { nodes, containers, bytes, builtAt } = figures();
  return {
    ...listOf<Filter['sort'], Filter, Awaited<ReturnType<typeof views>>[number], FleetImageRow>(db, {
      from: table,
      views,
      where: and(ne(table.image, ''), sql`not ${exists(lt(other.id, table.id))}`),
      search: [table.image],
      sort: { image: table.image, nodes, containers, bytes, built_at: builtAt },
      filter: (query) => (query.node !== undefined ? exists(eq(other.nodeId, query.node)) : undefined),
      present: ({ row, builtAt: at, ...rest }) => ({
        id: row.id,
        image: row.image,
        ...rest,
        built_at: at.toISOString(),
      }),
    }),
    /** Returns the image that a row represents, and the nodes that have it. */
    async find(id: number): Promise<{ image: string; nodeIds: number[] } | undefined> {
      const rows = await db.current
        .select({ image: table.image, nodeId: other.nodeId })
        .from(table)
        .innerJoin(other, isOfTag)
        .where(and(eq(table.id, id), ne(table.image, '')))
        .orderBy(other.nodeId);
      return rows[0] && { image: rows[0].image, nodeIds: rows.map(({ nodeId }) => nodeId) };
    },
  };
}
