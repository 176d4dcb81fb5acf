import { and, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { exportLimit, type PageMeta } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { defaultPerPage, type OrderQuery, orderOf, pageMetaOf, pageOf, type PageQuery } from '../paging.ts';
import { search } from '../text-match.ts';

/** The query of every list apart from its page: the order and the search text. */
export interface ListQuery<S extends string> extends OrderQuery<S> {
  q: string;
}

/** A select to which the condition, the order and the limit are still to be added. */
export interface Views<View> {
  where(where: SQL | undefined): {
    orderBy(...order: SQL[]): { limit(limit: number): { offset(offset: number): PromiseLike<View[]> } };
  };
}

export interface ListOptions<S extends string, Q extends ListQuery<S>, View, Row> {
  /** The table whose records are listed and counted. */
  from: PgTable & { id: AnyPgColumn };
  /** Selects the rows with all that is shown in the list. @example () => db.current.select().from(products) */
  views: () => Views<View>;
  /** Selects the ids of the rows, also for the count. Needed when a condition refers to a table other than `from`. */
  ids?: () => Views<{ id: number }>;
  /** The condition that all rows meet, whatever the query. */
  where?: SQL | undefined;
  /** The columns that `q` searches. */
  search: readonly SQLWrapper[];
  sort: Readonly<Record<S, SQLWrapper>>;
  /** Returns the condition for the filters of a query. */
  filter?: (query: Q) => SQL | undefined;
  present: (view: View) => Row;
}

export interface List<Q, Row> {
  list(query: Q & PageQuery): Promise<{ data: Row[]; meta: PageMeta }>;
  /** Returns all rows that match the query, up to the limit of an export. */
  export(query: Q): Promise<{ data: Row[]; meta: { total: number } }>;
}

/** Lists records page by page, searched, filtered and ordered by the database, and exports all that match. */
export function listOf<S extends string, Q extends ListQuery<S>, View, Row>(
  db: Database,
  options: ListOptions<S, Q, View, Row>,
): List<Q, Row> {
  const { from, views, ids = () => db.current.select({ id: from.id }).from(from) } = options;
  const count = (where: SQL | undefined) =>
    options.ids ? db.current.$count(sql`(${options.ids().where(where)}) as found`) : db.current.$count(from, where);
  const read = async (query: Q, part: { limit: number; offset: number }) => {
    const where = and(options.where, search(query.q, options.search), options.filter?.(query));
    const order = orderOf(options.sort, query, from.id);
    const rowsOf = <V>(select: Views<V>, which: SQL | undefined, offset: number) =>
      select
        .where(which)
        .orderBy(...order)
        .limit(part.limit)
        .offset(offset);
    // Find the ids of the page first: otherwise all columns would be computed for the rows before the page, too.
    const chosen = part.offset === 0 ? where : sql`${from.id} in (${rowsOf(ids(), where, part.offset)})`;
    const [rows, total] = await Promise.all([rowsOf(views(), chosen, 0), count(where)]);
    return { data: rows.map(options.present), total };
  };

  return {
    async list(query) {
      const page = pageOf(query, defaultPerPage);
      const { data, total } = await read(query, page);
      return { data, meta: pageMetaOf(page, total) };
    },
    async export(query) {
      const { data, total } = await read(query, { limit: exportLimit, offset: 0 });
      return { data, meta: { total } };
    },
  };
}
