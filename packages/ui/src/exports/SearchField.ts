export { SearchField, type SearchFieldProps } from '../components/SearchField/SearchField.tsx';
