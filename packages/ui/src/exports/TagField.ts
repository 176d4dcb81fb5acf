export { TagField, type TagFieldProps } from '../components/TagField/TagField.tsx';
