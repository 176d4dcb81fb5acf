import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PageMeta, SortDirection } from '@kronos/api/contract';

/** The paging parameters of a list's query. */
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

/** Returns the page that a query asks for. `perpage` is another spelling of `per_page` (spec §7). */
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

/** The default page size of a list. */
export const defaultPerPage = 25;

/** Returns one page of rows that all had to be read, because no statement can select or order them. */
export function pageFrom<Row>(rows: readonly Row[], query: PageQuery): { data: Row[]; meta: PageMeta } {
  const page = pageOf(query, defaultPerPage);
  return { data: rows.slice(page.offset, page.offset + page.limit), meta: pageMetaOf(page, rows.length) };
}

/** The ordering parameters of a list's query. */
export interface OrderQuery<S extends string> {
  sort: S;
  direction: SortDirection;
}

/** Returns the order of a query. The id breaks ties, so that no row is on two pages. */
export function orderOf<S extends string>(
  columns: Readonly<Record<S, SQLWrapper>>,
  { sort, direction }: OrderQuery<S>,
  id: SQLWrapper,
): SQL[] {
  const order = direction === 'asc' ? asc : desc;
  return [order(columns[sort]), order(id)];
}
