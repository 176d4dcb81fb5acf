import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import {
  DatePicker as RACDatePicker,
  type DatePickerProps as RACDatePickerProps,
  type DateValue,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { classes } from '../../css/classes.ts';
import { CalendarView } from '../../field/CalendarView.tsx';
import { DateParts } from '../../field/DateParts.tsx';
import * as date from '../../field/date.css.ts';
import * as css from '../../field/Field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts } from '../../field/Field.tsx';
import { fieldButton } from '../../field/field-button.css.ts';
import { CalendarIcon } from '../../icons/things.tsx';
import * as popover from '../../overlay/popover.css.ts';

export interface DatePickerProps<T extends DateValue>
  extends Omit<RACDatePickerProps<T>, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {}

/**
 * A field for a date that is typed or chosen from a calendar.
 * @example
 * <DatePicker label="Expires" name="expires" />
 */
export function DatePicker<T extends DateValue>(allProps: DatePickerProps<T>) {
  const [texts, props] = splitTexts(allProps);
  return (
    <RACDatePicker<T> {...props} className={css.field}>
      <FieldFrame {...texts} isLocal>
        <Group className={css.box}>
          <DateParts className={classes(date.parts, date.open)} />
          <Button className={fieldButton}>
            <CalendarIcon />
          </Button>
        </Group>
      </FieldFrame>
      <Popover offset={4} className={popover.popover}>
        <Dialog className={popover.dialog}>
          <Calendar className={date.calendar}>
            <CalendarView />
          </Calendar>
        </Dialog>
      </Popover>
    </RACDatePicker>
  );
}
