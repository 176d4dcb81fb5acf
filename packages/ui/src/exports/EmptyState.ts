export { EmptyState } from '../components/EmptyState/EmptyState.tsx';
export type { EmptyStateProps } from '../components/EmptyState/EmptyState.tsx';
