import type { ReactNode } from 'react';

/** One column of a `Table` or a `DataGrid`. Keep the columns stable between renders: a change renders all rows again. */
export interface GridColumn<Row> {
  id: string;
  /** The column's name, in the header and in the cards of narrow places. */
  header: string;
  /** Renders the cell of a row. */
  cell(row: Row): ReactNode;
  /** Whether the column contains numbers, which are aligned at the end. @default false */
  isNumeric?: boolean | undefined;
  /** Whether the column names the row for screen readers. At least one column should. @default false */
  isRowHeader?: boolean | undefined;
  /** Whether the header has a button that sorts; the host sorts unless there is `compare`. @default false */
  isSortable?: boolean | undefined;
  /** Compares two rows in ascending order. With it the column is sortable and the kit sorts. */
  compare?(a: Row, b: Row): number;
  /** Whether the user can resize the column. @default false */
  isResizable?: boolean | undefined;
  /** The width in pixels. Columns without a width share the remaining space. */
  width?: number | undefined;
  /** The minimum width in pixels. @default 96 */
  minWidth?: number | undefined;
  /** The footer of the column, such as a total. `Table` only. */
  footer?: ReactNode;
}

export interface GridSort {
  /** The id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** Widths in pixels by column, of those that were resized. */
export type GridWidths = Readonly<Record<string, number>>;

/** The kit's own columns beside those of the host. */
export interface GridSides {
  hasDetail: boolean;
  hasSelection: boolean;
  hasActions: boolean;
}

/** The custom property by which a grid sets the column widths of its rows. */
export const columnsProperty = '--kr-grid-columns';
/** The minimum width of all columns together. */
export const widthProperty = '--kr-grid-width';

export const defaultMinWidth = 96;
const sideWidth = 44;
const actionsWidth = 112;

/** Returns the number of columns before the host's first one. */
export const leadingColumns = ({ hasDetail, hasSelection }: GridSides): number =>
  Number(hasDetail) + Number(hasSelection);

/** Returns the tracks that every row repeats. They do not depend on content, so all rows agree, rendered or not. */
export function gridTracks<Row>(columns: readonly GridColumn<Row>[], widths: GridWidths, sides: GridSides) {
  const sized = columns.map((column) => ({ ...column, fixed: widths[column.id] ?? column.width }));
  const tracks = sized.map(({ fixed, minWidth = defaultMinWidth }) =>
    fixed === undefined ? { min: minWidth, track: `minmax(${minWidth}px, 1fr)` } : { min: fixed, track: `${fixed}px` },
  );
  const side = { min: sideWidth, track: `${sideWidth}px` };
  // Actions are at the end of the row, even where no column fills the width.
  const last = sized.some(({ fixed }) => fixed === undefined) ? `${actionsWidth}px` : `minmax(${actionsWidth}px, 1fr)`;
  const all = [
    ...(sides.hasDetail ? [side] : []),
    ...(sides.hasSelection ? [side] : []),
    ...tracks,
    ...(sides.hasActions ? [{ min: actionsWidth, track: last }] : []),
  ];
  return { template: all.map(({ track }) => track).join(' '), width: all.reduce((sum, { min }) => sum + min, 0) };
}
