import { NumberField, type NumberFieldProps } from '@kronos/ui/NumberField';

interface OptionalNumberProps extends Omit<NumberFieldProps, 'value' | 'onChange' | 'hasOptionalMark'> {
  /** Null is an empty field. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A number field that may be empty. */
export const OptionalNumber = ({ value, onChange, ...props }: OptionalNumberProps) => (
  <NumberField
    {...props}
    value={value ?? Number.NaN}
    onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
    hasOptionalMark
  />
);
