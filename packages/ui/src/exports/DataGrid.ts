export { DataGrid, type DataGridProps } from '../components/DataGrid/DataGrid.tsx';
