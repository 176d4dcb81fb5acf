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

/** A field of a form, as plain data. */
export interface FormField {
  /** The field's name in the values and in the errors of a `Form`. */
  readonly name: string;
  /** The kind of input. Another kind needs an input in `custom`. */
  readonly kind: FormFieldKind | (string & {});
  /** Whether a value is required. */
  readonly required?: boolean | undefined;
  /** Whether an empty field has the value null instead of an empty text. */
  readonly nullable?: boolean | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Whether the number must be an integer. */
  readonly whole?: boolean | undefined;
  /** Whether the number is a name, such as that of an invoice: without thousands separators and steppers. */
  readonly plain?: boolean | undefined;
  /** The unit of a number, shown with its label. */
  readonly unit?: string | undefined;
  /** The values of `choice` and `choices`. */
  readonly options?: readonly string[] | undefined;
  readonly maxItems?: number | undefined;
}

/** The visible texts of a field. */
export interface FormFieldText {
  label: string;
  help?: string | undefined;
  /** The text of an option; '' is the option that chooses nothing. @default the option itself, and a dash */
  option?: ((value: string) => string) | undefined;
}

/** The props that every input receives. */
export interface FieldInputProps extends FormFieldText {
  field: FormField;
  value: unknown;
  onChange: (value: unknown) => void;
  isDisabled: boolean;
  /** The ISO 4217 code of the currency, for money. */
  currency: string;
  /** The IANA name of the time zone, for instants. */
  timeZone: string;
}
