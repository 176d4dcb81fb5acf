export { type FieldErrors, Form, type FormProps } from '../components/Form/Form.tsx';
