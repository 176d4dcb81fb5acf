export { Select } from '../components/Select/Select.tsx';
export type { SelectOption, SelectProps, SelectSection } from '../components/Select/select-props.ts';
