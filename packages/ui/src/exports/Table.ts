export { Table, type TableProps } from '../components/Table/Table.tsx';
export type { GridColumn, GridSort, GridWidths } from '../grid/columns.ts';
export { gridSelectionModes } from '../grid/grid-props.ts';
export type { GridProps, GridSelectionMode } from '../grid/grid-props.ts';
export type { GridSelection } from '../grid/selection.ts';
