import type { ReactNode } from 'react';
import type { GridColumn, GridSort, GridWidths } from './columns.ts';
import type { GridSelection } from './selection.ts';

export const gridSelectionModes = ['none', 'multiple'] as const;
export type GridSelectionMode = (typeof gridSelectionModes)[number];

/** What a `Table` and a `DataGrid` have in common, so that a list can change from one to the other as it grows. */
export interface GridProps<Row> {
  /** The name of the table. */
  label: string;
  /** The rows, in the order in which they are shown unless a column compares. */
  rows: readonly Row[];
  /** Keep the list stable between renders. */
  columns: readonly GridColumn<Row>[];
  /** The key of a row, the same over time. Keep the function stable between renders. */
  rowKey: (row: Row) => string;
  /** The name of a row, used in the names of its controls. */
  rowName: (row: Row) => string;
  /** `multiple` adds a box to each row, Shift and Ctrl for many. @default 'none' */
  selectionMode?: GridSelectionMode | undefined;
  /** Keys of the selected rows, when the host holds them. */
  selection?: GridSelection | undefined;
  /** Keys of the rows that are selected at first. */
  defaultSelection?: GridSelection | undefined;
  /** Called with the keys of all selected rows. */
  onSelectionChange?: ((selection: GridSelection) => void) | undefined;
  /** The order, when the host holds it. */
  sort?: GridSort | undefined;
  /** The order at first. */
  defaultSort?: GridSort | undefined;
  /** Called with the order that was asked for. */
  onSortChange?: ((sort: GridSort) => void) | undefined;
  /** Widths in pixels that a person chose before. */
  defaultWidths?: GridWidths | undefined;
  /** Called once after each resizing. */
  onWidthsChange?: ((widths: GridWidths) => void) | undefined;
  /** Buttons of a row, up to three of 28 px. Shown on hover and focus, always on touch. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Enter or a press on a row. Something else SHOULD lead there too, such as a link in a cell. */
  onRowAction?: ((row: Row) => void) | undefined;
  /** Without rows: places for them. With rows: they stay, dimmed. @default false */
  isLoading?: boolean | undefined;
  /** The text that is announced while rows load. @default the kit's word */
  loadingLabel?: string | undefined;
  /** In place of the rows when there are none, such as an `EmptyState`. */
  empty?: ReactNode;
  /** In place of the rows when they could not be had. */
  error?: ReactNode;
}
