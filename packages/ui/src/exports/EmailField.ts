export { EmailField, type EmailFieldProps } from '../components/EmailField/EmailField.tsx';
