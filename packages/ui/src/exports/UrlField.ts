export { UrlField, type UrlFieldProps } from '../components/UrlField/UrlField.tsx';
