export { BulkResults, type BulkResult, type BulkResultsProps } from '../components/BulkResults/BulkResults.tsx';
