export { type Filter, FilterBar, type FilterBarProps, type FilterOption } from '../components/FilterBar/FilterBar.tsx';
