import { expect, it } from 'vitest';
import { dayOf } from './period.ts';
import { spansOf } from './spans.ts';

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ day: dayOf(Date.parse(first) + index * 86_400_000), value: 1 }));

it('keeps up to 92 days as they are', () => {
  const { isWeekly, spans } = spansOf(daysFrom('2026-01-01', 92));
  expect([isWeekly, spans.length, spans[0]?.from]).toEqual([false, 92, '2026-01-01']);
});

it('groups more days into weeks that begin on Mondays, and loses none', () => {
  // 1 January 2026 is a Thursday.
  const { isWeekly, spans } = spansOf(daysFrom('2026-01-01', 93));
  expect(isWeekly).toBe(true);
  expect(spans.slice(0, 3).map(({ from, rows }) => [from, rows.length])).toEqual([
    ['2026-01-01', 4],
    ['2026-01-05', 7],
    ['2026-01-12', 7],
  ]);
  expect(spans.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(93);
});
