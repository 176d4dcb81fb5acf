import {
  DateField as RACDateField,
  type DateFieldProps as RACDateFieldProps,
  type DateValue,
} from 'react-aria-components/DateField';
import { classes } from '../../css/classes.ts';
import { DateParts } from '../../field/DateParts.tsx';
import { parts } from '../../field/date.css.ts';
import * as css from '../../field/Field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts } from '../../field/Field.tsx';

export interface DateFieldProps<T extends DateValue>
  extends Omit<RACDateFieldProps<T>, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {}

/**
 * A field for a date, or a date with a time, typed segment by segment in the order of the locale.
 * @example
 * <DateField label="Expires" name="expires" />
 */
export function DateField<T extends DateValue>(allProps: DateFieldProps<T>) {
  const [texts, props] = splitTexts(allProps);
  return (
    <RACDateField<T> {...props} className={css.field}>
      <FieldFrame {...texts} isLocal>
        <DateParts className={classes(css.box, parts)} />
      </FieldFrame>
    </RACDateField>
  );
}
