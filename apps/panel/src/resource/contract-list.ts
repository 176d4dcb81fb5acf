import type { Outcome, SendOptions } from '@kronos/api';
import type { ListFilters as Declared } from '@kronos/api';
import { defineList, type ListQuery, type ListShape } from './list-query.ts';
import type { ListExport, ListPage } from './list-store.ts';

type FilterOf<L extends Declared> = L['fields'][number];
interface Choice {
  readonly options: readonly string[];
}
interface Several {
  readonly kind: 'records';
}
type ValuesOf<L extends Declared> = {
  readonly [F in FilterOf<L> as F['name']]: F extends Choice ? F['options'] : F extends Several ? 'numbers' : 'number';
};
/** The filters with fixed values. */
export type ChoiceOf<L extends Declared> = Extract<FilterOf<L>, Choice>;
/** The names of the filters by the number of one or several records. */
export type FoundName<L extends Declared> = Exclude<FilterOf<L>, Choice>['name'];
/** The names of all filters. */
export type FilterName<L extends Declared> = FilterOf<L>['name'];
export type ShapeOf<L extends Declared> = ListShape<L['sorts'][number], ValuesOf<L>>;
export type QueryFor<L extends Declared> = ListQuery<L['sorts'][number], ValuesOf<L>>;

/** The shape of the list's query, as the address reads and writes it. */
export const shapeOf = <const L extends Declared>({ sorts, sort, direction, fields }: L): ShapeOf<L> =>
  defineList({
    sorts,
    sort,
    direction,
    // The names and values are those of the type.
    filters: Object.fromEntries(
      fields.map(({ name, kind, options }) => [name, options ?? (kind === 'records' ? 'numbers' : 'number')]),
    ) as ValuesOf<L>,
  });

/** The calls of a list, which its group of endpoints has. */
export interface ListCalls<Q, R> {
  readonly list: (request: { query: Q }, options: SendOptions) => Promise<Outcome<ListPage<R>>>;
  readonly export: (request: { query: Q }, options: SendOptions) => Promise<Outcome<ListExport<R>>>;
}

/** The query parameters that the endpoint of a list accepts. */
export type AskedName<G extends ListCalls<never, unknown>> = keyof NonNullable<
  NonNullable<Parameters<G['list']>[0]>['query']
>;
