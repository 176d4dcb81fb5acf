export { ColorField, type ColorFieldProps } from '../components/ColorField/ColorField.tsx';
