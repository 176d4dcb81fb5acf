export { FormFields, type FormFieldsProps, type FormValues } from '../components/FormFields/FormFields.tsx';
export {
  formFieldKinds,
  type FormField,
  type FormFieldKind,
  type FormFieldText,
} from '../components/FormFields/form-field.ts';
