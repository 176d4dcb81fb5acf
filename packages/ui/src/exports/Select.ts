export { Select, type SelectOption, type SelectProps, type SelectSection } from '../components/Select/Select.tsx';
