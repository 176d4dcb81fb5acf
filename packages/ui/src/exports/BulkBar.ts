export { BulkBar, type BulkBarProps } from '../components/BulkBar/BulkBar.tsx';
