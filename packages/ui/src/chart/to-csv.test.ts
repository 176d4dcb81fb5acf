import { describe, expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

describe('toCsv', () => {
  it('writes numbers and dates in machine-readable form, and missing values as empty cells', () => {
    expect(
      toCsv([
        ['Time', 'CPU'],
        [new Date(Date.UTC(2026, 10, 1)), -1.5],
        ['b', null],
      ]),
    ).toBe('Time,CPU\r\n2026-11-01T00:00:00.000Z,-1.5\r\nb,\r\n');
  });

  it('quotes commas, quotation marks and line breaks', () => {
    expect(toCsv([['a,b', 'say "yes"', 'two\nlines']])).toBe('"a,b","say ""yes""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@cmd', '\tx', '\rx'])(
    'escapes %j, which a spreadsheet would run as a formula',
    (text) => {
      expect(toCsv([[text]])).toContain(`'${text}`);
    },
  );
});
