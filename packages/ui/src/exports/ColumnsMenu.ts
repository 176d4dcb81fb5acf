export { ColumnsMenu, type ColumnChoice, type ColumnsMenuProps } from '../components/ColumnsMenu/ColumnsMenu.tsx';
