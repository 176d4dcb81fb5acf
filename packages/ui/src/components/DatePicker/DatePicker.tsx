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
import { FieldError, type FieldTexts, Help, Label } from '../../field/Field.tsx';
import { fieldButton } from '../../field/field-button.css.ts';
import { CalendarIcon } from '../../icons/things.tsx';
import * as popover from '../Popover/Popover.css.ts';

export interface DatePickerProps<T extends DateValue>
  extends Omit<RACDatePickerProps<T>, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {}

/** A date that can be typed, or chosen from a calendar. */
export function DatePicker<T extends DateValue>({ label, help, error, hasOptionalMark, ...props }: DatePickerProps<T>) {
  return (
    <RACDatePicker<T> {...props} {...(error === undefined ? {} : { isInvalid: true })} className={css.field}>
      <Label hasOptionalMark={hasOptionalMark ?? false}>{label}</Label>
      <Group className={css.box}>
        <DateParts className={classes(date.parts, date.open)} />
        <Button className={fieldButton}>
          <CalendarIcon />
        </Button>
      </Group>
      <Help>{help}</Help>
      <FieldError isLocal>{error}</FieldError>
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
