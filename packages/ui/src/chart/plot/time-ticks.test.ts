import { describe, expect, it } from 'vitest';
import { timeTicks } from './time-ticks.ts';

const texts = (from: string, to: string, count: number, timeZone: string) =>
  timeTicks(new Date(from), new Date(to), count, timeZone).map(({ at, format }) =>
    new Intl.DateTimeFormat('en-GB', format).format(at),
  );

describe('timeTicks', () => {
  it('places ticks at round times of the time zone', () => {
    expect(texts('2026-11-20T17:30Z', '2026-11-21T10:00Z', 3, 'Asia/Kolkata')).toEqual(['21 Nov', '06:00', '12:00']);
    expect(texts('2026-11-20T17:30Z', '2026-11-21T10:00Z', 3, 'UTC')).toEqual(['18:00', '21 Nov', '06:00']);
  });

  it('keeps ticks at midnight when the clocks change', () => {
    const ticks = timeTicks(new Date('2026-10-23T22:00Z'), new Date('2026-10-27T23:00Z'), 4, 'Europe/Berlin');
    expect(ticks.map(({ at }) => at.toISOString().slice(5, 16))).toEqual([
      '10-23T22:00',
      '10-24T22:00',
      '10-25T23:00',
      '10-26T23:00',
      '10-27T23:00',
    ]);
  });

  it('formats the ticks of a year as months', () => {
    expect(texts('2026-01-01T00:00Z', '2026-12-31T00:00Z', 4, 'UTC')[1]).toBe('Apr 2026');
  });
});
