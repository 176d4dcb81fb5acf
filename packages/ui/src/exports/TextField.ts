export { TextField, type TextFieldProps } from '../components/TextField/TextField.tsx';
