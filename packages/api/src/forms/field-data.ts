/** The kinds of field for which there is an input. */
export const fieldKinds = [
  'text',
  'long-text',
  'html',
  'email',
  'password',
  'number',
  'money',
  'switch',
  'choice',
  'choices',
  'tags',
  'date',
  'date-time',
  'rows',
  'records',
  'other',
] as const;
/**
 * How a field is entered. `choices` is several of the options, `tags` several texts, `rows` a list of records with
 * fields of their own, `records` the comma-separated ids of several records; `other` is anything for which the screen
 * renders its own input.
 */
export type FieldKind = (typeof fieldKinds)[number];

/** One field of a form as plain data, generated from the schema with which the server checks it. */
export interface FieldData {
  /** The field's name in the body; a field of a nested record is named by its path, such as `limits.memory_mb`. */
  readonly name: string;
  readonly kind: FieldKind;
  /** Present if an empty field is invalid. */
  readonly required?: true;
  /** Present if an empty field is sent as null. */
  readonly nullable?: true;
  readonly initial: string | number | boolean | null | readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly min?: number;
  readonly max?: number;
  /** Present if only integers are valid. */
  readonly whole?: true;
  readonly unit?: string;
  /** Present if the number is a name: it is shown without thousands separators and without a stepper. */
  readonly plain?: true;
  readonly options?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The fields of a record of `rows`. */
  readonly fields?: readonly FieldData[];
}

/** The sort orders and the filters of a list. */
export interface ListFilters {
  readonly sorts: readonly string[];
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  readonly fields: readonly FieldData[];
}
