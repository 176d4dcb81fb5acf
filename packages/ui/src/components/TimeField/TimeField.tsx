import {
  TimeField as RACTimeField,
  type TimeFieldProps as RACTimeFieldProps,
  type TimeValue,
} from 'react-aria-components/TimeField';
import { classes } from '../../css/classes.ts';
import { DateParts } from '../../field/DateParts.tsx';
import { parts } from '../../field/date.css.ts';
import * as css from '../../field/Field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts } from '../../field/Field.tsx';

export interface TimeFieldProps<T extends TimeValue>
  extends Omit<RACTimeFieldProps<T>, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {}

/**
 * A field for a time of day, typed segment by segment in the notation of the locale.
 * @example
 * <TimeField label="Starts at" name="start" />
 */
export function TimeField<T extends TimeValue>(allProps: TimeFieldProps<T>) {
  const [texts, props] = splitTexts(allProps);
  return (
    <RACTimeField<T> {...props} className={css.field}>
      <FieldFrame {...texts} isLocal>
        <DateParts className={classes(css.box, parts)} />
      </FieldFrame>
    </RACTimeField>
  );
}
