import type { ReactNode } from 'react';
import type { GridColumn, GridSort, GridWidths } from './columns.ts';
import type { GridSelection } from './selection.ts';

export const gridSelectionModes = ['none', 'multiple'] as const;
export type GridSelectionMode = (typeof gridSelectionModes)[number];

/** The props that `Table` and `DataGrid` share, so that a growing list can change from one to the other. */
export interface GridProps<Row> {
  /** The name of the table. */
  label: string;
  /** The rows in display order, unless a column has `compare`. */
  rows: readonly Row[];
  /** The columns. Keep the list stable between renders. */
  columns: readonly GridColumn<Row>[];
  /** Returns the permanent key of a row. Keep the function stable between renders. */
  rowKey: (row: Row) => string;
  /** Returns the name of a row, used in the names of its controls. */
  rowName: (row: Row) => string;
  /** Whether rows can be selected. `multiple` adds a checkbox to each row; Shift and Ctrl select several. @default 'none' */
  selectionMode?: GridSelectionMode | undefined;
  /** The keys of the selected rows, when the host controls them. */
  selection?: GridSelection | undefined;
  /** The keys of the rows that are selected initially. */
  defaultSelection?: GridSelection | undefined;
  /** Called with the keys of all selected rows. */
  onSelectionChange?: ((selection: GridSelection) => void) | undefined;
  /** The sort order, when the host controls it. */
  sort?: GridSort | undefined;
  /** The initial sort order. */
  defaultSort?: GridSort | undefined;
  /** Called with the chosen sort order. */
  onSortChange?: ((sort: GridSort) => void) | undefined;
  /** The initial widths in pixels, such as those that the user chose before. */
  defaultWidths?: GridWidths | undefined;
  /** Called once after each resizing with the widths of all resized columns. */
  onWidthsChange?: ((widths: GridWidths) => void) | undefined;
  /** Renders the buttons of a row, up to three of 28 px. They show on hover and focus, and always on touch. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Called on Enter or a press on a row. There SHOULD be another way to the same action, such as a link in a cell. */
  onRowAction?: ((row: Row) => void) | undefined;
  /** Whether rows are loading. Without rows it shows placeholders; present rows stay, dimmed. @default false */
  isLoading?: boolean | undefined;
  /** The text that is announced while rows load. @default the kit's text */
  loadingLabel?: string | undefined;
  /** The content shown when there are no rows, such as an `EmptyState`. */
  empty?: ReactNode;
  /** The content shown when the rows could not be loaded. */
  error?: ReactNode;
}
