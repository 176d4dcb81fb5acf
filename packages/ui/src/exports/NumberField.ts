export { NumberField, type NumberFieldProps } from '../components/NumberField/NumberField.tsx';
