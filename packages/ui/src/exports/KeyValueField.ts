export {
  type KeyValue,
  type KeyValueErrors,
  KeyValueField,
  type KeyValueFieldProps,
} from '../components/KeyValueField/KeyValueField.tsx';
