export { ErrorState, type ErrorStateProps } from '../components/ErrorState/ErrorState.tsx';
