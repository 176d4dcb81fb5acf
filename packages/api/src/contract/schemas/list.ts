import { z } from 'zod';
import { recordNumbers, writtenNumber } from './common.ts';
import { fieldHints } from './field-hints.ts';

const pageNumber = writtenNumber(z.number().int().min(1).max(1_000_000));
const pageSize = (largest: number) => writtenNumber(z.number().int().min(1).max(largest)).optional();
/** So many rows a page holds at most of a list that an admin works through. */
export const largestPage = 1000;
export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** What every list takes (screens.md, conventions); `perpage` is the specification's second spelling of `per_page`. */
export const pageQuery = z.object({
  page: pageNumber.default(1),
  per_page: pageSize(100),
  perpage: pageSize(100),
  direction: z.enum(sortDirections).default('desc'),
});

/** The order at first, and which others there are. */
interface ListOrder<S extends string> {
  sorts: readonly [S, ...S[]];
  /** @default the first of `sorts` */
  sort?: NoInfer<S>;
  /** @default asc */
  direction?: SortDirection;
}

/** What is asked of a list as a whole: its order and the text that is searched. Extend it with the list's filters. */
export const listFilter = <const S extends string>({ sorts, sort = sorts[0], direction = 'asc' }: ListOrder<S>) =>
  z.object({
    sort: z.enum(sorts).default(() => sort),
    direction: z.enum(sortDirections).default(direction),
    /** What is searched; empty finds everything. */
    q: z.string().trim().max(200).default(''),
  });

/** So many records a list is narrowed to at most: an address has to hold their numbers. */
export const mostInFilter = 500;

/** A filter by any of several records: `node=3,5`. */
export const anyOfRecords = recordNumbers
  .pipe(z.array(z.number()).max(mostInFilter, `At most ${mostInFilter} at once`))
  .register(fieldHints, { kind: 'records' });

/** One page of a list that has one order. */
export const pages = pageQuery.omit({ direction: true });

/** One page of such a list: `listQuery(filter)`. Its export takes the filter alone. */
export const listQuery = <F extends z.ZodRawShape>(filter: z.ZodObject<F>) =>
  pages.extend({ per_page: pageSize(largestPage), perpage: pageSize(largestPage) }).extend(filter.shape);

/** Where in a list one page stands. */
export const pageMeta = z.object({
  total: z.number().int(),
  per_page: z.number().int(),
  current_page: z.number().int(),
  last_page: z.number().int(),
});
export type PageMeta = z.infer<typeof pageMeta>;

/** The answer of a list: one page of its rows. */
export const listOf = <R extends z.ZodType>(row: R) => z.object({ data: z.array(row), meta: pageMeta });

/** So many rows an export holds at most. */
export const exportLimit = 25_000;

/** The answer of a list's export: every row that fits, up to `exportLimit`; `total` tells whether that is all. */
export const exportOf = <R extends z.ZodType>(row: R) =>
  z.object({ data: z.array(row), meta: z.object({ total: z.number().int() }) });
