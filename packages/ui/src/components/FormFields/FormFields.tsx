import { getLocalTimeZone } from '@internationalized/date';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { ChoiceInput, ChoicesInput, SwitchInput, TagsInput } from './choice-inputs.tsx';
import { DateInput, DateTimeInput } from './date-inputs.tsx';
import {
  type FieldInputProps,
  type FormField,
  type FormFieldKind,
  type FormFieldText,
  formFieldKinds,
} from './form-field.ts';
import { MoneyInput, NumberInput } from './number-inputs.tsx';
import { EmailInput, HtmlInput, LongTextInput, PasswordInput, TextInput } from './text-inputs.tsx';

export type FormValues = Readonly<Record<string, unknown>>;

export interface FormFieldsProps {
  /** The fields, in the order in which they are shown. */
  fields: readonly FormField[];
  /** The values, by field name. */
  values: FormValues;
  /** Called with the new value of one field. */
  onChange: (name: string, value: unknown) => void;
  /** The texts of a field. */
  texts: (field: FormField) => FormFieldText;
  /** The host's own inputs, by field name: for fields of other kinds, or in place of the kit's. */
  custom?: Readonly<Record<string, (field: FormField) => ReactNode>> | undefined;
  /** The currency of money, as ISO 4217. @default EUR */
  currency?: string | undefined;
  /** The time zone of instants. @default the reader's */
  timeZone?: string | undefined;
  /** Whether all fields are disabled. @default false */
  isDisabled?: boolean | undefined;
}

const inputs: Record<FormFieldKind, ComponentType<FieldInputProps>> = {
  text: TextInput,
  'long-text': LongTextInput,
  html: HtmlInput,
  email: EmailInput,
  password: PasswordInput,
  number: NumberInput,
  money: MoneyInput,
  switch: SwitchInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  tags: TagsInput,
  date: DateInput,
  'date-time': DateTimeInput,
};

/**
 * The inputs of fields that are given as data, such as those that a server's schema describes. Put them in a `Form` that
 * is saved with a button: a yes or no is a `Checkbox`, a choice of up to four options a `RadioGroup`, and of more a `Select`.
 * @example
 * <FormFields fields={fields} values={values} texts={texts} onChange={setValues} />
 */
export function FormFields({
  fields,
  values,
  onChange,
  texts,
  custom,
  currency = 'EUR',
  timeZone = getLocalTimeZone(),
  isDisabled = false,
}: FormFieldsProps) {
  return fields.map((field) => {
    const { name } = field;
    const own = custom?.[name];
    if (own) return <Fragment key={name}>{own(field)}</Fragment>;
    const Input = inputOf(field);
    return (
      <Input
        key={name}
        {...texts(field)}
        field={field}
        value={values[name]}
        onChange={(value) => onChange(name, value)}
        isDisabled={isDisabled}
        currency={currency}
        timeZone={timeZone}
      />
    );
  });
}

function inputOf({ name, kind }: FormField): ComponentType<FieldInputProps> {
  const known = formFieldKinds.find((one) => one === kind);
  if (!known) throw new Error(`The field ${name} of the kind ${kind} needs an input in \`custom\`.`);
  return inputs[known];
}
