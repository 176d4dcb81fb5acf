import { z } from 'zod';
import { recordNumbers, writtenNumber } from './common.ts';
import { fieldHints } from './field-hints.ts';

const pageNumber = writtenNumber(z.number().int().min(1).max(1_000_000));
const pageSize = (largest: number) => writtenNumber(z.number().int().min(1).max(largest)).optional();
/** The largest page of a list that an admin works through. */
export const largestPage = 1000;
export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

/**
 * The paging parameters of every list (screens.md, conventions); `perpage` is the specification's second spelling of
 * `per_page`.
 */
export const pageQuery = z.object({
  page: pageNumber.default(1),
  per_page: pageSize(100),
  perpage: pageSize(100),
  direction: z.enum(sortDirections).default('desc'),
});

/** The available sort orders, and the default. */
interface ListOrder<S extends string> {
  sorts: readonly [S, ...S[]];
  /** @default the first of `sorts` */
  sort?: NoInfer<S>;
  /** @default asc */
  direction?: SortDirection;
}

/** The sort order and search of a list. Extend it with the list's filters. */
export const listFilter = <const S extends string>({ sorts, sort = sorts[0], direction = 'asc' }: ListOrder<S>) =>
  z.object({
    sort: z.enum(sorts).default(() => sort),
    direction: z.enum(sortDirections).default(direction),
    /** The text to search for; empty matches everything. */
    q: z.string().trim().max(200).default(''),
  });

/** The most records that a list can be narrowed to, since the address has to hold their ids. */
export const mostInFilter = 500;

/** A filter by any of several records: `node=3,5`. */
export const anyOfRecords = recordNumbers
  .pipe(z.array(z.number()).max(mostInFilter, `At most ${mostInFilter} at once`))
  .register(fieldHints, { kind: 'records' });

/** The paging parameters of a list with a single order. */
export const pages = pageQuery.omit({ direction: true });

/** The paging parameters of such a list: `listQuery(filter)`. Its export takes the filter alone. */
export const listQuery = <F extends z.ZodRawShape>(filter: z.ZodObject<F>) =>
  pages.extend({ per_page: pageSize(largestPage), perpage: pageSize(largestPage) }).extend(filter.shape);

/** The position of a page within its list. */
export const pageMeta = z.object({
  total: z.number().int(),
  per_page: z.number().int(),
  current_page: z.number().int(),
  last_page: z.number().int(),
});
export type PageMeta = z.infer<typeof pageMeta>;

/** The response of a list: one page of its rows. */
export const listOf = <R extends z.ZodType>(row: R) => z.object({ data: z.array(row), meta: pageMeta });

/** The most rows of an export. */
export const exportLimit = 25_000;

/** The response of a list's export: the rows up to `exportLimit`; `total` tells whether these are all. */
export const exportOf = <R extends z.ZodType>(row: R) =>
  z.object({ data: z.array(row), meta: z.object({ total: z.number().int() }) });
