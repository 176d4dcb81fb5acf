import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useMemo,
} from 'react';
import { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { defaultDataMessages } from '../i18n/data-messages.ts';
import { useWords } from '../i18n/use-words.ts';
import { isControl, placeOf, takesArrows } from './cells.ts';
import { columnsProperty, type GridSides, gridTracks, widthProperty } from './columns.ts';
import { nameCutText } from './cut-text.ts';
import type { GridProps } from './grid-props.ts';
import { coverage } from './selection.ts';
import { isTyped, useTypeAhead } from './type-ahead.ts';
import { useColumnWidths } from './use-column-widths.ts';
import type { Place } from './move.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useGridSelection } from './use-grid-selection.ts';
import { useGridSort } from './use-grid-sort.ts';

const none: readonly string[] = [];

export interface GridExtras {
  hasDetail?: boolean;
  /** The number of rows other than the header and the data: details, totals. */
  extraRows?: number;
  onExpand?: (key: string) => void;
}

/** The behaviour that all grids of the kit share: sorting, selection, resizing, one tab stop, keys. */
export function useGrid<Row>(
  gridRef: RefObject<HTMLTableElement | null>,
  props: GridProps<Row>,
  { hasDetail = false, extraRows = 0, onExpand }: GridExtras = {},
) {
  const { rows, columns, rowKey, rowName, rowActions, onRowAction, selectionMode = 'none', isLoading = false } = props;
  const messages = useWords(defaultDataMessages);
  const { sort, sorted, sortBy } = useGridSort(rows, columns, props);
  const keys = useMemo(() => sorted.map(rowKey), [sorted, rowKey]);
  const select = useGridSelection(keys, props);
  const { selection } = select;
  const shown = useMemo(() => coverage(keys, selection), [keys, selection]);
  const { widths, resizing } = useColumnWidths(gridRef, columns, props);

  const hasSelection = selectionMode === 'multiple';
  const hasActions = rowActions !== undefined;
  const sides: GridSides = useMemo(
    () => ({ hasDetail, hasSelection, hasActions }),
    [hasDetail, hasSelection, hasActions],
  );
  const { template, width } = useMemo(() => gridTracks(columns, widths, sides), [columns, widths, sides]);
  const columnCount = columns.length + Number(hasDetail) + Number(hasSelection) + Number(hasActions);
  const hasRows = rows.length > 0 && props.error === undefined;
  // Without rows there is one with the reason; while the first rows load there is none.
  const rowCount = 1 + (hasRows ? rows.length + extraRows : isLoading ? 0 : 1);
  const focus = useGridFocus({ gridRef, rowCount, columnCount, keys: extraRows === 0 ? keys : none });

  const rowOf = (cell: HTMLElement) => {
    const key = cell.closest<HTMLElement>('[data-key]')?.dataset.key;
    return key === undefined ? undefined : { key, row: sorted[keys.indexOf(key)] };
  };
  const findTyped = useTypeAhead();
  const goToTyped = (event: KeyboardEvent, at: Place): boolean => {
    if (!hasRows || !isTyped(event)) return false;
    const found = findTyped(sorted.map(rowName), keys.indexOf(activeKey() ?? ''), event);
    const key = keys[found];
    if (key === undefined) return false;
    // Rows with an open detail have other indexes than their positions; those are all rendered.
    const shownRow = gridRef.current?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    focus.goTo({ row: Number(shownRow?.ariaRowIndex ?? found + 2), column: at.column });
    return true;
  };
  const activeKey = () => document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset.key;

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const at = gridRef.current && placeOf(gridRef.current, event.target);
    if (!at || takesArrows(event.target)) return;
    const from = activeKey();
    if (focus.moveBy(event)) {
      const to = activeKey();
      if (hasSelection && event.shiftKey && from && to && to !== from) select.extend(to, from);
      return;
    }
    if (hasSelection && isSelectAll(event)) select.selectAll();
    else if (hasSelection && event.key === 'Escape' && select.selection.size > 0) select.clear();
    else if (goToTyped(event, at.place)) {
      // The keys of the page, such as its shortcuts, do not see a letter that found a row.
    } else if (event.target !== at.cell) return;
    else if (hasSelection && event.key === ' ' && from) {
      if (event.shiftKey) select.extend(from);
      else select.toggle(from);
    } else if (onRowAction && event.key === 'Enter') {
      const found = rowOf(at.cell);
      if (found?.row !== undefined) onRowAction(found.row);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onClick = (event: MouseEvent) => {
    const at = gridRef.current && placeOf(gridRef.current, event.target);
    if (!at || !(event.target instanceof Element)) return;
    const column = event.target.closest<HTMLElement>('[data-sort]')?.dataset.sort;
    if (column !== undefined) return sortAloud(column);
    const found = rowOf(at.cell);
    if (event.target.closest('[data-select]')) {
      if (!found) select.toggleAll();
      else if (event.shiftKey) extendByPointer(found.key);
      else select.toggle(found.key);
      return;
    }
    if (!found || event.defaultPrevented) return;
    if (event.target.closest('[data-expand]')) return onExpand?.(found.key);
    if (isControl(event.target, at.cell)) return;
    if (hasSelection && event.shiftKey) extendByPointer(found.key);
    else if (hasSelection && (event.ctrlKey || event.metaKey)) select.toggle(found.key);
    // Selecting text to copy it is not a press on the row.
    else if (found.row !== undefined && getSelection()?.isCollapsed !== false) onRowAction?.(found.row);
  };
  const sortAloud = (id: string) => {
    const { direction } = sortBy(id);
    const name = columns.find((column) => column.id === id)?.header ?? id;
    announce(direction === 'ascending' ? messages.sortedAscending(name) : messages.sortedDescending(name), 'polite');
  };
  const onPointerOver = (event: PointerEvent) => {
    const at = gridRef.current && placeOf(gridRef.current, event.target);
    if (at) nameCutText(at.cell);
  };
  const extendByPointer = (key: string) => {
    getSelection()?.removeAllRanges();
    select.extend(key);
  };

  const tracks: Record<string, string> = { [columnsProperty]: template, [widthProperty]: `${width}px` };
  return {
    sorted,
    keys,
    sort,
    select,
    coverage: shown,
    widths,
    resizing,
    sides,
    columnCount,
    hasRows,
    place: focus.place,
    gridProps: {
      role: 'grid',
      'aria-label': props.label,
      'aria-rowcount': rowCount,
      'aria-colcount': columnCount,
      'aria-busy': isLoading,
      ...(hasSelection ? { 'aria-multiselectable': true } : {}),
      style: tracks satisfies CSSProperties,
      onKeyDownCapture,
      onClick,
      onPointerOver,
      onFocus: focus.onFocus,
      onPointerDownCapture: focus.onPointerDownCapture,
    },
  };
}

const isSelectAll = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'a';
