export { PasswordField, type PasswordFieldProps } from '../components/PasswordField/PasswordField.tsx';
