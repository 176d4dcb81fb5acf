import type { ChannelId, EventOf } from '@kronos/realtime';
import { LinkButton } from '@kronos/ui/LinkButton';
import { useMemo } from 'react';
import { useMessages, useStore } from '../context/app-context.ts';
import { useFormat } from '../context/use-format.ts';
import type { PanelClient } from '../stores/late-client.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import type { BulkActions } from './bulk-run.ts';
import { type Cells, type Column, createCells } from './cells.tsx';
import { columnsOf, csvColumnsOf } from './columns-of.ts';
import {
  type AskedName,
  type ChoiceFilters,
  type FilterName,
  type ListCalls,
  type QueryFor,
  shapeOf,
} from './contract-list.ts';
import { createBulk, type UseBulk } from './create-bulk.tsx';
import { listChoices } from './list-choices.ts';
import { ListScreen } from './ListScreen.tsx';
import { createListStore } from './list-store.ts';
import { type HasTexts, type ListSubject, listTexts, type NameOf } from './list-texts.ts';

interface Row {
  readonly id: number;
}

/** What is wrong with the columns: one without a text, or a value of one without a text. */
export type Unworded<S extends string, C> = {
  readonly [N in keyof C]: N extends NameOf<S, 'column'>
    ? C[N] extends Column<never, infer V>
      ? HasTexts<S, N, V> extends true
        ? unknown
        : never
      : never
    : never;
};

/** What is wrong with the filters: one that the endpoint does not take, has no text, or a value of it has none. */
export type Unfit<S extends string, G extends ListCalls<never, unknown>, L extends ChoiceFilters> =
  FilterName<L> extends AskedName<G> & NameOf<S, 'filter'>
    ? {
        [F in L['fields'][number] as F['name']]: HasTexts<S, F['name'], F['options'][number]>;
      }[FilterName<L>] extends true
      ? unknown
      : never
    : never;

interface ListDeclaration<
  S extends ListSubject,
  L extends ChoiceFilters,
  R extends Row,
  G extends ListCalls<QueryFor<L>, R>,
  C extends Readonly<Record<string, Column<R>>>,
> {
  /** Whose list it is: `products.list.title`, `products.column.name` and the like are its texts. */
  subject: S;
  /** The group of its endpoints. */
  read: (api: PanelClient) => G & ListCalls<QueryFor<L>, R>;
  /** The orders and filters of the contract. */
  filters: L & Unfit<S, G, L>;
  /** The events, by channel, after which what is shown is old. */
  staleOn: { readonly [Id in ChannelId]?: readonly EventOf<Id>[] };
  rowName: (row: R) => string;
  /** In their order. One of the name of a sort order has its button. */
  columns: (cell: Cells<R>) => C & Unworded<S, C>;
  /** What can be done to several rows: a call for each, or anything else by a hook. */
  bulk?: BulkActions<S, G, R> | UseBulk<R>;
  /** The address where a new one is made. */
  create?: string;
  /** The name of an export. @default the last part of the subject */
  file?: string;
}

/** The page of a list, declared: its texts are those that the catalogue has by the subject's name. */
export function listScreen<
  const S extends ListSubject,
  const L extends ChoiceFilters,
  R extends Row,
  G extends ListCalls<QueryFor<L>, R>,
  const C extends Readonly<Record<string, Column<R>>>,
>(declaration: ListDeclaration<S, L, R, G, C>) {
  const { subject, read, filters, staleOn, rowName, create, bulk = {} } = declaration;
  const { file = subject.split('.').at(-1) ?? subject } = declaration;
  const shape = shapeOf<L>(filters);
  const columns: Readonly<Record<string, Column<R>>> = declaration.columns(createCells());
  const actions = typeof bulk === 'function' ? {} : bulk;
  const declared = createBulk<G, R>({ subject, read, actions, rowName });
  const useBulk = typeof bulk === 'function' ? bulk : declared.useBulk;
  const hasBulk = declaration.bulk !== undefined;

  const createChoices = listChoices(subject);

  /** The store of the list, which is read again once it is stale. */
  function createStore({ api, clock, signal, follow }: StoreDeps) {
    const calls: ListCalls<QueryFor<L>, R> = read(api);
    const list = createListStore<QueryFor<L>, R>({
      read: (query, options) => calls.list({ query }, options),
      readAll: (query, options) => calls.export({ query }, options),
      clock,
      signal,
    });
    const followChannel = <Id extends ChannelId>(channel: Id, events: (typeof staleOn)[Id] = staleOn[channel]) => {
      for (const event of events ?? []) follow(channel, event, () => void list.refresh());
    };
    for (const channel of Object.keys(staleOn) as ChannelId[]) followChannel(channel);
    return list;
  }

  function Page() {
    const store = useStore(createStore);
    const choices = useStore(createChoices);
    const t = useMessages();
    const format = useFormat();
    const texts = useMemo(() => listTexts(subject, t), [t]);
    const shown = useMemo(() => columnsOf({ columns, sorts: filters.sorts, texts, t, format }), [texts, t, format]);
    const { buttons, dialog } = useBulk(store);
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
          title={texts.list('title')}
          description={texts.list('text')}
          actions={action}
          columns={shown}
          rowName={rowName}
          search={{ label: texts.list('search'), placeholder: texts.list('searchHint') }}
          filters={filters.fields.map(({ name, options }) => ({
            id: name,
            label: texts.filter(name),
            values: options.map((id) => ({ id, label: texts.option(name, id) })),
          }))}
          empty={{ title: texts.list('empty'), description: texts.list('emptyText'), action }}
          csv={{ name: file, columns: csvColumnsOf({ columns, texts, t, format }) }}
          {...(hasBulk && { renderBulkActions: buttons })}
        />
        {dialog}
      </>
    );
  }

  /** For tests of the declaration. */
  const screen = {
    subject,
    shape,
    columns,
    staleOn,
    actions,
    createStore,
    createChoices,
    createRun: declared.createRun,
  };
  return Object.assign(Page, { screen });
}
