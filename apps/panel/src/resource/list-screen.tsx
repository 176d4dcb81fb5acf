import type { ListFilters } from '@kronos/api';
import { LinkButton } from '@kronos/ui/LinkButton';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useApp, useMessages, useStore } from '../context/app-context.ts';
import { useFormat } from '../context/use-format.ts';
import type { PanelClient } from '../stores/late-client.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import type { BulkActions, BulkDeclaration } from './bulk-run.ts';
import { type Cells, type Column, createCells } from './cells.tsx';
import { columnsOf, csvColumnsOf } from './columns-of.ts';
import {
  type AskedName,
  type ChoiceOf,
  type FilterName,
  type FoundName,
  type ListCalls,
  type QueryFor,
  shapeOf,
} from './contract-list.ts';
import { createBulk, type UseBulk } from './create-bulk.tsx';
import type { FilterWords } from './Filters.tsx';
import { followEvents, type StaleOn } from './follow-events.ts';
import { createKnownNames, type Found } from './known-names.ts';
import { listChoices } from './list-choices.ts';
import { ListScreen } from './ListScreen.tsx';
import { createLateFinder } from './late-finder.ts';
import { createListStore } from './list-store.ts';
import {
  type AskedAction,
  type HasTexts,
  type ListSubject,
  listTexts,
  type NameOf,
  type OtherTexts,
} from './list-texts.ts';

interface Row {
  readonly id: number;
}

/** Rejects columns without a text, or with a value without a text. */
export type UnlabelledColumns<S extends string, C, W = unknown> = {
  readonly [N in keyof C]: N extends NameOf<S, 'column'>
    ? C[N] extends Column<never, infer V>
      ? HasTexts<S, N, V, W> extends true
        ? unknown
        : never
      : never
    : never;
};

/** Rejects filters that the endpoint does not accept, without a text, or with a value without a text. */
export type Unfit<S extends string, G extends ListCalls<never, unknown>, L extends ListFilters, W = unknown> =
  FilterName<L> extends AskedName<G> & NameOf<S, 'filter'>
    ? false extends {
        [F in ChoiceOf<L> as F['name']]: HasTexts<S, F['name'], F['options'][number], W>;
      }[ChoiceOf<L>['name']]
      ? never
      : unknown
    : never;

interface ListDeclaration<
  S extends ListSubject,
  L extends ListFilters,
  R extends Row,
  G extends ListCalls<QueryFor<L>, R>,
  C extends Readonly<Record<string, Column<R>>>,
  W extends OtherTexts,
> {
  /** The prefix of its texts, such as `products` of `products.list.title` and `products.column.name`. */
  subject: S;
  /** The group of its endpoints. With `asks` or `inRows`, state the type of `api`: the rows are inferred from it. */
  read: (api: PanelClient) => G & ListCalls<QueryFor<L>, R>;
  /** The orders and filters of the contract. */
  filters: L & Unfit<S, G, L, W>;
  /** How the filters by a record's number find the record. */
  find?: { readonly [N in FoundName<L>]: Found<R> };
  /** The texts of values that are elsewhere in the catalogue. */
  words?: W;
  /** The events, by channel, that make the list stale. */
  staleOn: StaleOn;
  rowName: (row: R) => string;
  /** The columns in order. One that has the name of a sort order can be sorted. */
  columns: (cell: Cells<R>) => C & UnlabelledColumns<S, C, W>;
  /** The actions on several rows: those of the group's `bulk` call, or any others by a hook. */
  bulk?: BulkActions<S, G, R> | UseBulk<R>;
  /** The actions of `bulk` that need a confirmation: `mediaKeys.bulk.forget.ask` is the question. */
  asks?: readonly (NoInfer<keyof BulkActions<S, G, R>> & AskedAction<S>)[];
  /** The actions of `bulk` that each row they apply to shows as well. There is room for one at a time. */
  inRows?: readonly NoInfer<keyof BulkActions<S, G, R>>[];
  /** An introduction above the list. */
  intro?: ReactNode;
  /** Another action of the page, next to the export. */
  action?: ReactNode;
  /**
   * The address that a press on a row opens; `here` is that of the list. A link in a cell should lead to the same
   * place.
   */
  open?: (row: R, here: string) => string;
  /** The address of the form for a new record. */
  create?: string;
  /** The name of the exported file. @default the last part of the subject */
  file?: string;
}

const all = {};

interface PartProps<Q> {
  /** Restricts the list to a part of it, such as one node; keep it the same between renders. @default the whole list */
  within?: Partial<Q>;
  /** The title of the part. @default the list's title */
  title?: string;
  /** An introduction in place of the list's own. */
  intro?: ReactNode;
  /** An action in place of the list's own. */
  action?: ReactNode;
}

/** Declares the page of a list; its texts are found by the name of the subject. */
export function listScreen<
  const S extends ListSubject,
  const L extends ListFilters,
  R extends Row,
  G extends ListCalls<QueryFor<L>, R>,
  const C extends Readonly<Record<string, Column<R>>>,
  // By default no texts are elsewhere.
  const W extends OtherTexts = Record<never, never>,
>(declaration: ListDeclaration<S, L, R, G, C, W>) {
  const {
    subject,
    read,
    filters,
    staleOn,
    rowName,
    create,
    open,
    words,
    bulk = {},
    asks = [],
    inRows = [],
  } = declaration;
  const find: Readonly<Record<string, Found<R> | undefined>> = declaration.find ?? {};
  const { file = subject.split('.').at(-1) ?? subject } = declaration;
  const shape = shapeOf<L>(filters);
  const columns: Readonly<Record<string, Column<R>>> = declaration.columns(createCells());
  const actions = typeof bulk === 'function' ? {} : bulk;
  // The type of `bulk` allows only the actions of the group's call.
  const readBulk = read as unknown as BulkDeclaration<R>['read'];
  const declared = createBulk<R>({ subject, read: readBulk, actions, rowName, asks, inRows });
  const useBulk = typeof bulk === 'function' ? bulk : declared.useBulk;
  const hasBulk = declaration.bulk !== undefined;

  const createChoices = listChoices(subject);

  /** The store of the list, or of the part given by `within`. It is read again after an event that makes it stale. */
  function createStore({ api, clock, signal, follow }: StoreDeps, within?: Partial<QueryFor<L>>) {
    const calls: ListCalls<QueryFor<L>, R> = read(api);
    const names = createKnownNames(find);
    const list = createListStore<QueryFor<L>, R>({
      async read(query, options) {
        const outcome = await calls.list({ query: { ...query, ...within } }, options);
        if (outcome.kind === 'ok') names.learn(outcome.data.data);
        return outcome;
      },
      readAll: (query, options) => calls.export({ query: { ...query, ...within } }, options),
      clock,
      signal,
    });
    followEvents(staleOn, follow, () => void list.refresh());
    return { ...list, names };
  }

  /** The stores of the parts that were opened. */
  function createStores(deps: StoreDeps) {
    const stores = new Map<string, ReturnType<typeof createStore>>();
    return (within: Partial<QueryFor<L>>) => {
      const key = JSON.stringify(within);
      const store = stores.get(key) ?? createStore(deps, within);
      stores.set(key, store);
      return store;
    };
  }

  function Page({
    within = all,
    title,
    intro = declaration.intro,
    action: own = declaration.action,
  }: PartProps<QueryFor<L>>) {
    const store = useStore(createStores)(within);
    const choices = useStore(createChoices);
    const t = useMessages();
    const format = useFormat();
    const texts = useMemo(() => listTexts(subject, t, words), [t]);
    const shown = useMemo(() => columnsOf({ columns, sorts: filters.sorts, texts, t, format }), [texts, t, format]);
    const { buttons, rowActions, dialog } = useBulk(store);
    const finder = useStore(createLateFinder);
    const { location } = useApp();
    const { page } = useSyncExternalStore(store.subscribe, store.get);
    // All rows share the record that the list is filtered by.
    const first = page.status === 'ready' ? page.data.data[0] : undefined;
    const filterWords = filters.fields
      .filter(({ name }) => !(name in within))
      .map(({ name, options = [] }: ListFilters['fields'][number]): FilterWords => {
        const found = find[name];
        const label = texts.filter(name);
        if (!found) return { id: name, label, values: options.map((id) => ({ id, label: texts.option(name, id) })) };
        const { records, names } = found;
        if (names) return { id: name, label, findSeveral: finder(records), nameOf: (one) => store.names.of(name, one) };
        return { id: name, label, find: finder(records), name: (first && found.name?.(first)) ?? undefined };
      });
    const action =
      create === undefined ? undefined : (
        <LinkButton tone="accent" href={create}>
          {texts.list('create')}
        </LinkButton>
      );

    return (
      <>
        <ListScreen
          store={store}
          shape={shape}
          choices={choices}
          title={title ?? texts.list('title')}
          description={texts.list('text')}
          intro={intro}
          actions={
            <>
              {own}
              {action}
            </>
          }
          columns={shown}
          rowName={rowName}
          search={{ label: texts.list('search'), placeholder: texts.list('searchHint') }}
          filters={filterWords}
          empty={{ title: texts.list('empty'), description: texts.list('emptyText'), action }}
          csv={{ name: file, columns: csvColumnsOf({ columns, texts, t, format }) }}
          {...(open && { onRowAction: (row: R) => location.navigate(open(row, location.read())) })}
          {...(rowActions && { rowActions })}
          {...(hasBulk && { renderBulkActions: buttons })}
        />
        {dialog}
      </>
    );
  }

  /** For tests of the declaration. */
  const screen = {
    subject,
    words,
    shape,
    columns,
    staleOn,
    actions,
    createStore,
    createStores,
    createChoices,
    createRun: declared.createRun,
  };
  return Object.assign(Page, { screen });
}
