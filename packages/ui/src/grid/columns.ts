import type { ReactNode } from 'react';

/** One column of a `Table` or a `DataGrid`. Keep the list of columns stable between renders: rows are drawn anew when it changes. */
export interface GridColumn<Row> {
  id: string;
  /** Its name, in the header and in the cards of small places. */
  header: string;
  /** What a row shows in it. */
  cell(row: Row): ReactNode;
  /** Numbers stand at the end of the line, under each other. @default false */
  isNumeric?: boolean | undefined;
  /** Names the row for screen readers. One column at least should. @default false */
  isRowHeader?: boolean | undefined;
  /** Has a button that sorts by it; the order is the host's work unless there is `compare`. @default false */
  isSortable?: boolean | undefined;
  /** The ascending order of two rows: with it the column is sortable and the kit sorts. */
  compare?(a: Row, b: Row): number;
  /** Can be made wider and narrower. @default false */
  isResizable?: boolean | undefined;
  /** Pixels. Without a width the columns share what is left. */
  width?: number | undefined;
  /** Never narrower than this, in pixels. @default 96 */
  minWidth?: number | undefined;
  /** What stands under the column, such as a total. `Table` only. */
  footer?: ReactNode;
}

export interface GridSort {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** Widths in pixels by column, of those that were resized. */
export type GridWidths = Readonly<Record<string, number>>;

/** Columns of the kit's own beside those of the host. */
export interface GridSides {
  hasDetail: boolean;
  hasSelection: boolean;
  hasActions: boolean;
}

/** The custom property by which a grid tells its rows their columns. */
export const columnsProperty = '--kr-grid-columns';
/** Least width of all columns together. */
export const widthProperty = '--kr-grid-width';

export const defaultMinWidth = 96;
const sideWidth = 44;
const actionsWidth = 112;

/** How many columns stand before the host's first one. */
export const leadingColumns = ({ hasDetail, hasSelection }: GridSides): number =>
  Number(hasDetail) + Number(hasSelection);

/** The tracks that every row repeats. Without contents in the sum all rows agree, whether or not others are drawn. */
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
