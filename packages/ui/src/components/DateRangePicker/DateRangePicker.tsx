import { Button } from 'react-aria-components/Button';
import {
  DateRangePicker as RACDateRangePicker,
  type DateRangePickerProps as RACDateRangePickerProps,
  type DateValue,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { classes } from '../../css/classes.ts';
import { CalendarView } from '../../field/CalendarView.tsx';
import { DateParts } from '../../field/DateParts.tsx';
import * as date from '../../field/date.css.ts';
import * as css from '../../field/Field.css.ts';
import { FieldError, type FieldTexts, Help, Label } from '../../field/Field.tsx';
import { fieldButton } from '../../field/field-button.css.ts';
import { CalendarIcon } from '../../icons/things.tsx';
import * as popover from '../Popover/Popover.css.ts';

export interface DateRangePickerProps<T extends DateValue>
  extends Omit<RACDateRangePickerProps<T>, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {}

/** A first and a last date, typed or chosen from one calendar. */
export function DateRangePicker<T extends DateValue>({
  label,
  help,
  error,
  hasOptionalMark,
  ...props
}: DateRangePickerProps<T>) {
  return (
    <RACDateRangePicker<T> {...props} {...(error === undefined ? {} : { isInvalid: true })} className={css.field}>
      <Label hasOptionalMark={hasOptionalMark ?? false}>{label}</Label>
      <Group className={css.box}>
        <DateParts slot="start" className={classes(date.parts, date.start)} />
        <span aria-hidden="true" className={date.dash}>
          –
        </span>
        <DateParts slot="end" className={classes(date.parts, date.end)} />
        <Button className={fieldButton}>
          <CalendarIcon />
        </Button>
      </Group>
      <Help>{help}</Help>
      <FieldError isLocal>{error}</FieldError>
      <Popover offset={4} className={popover.popover}>
        <Dialog className={popover.dialog}>
          <RangeCalendar className={date.calendar} data-range="">
            <CalendarView />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </RACDateRangePicker>
  );
}
