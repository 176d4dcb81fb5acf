import type { Outcome, SendOptions } from '@kronos/api';
import type { ListFilters as Declared } from '@kronos/api';
import { defineList, type ListQuery, type ListShape } from './list-query.ts';
import type { ListExport, ListPage } from './list-store.ts';

/** The orders and filters that the contract has for a list; each filter is one of some values. */
export interface ChoiceFilters extends Declared {
  readonly fields: readonly (Declared['fields'][number] & { readonly options: readonly string[] })[];
}

type FilterOf<L extends ChoiceFilters> = L['fields'][number];
type ValuesOf<L extends ChoiceFilters> = {
  readonly [F in FilterOf<L> as F['name']]: F['options'];
};
/** The names of its filters. */
export type FilterName<L extends ChoiceFilters> = FilterOf<L>['name'];
export type ShapeOf<L extends ChoiceFilters> = ListShape<L['sorts'][number], ValuesOf<L>>;
export type QueryFor<L extends ChoiceFilters> = ListQuery<L['sorts'][number], ValuesOf<L>>;

/** What can be asked for, as the address reads and writes it. */
export const shapeOf = <const L extends ChoiceFilters>({ sorts, sort, direction, fields }: L): ShapeOf<L> =>
  defineList({
    sorts,
    sort,
    direction,
    // The names and values are those of the type.
    filters: Object.fromEntries(fields.map(({ name, options }) => [name, options])) as ValuesOf<L>,
  });

/** The calls of a list: the group of its endpoints has them. */
export interface ListCalls<Q, R> {
  readonly list: (request: { query: Q }, options: SendOptions) => Promise<Outcome<ListPage<R>>>;
  readonly export: (request: { query: Q }, options: SendOptions) => Promise<Outcome<ListExport<R>>>;
}

/** The names that the endpoint of a list takes in a query. */
export type AskedName<G extends ListCalls<never, unknown>> = keyof NonNullable<
  NonNullable<Parameters<G['list']>[0]>['query']
>;
