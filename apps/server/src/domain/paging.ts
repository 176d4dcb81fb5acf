import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PageMeta, SortDirection } from '@kronos/api/contract';

/** The paging of a list's query. */
export interface PageQuery {
  page: number;
  per_page?: number | undefined;
  perpage?: number | undefined;
}

export interface Page {
  page: number;
  perPage: number;
  limit: number;
  offset: number;
}

/** Returns the rows of a query. `perpage` is the other spelling of `per_page` (spec §7). */
export function pageOf({ page, per_page, perpage }: PageQuery, fallback: number): Page {
  const perPage = per_page ?? perpage ?? fallback;
  return { page, perPage, limit: perPage, offset: (page - 1) * perPage };
}

/** Returns the position of a page in its list; an empty list has one page. */
export const pageMetaOf = ({ page, perPage }: Page, total: number): PageMeta => ({
  total,
  per_page: perPage,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
});

/** The page size of a list by default. */
export const defaultPerPage = 25;

/** One page of rows that all had to be read: no statement knows which they are, or their order. */
export function pageFrom<Row>(rows: readonly Row[], query: PageQuery): { data: Row[]; meta: PageMeta } {
  const page = pageOf(query, defaultPerPage);
  return { data: rows.slice(page.offset, page.offset + page.limit), meta: pageMetaOf(page, rows.length) };
}

/** What a list's query says of its order. */
export interface OrderQuery<S extends string> {
  sort: S;
  direction: SortDirection;
}

/** Returns the order of a query. The id decides between equals, so that no row is on two pages. */
export function orderOf<S extends string>(
  columns: Readonly<Record<S, SQLWrapper>>,
  { sort, direction }: OrderQuery<S>,
  id: SQLWrapper,
): SQL[] {
  const order = direction === 'asc' ? asc : desc;
  return [order(columns[sort]), order(id)];
}
