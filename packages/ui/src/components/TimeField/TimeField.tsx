import {
  TimeField as RACTimeField,
  type TimeFieldProps as RACTimeFieldProps,
  type TimeValue,
} from 'react-aria-components/TimeField';
import { classes } from '../../css/classes.ts';
import { DateParts } from '../../field/DateParts.tsx';
import { parts } from '../../field/date.css.ts';
import * as css from '../../field/Field.css.ts';
import { FieldError, type FieldTexts, Help, Label } from '../../field/Field.tsx';

export interface TimeFieldProps<T extends TimeValue>
  extends Omit<RACTimeFieldProps<T>, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {}

/** A time of day, typed part by part as the locale writes it. */
export function TimeField<T extends TimeValue>({ label, help, error, hasOptionalMark, ...props }: TimeFieldProps<T>) {
  return (
    <RACTimeField<T> {...props} {...(error === undefined ? {} : { isInvalid: true })} className={css.field}>
      <Label hasOptionalMark={hasOptionalMark ?? false}>{label}</Label>
      <DateParts className={classes(css.box, parts)} />
      <Help>{help}</Help>
      <FieldError isLocal>{error}</FieldError>
    </RACTimeField>
  );
}
