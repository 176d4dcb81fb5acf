import { type CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date';

/** The first and the last date of a span. */
export interface DateSpan {
  start: CalendarDate;
  end: CalendarDate;
}

/** The spans that the kit knows by name. */
export const namedSpans = ['today', 'last-7-days', 'last-30-days', 'this-month', 'last-month'] as const;
export type NamedSpan = (typeof namedSpans)[number];

/** A span of the host's own. */
export interface CustomSpan {
  /** The text of its button. */
  label: string;
  /** Returns the dates, from the date of today. */
  datesFrom(today: CalendarDate): DateSpan;
}

const dates: Record<NamedSpan, (today: CalendarDate) => DateSpan> = {
  today: (today) => ({ start: today, end: today }),
  'last-7-days': (today) => ({ start: today.subtract({ days: 6 }), end: today }),
  'last-30-days': (today) => ({ start: today.subtract({ days: 29 }), end: today }),
  'this-month': (today) => ({ start: startOfMonth(today), end: endOfMonth(today) }),
  'last-month': (today) => {
    const start = startOfMonth(today).subtract({ months: 1 });
    return { start, end: endOfMonth(start) };
  },
};

/** Returns the dates of a span. The days of "last 7 days" include today. */
export const datesOf = (span: NamedSpan | CustomSpan, today: CalendarDate): DateSpan =>
  typeof span === 'string' ? dates[span](today) : span.datesFrom(today);
