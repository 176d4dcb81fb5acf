/** The kinds of field that an input can be drawn for. */
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
  'other',
] as const;
/**
 * How a field is entered. `choices` are several of the options, `tags` several texts, `rows` a list of records with
 * fields of their own; `other` is anything that its screen draws itself.
 */
export type FieldKind = (typeof fieldKinds)[number];

/** One field of a form as plain data, read from the schema that the server checks it with. */
export interface FieldData {
  /** Its place in the body; a field of a record in it is named by its path, such as `limits.memory_mb`. */
  readonly name: string;
  readonly kind: FieldKind;
  /** An empty field is refused. */
  readonly required?: true;
  /** An empty field is sent as null. */
  readonly nullable?: true;
  readonly initial: string | number | boolean | null | readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly min?: number;
  readonly max?: number;
  /** Numbers without decimals only. */
  readonly whole?: true;
  readonly unit?: string;
  readonly options?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The fields of a record of `rows`. */
  readonly fields?: readonly FieldData[];
}

/** The orders and the filters that a list takes. */
export interface ListFilters {
  readonly sorts: readonly string[];
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  readonly fields: readonly FieldData[];
}
