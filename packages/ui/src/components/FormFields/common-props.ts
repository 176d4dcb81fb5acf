import type { FieldInputProps } from './form-field.ts';

/** The props that all inputs of the kit have in common. */
export const commonProps = ({ field, label, help, isDisabled }: FieldInputProps) => ({
  name: field.name,
  label: field.unit === undefined ? label : `${label} (${field.unit})`,
  help,
  isDisabled,
  isRequired: field.required === true,
  hasOptionalMark: field.required !== true,
});

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The texts of a list; what is no text is left out. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** A text as the field holds it: empty, a field that may be null is null. */
export const heldText = ({ nullable }: FieldInputProps['field'], text: string): string | null =>
  text === '' && nullable ? null : text;
