export { SecretField, type SecretFieldProps } from '../components/SecretField/SecretField.tsx';
