export { DiffView, type DiffViewProps } from '../components/DiffView/DiffView.tsx';
