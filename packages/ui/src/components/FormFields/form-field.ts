/** The kinds of field that `FormFields` draws by itself. */
export const formFieldKinds = [
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
] as const;
export type FormFieldKind = (typeof formFieldKinds)[number];

/** One field of a form, as plain data. */
export interface FormField {
  /** Its name among the values, and in the errors of a `Form`. */
  readonly name: string;
  /** How it is entered; one of another kind needs an input of its own in `custom`. */
  readonly kind: FormFieldKind | (string & {});
  /** It must not stay empty. */
  readonly required?: boolean | undefined;
  /** Empty, it is null instead of an empty text. */
  readonly nullable?: boolean | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Takes no decimals. */
  readonly whole?: boolean | undefined;
  /** The unit of a number, shown with its label. */
  readonly unit?: string | undefined;
  /** The values of `choice` and `choices`. */
  readonly options?: readonly string[] | undefined;
  readonly maxItems?: number | undefined;
}

/** What the reader is told of a field. */
export interface FormFieldText {
  label: string;
  help?: string | undefined;
  /** The text of an option; '' is the option that chooses nothing. @default the option itself, and a dash */
  option?: ((value: string) => string) | undefined;
}

/** What every input is handed. */
export interface FieldInputProps extends FormFieldText {
  field: FormField;
  value: unknown;
  onChange: (value: unknown) => void;
  isDisabled: boolean;
  /** ISO 4217, for money. */
  currency: string;
  /** IANA name, for instants. */
  timeZone: string;
}
