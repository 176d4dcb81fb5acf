export { Pagination, type PaginationProps, pageSizes } from '../components/Pagination/Pagination.tsx';
