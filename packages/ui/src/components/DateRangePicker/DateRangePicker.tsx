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
import { FieldFrame, type FieldTexts, splitTexts } from '../../field/Field.tsx';
import { fieldButton } from '../../field/field-button.css.ts';
import { CalendarIcon } from '../../icons/things.tsx';
import * as popover from '../../overlay/popover.css.ts';
import type { CustomSpan, NamedSpan } from './date-spans.ts';
import { SpanButtons } from './SpanButtons.tsx';

export interface DateRangePickerProps<T extends DateValue>
  extends Omit<RACDateRangePickerProps<T>, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {
  /**
   * Common spans, as buttons beside the calendar: those that the kit knows by name, and the host's own. A span that
   * exceeds `minValue` or `maxValue` cannot be chosen. Days are those of the browser's time zone. @default none
   */
  spans?: readonly (NamedSpan | CustomSpan)[] | undefined;
}

const none: readonly NamedSpan[] = [];

/**
 * A field for a first and a last date, typed or chosen from one calendar.
 * @example
 * <DateRangePicker label="Period" startName="from" endName="to" spans={['last-7-days', 'last-month']} />
 */
export function DateRangePicker<T extends DateValue>({ spans = none, ...allProps }: DateRangePickerProps<T>) {
  const [texts, props] = splitTexts(allProps);
  return (
    <RACDateRangePicker<T> {...props} className={css.field}>
      <FieldFrame {...texts} isLocal>
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
      </FieldFrame>
      <Popover offset={4} className={popover.popover}>
        <Dialog className={popover.dialog}>
          <div className={date.withSpans}>
            <RangeCalendar className={date.calendar} data-range="">
              <CalendarView />
            </RangeCalendar>
            {spans.length > 0 && <SpanButtons spans={spans} minValue={props.minValue} maxValue={props.maxValue} />}
          </div>
        </Dialog>
      </Popover>
    </RACDateRangePicker>
  );
}
