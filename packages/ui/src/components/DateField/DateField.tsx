import {
  DateField as RACDateField,
  type DateFieldProps as RACDateFieldProps,
  type DateValue,
} from 'react-aria-components/DateField';
import { classes } from '../../css/classes.ts';
import { DateParts } from '../../field/DateParts.tsx';
import { parts } from '../../field/date.css.ts';
import * as css from '../../field/Field.css.ts';
import { FieldError, type FieldTexts, Help, Label } from '../../field/Field.tsx';

export interface DateFieldProps<T extends DateValue>
  extends Omit<RACDateFieldProps<T>, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {}

/** A date, or a date with a time, typed part by part in the order of the locale. */
export function DateField<T extends DateValue>({ label, help, error, hasOptionalMark, ...props }: DateFieldProps<T>) {
  return (
    <RACDateField<T> {...props} {...(error === undefined ? {} : { isInvalid: true })} className={css.field}>
      <Label hasOptionalMark={hasOptionalMark ?? false}>{label}</Label>
      <DateParts className={classes(css.box, parts)} />
      <Help>{help}</Help>
      <FieldError isLocal>{error}</FieldError>
    </RACDateField>
  );
}
