import { NumberField } from '../NumberField/NumberField.tsx';
import { commonProps } from './common-props.ts';
import type { FieldInputProps } from './form-field.ts';

/** The field of a number that is shown in other units than it is kept in, such as hundredths. */
function numberProps(props: FieldInputProps, perUnit = 1) {
  const { min, max } = props.field;
  return {
    ...commonProps(props),
    ...(min === undefined ? {} : { minValue: min / perUnit }),
    ...(max === undefined ? {} : { maxValue: max / perUnit }),
    // NaN is React Aria's empty field.
    value: typeof props.value === 'number' ? props.value / perUnit : Number.NaN,
    onChange: (value: number) => props.onChange(Number.isNaN(value) ? null : value * perUnit),
  };
}

const wholeOnly: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };
const plainOnly: Intl.NumberFormatOptions = { ...wholeOnly, useGrouping: false };

export function NumberInput(props: FieldInputProps) {
  const { whole, plain } = props.field;
  const format = plain ? { formatOptions: plainOnly, hasNoSteppers: true } : whole ? { formatOptions: wholeOnly } : {};
  return <NumberField {...numberProps(props)} {...format} />;
}

/** An amount, which is kept in hundredths of the currency. */
export function MoneyInput(props: FieldInputProps) {
  const { onChange, ...rest } = numberProps(
    { ...props, onChange: (value) => props.onChange(typeof value === 'number' ? Math.round(value) : value) },
    100,
  );
  const formatOptions: Intl.NumberFormatOptions = { style: 'currency', currency: props.currency };
  return <NumberField {...rest} onChange={onChange} formatOptions={formatOptions} hasNoSteppers />;
}
