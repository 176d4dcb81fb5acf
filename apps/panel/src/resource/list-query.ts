import type { SortDirection } from '@kronos/api/contract';

/** The page sizes of a list (screens.md); the largest is the maximum of the contract. */
export const pageSizes: readonly number[] = [10, 25, 50, 100, 500, 1000];
const fallbackSize = 25;
const lastPage = 1_000_000;

/** The filters of a list by name, each by one of several values, by the number of a record, or by several numbers. */
export type ListFilters = Readonly<Record<string, readonly string[] | 'number' | 'numbers'>>;

type ValueOf<V> = V extends readonly string[] ? V[number] : string;

/** The possible queries of a list; the names are those of its endpoint's query. */
export interface ListShape<S extends string, F extends ListFilters> {
  readonly sorts: readonly S[];
  /** The default order. */
  readonly sort: S;
  readonly direction: SortDirection;
  readonly filters: F;
}

/** A query of a list, in the address and to the endpoint. */
export type ListQuery<S extends string, F extends ListFilters> = {
  readonly page: number;
  readonly per_page: number;
  readonly sort: S;
  readonly direction: SortDirection;
  readonly q: string;
} & { readonly [K in keyof F]?: ValueOf<F[K]> };

/** The query of a list by its shape. */
export type QueryOf<L> = L extends ListShape<infer S, infer F> ? ListQuery<S, F> : never;

/** Declares the possible queries of a list, keeping every literal type. */
export const defineList = <const S extends string, const F extends ListFilters>(shape: ListShape<S, F>) => shape;

/** Reads the query of an address. Invalid values are replaced with defaults, because users can type anything there. */
export function readQuery<S extends string, F extends ListFilters>(
  search: string,
  { sorts, sort, direction, filters }: ListShape<S, F>,
): ListQuery<S, F> {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  const size = Number(query.get('per_page'));
  const asked = query.get('direction');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    per_page: pageSizes.includes(size) ? size : fallbackSize,
    sort: sorts.find((name) => name === query.get('sort')) ?? sort,
    direction: asked === 'asc' || asked === 'desc' ? asked : direction,
    q: (query.get('q') ?? '').trim().slice(0, 200),
    ...readFilters(query, filters),
  };
}

// Each value was checked against those of its filter.
const readFilters = <F extends ListFilters>(query: URLSearchParams, filters: F): { [K in keyof F]?: ValueOf<F[K]> } =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, values]) => {
      const value = query.get(name);
      return value !== null && isOffered(value, values) ? [[name, value]] : [];
    }),
  ) as { [K in keyof F]?: ValueOf<F[K]> };

const isOffered = (value: string, values: ListFilters[string]): boolean => {
  if (values === 'number') return recordNumber.test(value);
  if (values !== 'numbers') return values.includes(value);
  const numbers = value.split(',');
  return numbers.length <= mostInFilter && numbers.every((one) => recordNumber.test(one));
};

const recordNumber = /^[1-9]\d{0,8}$/;
/** The maximum number of records in one filter, as in the contract. */
export const mostInFilter = 500;

/** Writes a query for the address, without its defaults. */
export function writeQuery<S extends string, F extends ListFilters>(
  query: ListQuery<S, F>,
  { sort, direction, filters }: ListShape<S, F>,
): string {
  const at = new URLSearchParams();
  if (query.q !== '') at.set('q', query.q);
  for (const [name, value] of chosenFilters(query, filters)) at.set(name, value);
  if (query.sort !== sort || query.direction !== direction) {
    at.set('sort', query.sort);
    at.set('direction', query.direction);
  }
  if (query.per_page !== fallbackSize) at.set('per_page', String(query.per_page));
  if (query.page > 1) at.set('page', String(query.page));
  return at.toString();
}

/** Whether a search or a filter leaves rows out. */
export const isNarrowed = <S extends string, F extends ListFilters>(
  query: ListQuery<S, F>,
  { filters }: ListShape<S, F>,
): boolean => query.q !== '' || chosenFilters(query, filters).length > 0;

const chosenFilters = (query: object, filters: ListFilters): [name: string, value: string][] =>
  Object.entries(query).filter(([name, value]) => name in filters && value !== undefined);

/** A change of the query, by the names in the address; undefined removes a value. */
export type ListChange = Readonly<Record<string, string | number | undefined>>;

/** Requests the whole of a list that opens with a view: an address without a query opens the view. */
const whole = { name: 'view', value: 'all' } as const;

/** Whether an address has no query, so that the list opens with the user's view. */
export const isUnasked = <S extends string, F extends ListFilters>(search: string, shape: ListShape<S, F>): boolean =>
  writeQuery(readQuery(search, shape), shape) === '' && !new URLSearchParams(search).has(whole.name);

/** The change that replaces the whole query with that of a view. */
export const viewChange = <S extends string, F extends ListFilters>(
  query: string,
  { filters }: ListShape<S, F>,
): ListChange => ({
  ...Object.fromEntries(ownNames(filters).map((name) => [name, undefined])),
  ...Object.fromEntries(new URLSearchParams(query)),
});

const ownNames = (filters: ListFilters) => ['q', 'page', 'per_page', 'sort', 'direction', ...Object.keys(filters)];

/**
 * The address after a change. Another order, search or filter returns to the first page. `opensWithView` is true for a
 * list that shows a view when its address has no query.
 */
export function changeQuery<S extends string, F extends ListFilters>(
  search: string,
  change: ListChange,
  shape: ListShape<S, F>,
  opensWithView = false,
): string {
  const at = new URLSearchParams(search);
  at.delete('page');
  at.delete(whole.name);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) at.delete(name);
    else at.set(name, String(value));
  }
  const own = writeQuery(readQuery(at.toString(), shape), shape);
  // Parameters that do not belong to the list are kept.
  for (const name of ownNames(shape.filters)) at.delete(name);
  if (own === '' && opensWithView) at.set(whole.name, whole.value);
  return [at.toString(), own].filter(Boolean).join('&');
}
