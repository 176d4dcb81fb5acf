import type { PageMeta } from '@kronos/api/contract';

/** What a list's query asks for. */
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

/** The rows that a query means. `perpage` is the other spelling of `per_page` (spec §7). */
export function pageOf({ page, per_page, perpage }: PageQuery, fallback: number): Page {
  const perPage = per_page ?? perpage ?? fallback;
  return { page, perPage, limit: perPage, offset: (page - 1) * perPage };
}

/** Where in the list a page stands; an empty list has one page. */
export const pageMetaOf = ({ page, perPage }: Page, total: number): PageMeta => ({
  total,
  per_page: perPage,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
});
