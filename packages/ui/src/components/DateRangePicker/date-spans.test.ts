import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { datesOf, namedSpans } from './date-spans.ts';

const spansOn = (today: CalendarDate) =>
  namedSpans.map((span) => {
    const { start, end } = datesOf(span, today);
    return `${start.toString()} ${end.toString()}`;
  });

describe('datesOf', () => {
  it('counts today as one of the days', () => {
    expect(spansOn(new CalendarDate(2028, 3, 4))).toEqual([
      '2028-03-04 2028-03-04',
      '2028-02-27 2028-03-04',
      '2028-02-04 2028-03-04',
      '2028-03-01 2028-03-31',
      '2028-02-01 2028-02-29',
    ]);
  });

  it('returns the whole month before when that one is shorter or of another year', () => {
    expect(spansOn(new CalendarDate(2027, 3, 31)).at(-1)).toBe('2027-02-01 2027-02-28');
    expect(spansOn(new CalendarDate(2027, 1, 1)).at(-1)).toBe('2026-12-01 2026-12-31');
  });

  it('asks a span of the host for its dates', () => {
    const today = new CalendarDate(2028, 3, 4);
    const custom = { label: 'Tomorrow', datesFrom: (day: CalendarDate) => ({ start: day, end: day.add({ days: 1 }) }) };
    expect(datesOf(custom, today).end.toString()).toBe('2028-03-05');
  });
});
