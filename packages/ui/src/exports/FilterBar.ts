export { FilterBar } from '../components/FilterBar/FilterBar.tsx';
export type { Filter, FilterBarProps, FilterOption } from '../components/FilterBar/filter-bar-props.ts';
