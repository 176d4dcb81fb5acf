import { BulkBar } from '@kronos/ui/BulkBar';
import { Button } from '@kronos/ui/Button';
import { DataGrid, type DataGridProps } from '@kronos/ui/DataGrid';
import { EmptyState } from '@kronos/ui/EmptyState';
import { Inline } from '@kronos/ui/Inline';
import { InfoIcon } from '@kronos/ui/icons';
import { Pagination } from '@kronos/ui/Pagination';
import { ResourceList } from '@kronos/ui/ResourceList';
import { type GridColumn, type GridSelection, Table } from '@kronos/ui/Table';
import { type ReactNode, useMemo, useState } from 'react';
import { useApp, useMessages } from '../context/app-context.ts';
import { useFormat } from '../context/use-format.ts';
import { useNow } from '../context/use-now.ts';
import { shownColumns, shownInFile } from './columns-of.ts';
import { Filters, type FilterWords } from './Filters.tsx';
import type { ListChoicesStore } from './list-choices.ts';
import { type ListChange, type ListFilters, type ListQuery, type ListShape, pageSizes } from './list-query.ts';
import type { ListStore } from './list-store.ts';
import { ListTools } from './ListTools.tsx';
import { type CsvColumn, csvOf, saveCsv } from './save-csv.ts';
import { SearchBox } from './SearchBox.tsx';
import { stateOf } from './state-of.ts';
import { useList } from './use-list.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** What a list requires of a row. */
interface Row {
  readonly id: number;
}

export interface ListScreenProps<S extends string, F extends ListFilters, R extends Row> {
  store: ListStore<ListQuery<S, F>, R>;
  /** Like the columns, keep it the same between renders. */
  shape: ListShape<S, F>;
  /** The columns and views that the user chose. */
  choices: ListChoicesStore;
  title: string;
  description?: string;
  /** The main action of the page, next to the export. */
  actions?: ReactNode;
  /** An introduction above the list. */
  intro?: ReactNode;
  /** The id of a sortable column is its sort order in the shape. */
  columns: readonly GridColumn<R>[];
  rowName: (row: R) => string;
  search: { label: string; placeholder: string };
  filters: readonly FilterWords[];
  /** The empty state: its texts, and one action. */
  empty: { title: string; description?: string; action?: ReactNode };
  rowActions?: (row: R) => ReactNode;
  /** Called when a row is pressed; a link in a cell should lead to the same place. */
  onRowAction?: (row: R) => void;
  /** Small buttons for the selected rows; without it rows cannot be selected. */
  renderBulkActions?: (rows: readonly R[], clear: () => void) => ReactNode;
  /** The exported file, which contains all rows that match the filters. */
  csv?: { name: string; columns: readonly CsvColumn<R>[] };
}

const none: GridSelection = new Set();
/** With more rows than this the browser takes noticeably long for the layout. */
const mostDrawn = 500;
const gridHeight = 640;

/** A list of records: page, order, search and filters are in the address; the screen provides columns and texts. */
export function ListScreen<S extends string, F extends ListFilters, R extends Row>(props: ListScreenProps<S, F, R>) {
  const {
    store,
    shape,
    choices,
    title,
    rowName,
    search,
    filters,
    empty,
    rowActions,
    onRowAction,
    renderBulkActions,
    csv,
  } = props;
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const { notices } = useApp();
  const { view, query, go, chosen: choice, asked, showView, isNarrowed } = useList(store, shape, choices);
  const { hidden } = choice;
  const columns = useMemo(() => shownColumns(props.columns, hidden), [props.columns, hidden]);
  const [chosen, setChosen] = useState({ query, keys: none });
  const [isExporting, setExporting] = useState(false);

  const { page, isRefreshing } = view;
  const { readAll } = store;
  const shown = page.status === 'ready' ? page.data : undefined;
  const rows = shown?.data ?? [];
  // Only rows on screen can be selected: another page, order or search clears the selection.
  const keys = chosen.query === query ? chosen.keys : none;
  const selected = rows.filter(({ id }) => keys.has(String(id)));
  const select = (next: GridSelection) => setChosen({ query, keys: next });
  const age = page.status === 'ready' && page.isStale ? format.moment(page.at, now) : undefined;

  const exportAll = async (file: NonNullable<typeof csv>, readAll: NonNullable<typeof store.readAll>) => {
    setExporting(true);
    const outcome = await readAll(query);
    setExporting(false);
    if (outcome.kind !== 'ok') {
      notices.failed(outcome);
      return;
    }
    const { data, meta } = outcome.data;
    saveCsv(`${file.name}-${new Date(now).toISOString().slice(0, 10)}`, csvOf(data, shownInFile(file.columns, hidden)));
    const [count, total] = [data.length, meta.total];
    notices.done(
      count < total ? (t) => t('lists.exportedPart', { count, total }) : (t) => t('lists.exported', { count }),
    );
  };

  const grid = {
    label: title,
    rows,
    columns,
    rowKey,
    rowName,
    isLoading: !shown,
    loadingLabel: t('common.loading'),
    sort: { column: query.sort, direction: query.direction === 'asc' ? 'ascending' : 'descending' },
    onSortChange({ column, direction }) {
      const sort = shape.sorts.find((name) => name === column);
      if (sort) go({ sort, direction: direction === 'ascending' ? 'asc' : 'desc' });
    },
    rowActions,
    ...(onRowAction && { onRowAction }),
    ...(renderBulkActions && { selectionMode: 'multiple', selection: keys, onSelectionChange: select }),
  } satisfies DataGridProps<R>;
  // With so many rows only those in view are rendered.
  const table =
    rows.length > mostDrawn ? <DataGrid {...grid} height={gridHeight} /> : <Table {...grid} skeletonRows={8} />;

  return (
    <ResourceList
      title={title}
      description={age === undefined ? props.description : t('common.stale', { time: age })}
      actions={
        <Inline gap={8}>
          {csv && readAll && (
            <Button isPending={isExporting} onPress={() => void exportAll(csv, readAll)}>
              {t('lists.export')}
            </Button>
          )}
          {props.actions}
        </Inline>
      }
      intro={props.intro}
      state={stateOf(view, { isNarrowed })}
      isRefreshing={isRefreshing}
      filters={
        <>
          <SearchBox {...search} value={query.q} onSearch={(q) => go({ q }, { replace: true })} />
          {filters.length > 0 && (
            <Filters
              filters={filters}
              chosen={query}
              onChange={(id, value) => go({ [id]: value })}
              onClear={() => go(cleared(filters))}
            />
          )}
        </>
      }
      toolbar={<ListTools choices={choices} chosen={choice} asked={asked} columns={props.columns} onView={showView} />}
      loading={table}
      empty={<EmptyState glyph={<InfoIcon size={24} />} {...empty} />}
      error={
        page.status === 'failed' && (
          <LoadFailure title={t('lists.failed')} reason={page.reason} onRetry={() => void store.refresh()} />
        )
      }
      onClearFilters={() => go({ ...cleared(filters), q: '' })}
      labels={{
        loading: t('common.loading'),
        refreshing: t('lists.refreshing'),
        noMatch: t('lists.noMatch'),
        clearFilters: t('lists.clear'),
        forbidden: t('lists.forbidden'),
        forbiddenText: t('lists.forbiddenText'),
      }}
      pagination={
        shown && (
          <Pagination
            // The requested page: a second press continues from it, whatever is still on screen.
            page={query.page}
            pageSize={query.per_page}
            total={shown.meta.total}
            sizes={pageSizes}
            onPageChange={(next) => go({ page: next })}
            onPageSizeChange={(size) =>
              go({
                per_page: size,
                page: Math.floor(((query.page - 1) * query.per_page) / size) + 1,
              })
            }
          />
        )
      }
      bulkBar={
        renderBulkActions && (
          <BulkBar count={selected.length} onClear={() => select(none)}>
            {renderBulkActions(selected, () => select(none))}
          </BulkBar>
        )
      }
    >
      {table}
    </ResourceList>
  );
}

const rowKey = ({ id }: Row) => String(id);

const cleared = (filters: readonly FilterWords[]): ListChange =>
  Object.fromEntries(filters.map(({ id }) => [id, undefined]));
