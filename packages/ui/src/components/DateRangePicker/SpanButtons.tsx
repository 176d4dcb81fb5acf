import { getLocalTimeZone, toCalendarDate, today } from '@internationalized/date';
import { use } from 'react';
import { DateRangePickerStateContext, type DateValue } from 'react-aria-components/DateRangePicker';
import * as css from '../../field/date.css.ts';
import { defaultFieldMessages } from '../../i18n/field-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../Button/Button.tsx';
import { type CustomSpan, datesOf, type NamedSpan } from './date-spans.ts';

export interface SpanButtonsProps {
  spans: readonly (NamedSpan | CustomSpan)[];
  minValue: DateValue | null | undefined;
  maxValue: DateValue | null | undefined;
}

const texts = {
  today: 'spanToday',
  'last-7-days': 'spanLast7Days',
  'last-30-days': 'spanLast30Days',
  'this-month': 'spanThisMonth',
  'last-month': 'spanLastMonth',
} as const satisfies Record<NamedSpan, string>;

/** The buttons beside the calendar of a range, each of which chooses a common span and closes it. */
export function SpanButtons({ spans, minValue, maxValue }: SpanButtonsProps) {
  const state = use(DateRangePickerStateContext);
  const messages = useWords(defaultFieldMessages);
  const now = today(getLocalTimeZone());
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a border and a legend
    <div role="group" aria-label={messages.dateSpans} className={css.spans}>
      {spans.map((span) => {
        const label = typeof span === 'string' ? messages[texts[span]] : span.label;
        const { start, end } = datesOf(span, now);
        const isOutside =
          (minValue && start.compare(toCalendarDate(minValue)) < 0) ||
          (maxValue && end.compare(toCalendarDate(maxValue)) > 0);
        return (
          <Button
            key={label}
            size="small"
            tone="quiet"
            isDisabled={Boolean(isOutside)}
            onPress={() => {
              state?.setDateRange({ start, end });
              state?.setOpen(false);
            }}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
