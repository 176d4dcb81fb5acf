export { CodeField, type CodeFieldProps } from '../components/CodeField/CodeField.tsx';
