export { Grid } from '../components/Grid/Grid.tsx';
export type { GridProps, ResponsiveColumns } from '../components/Grid/Grid.tsx';
export { gridColumns, gridMinimums } from '../components/Grid/grid-options.ts';
export type { GridColumns, GridMinimum } from '../components/Grid/grid-options.ts';
