export { TimeField, type TimeFieldProps } from '../components/TimeField/TimeField.tsx';
