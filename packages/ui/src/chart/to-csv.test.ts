import { describe, expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

describe('toCsv', () => {
  it('writes numbers, moments and gaps as a machine reads them', () => {
    expect(
      toCsv([
        ['Time', 'CPU'],
        [new Date(Date.UTC(2026, 10, 1)), -1.5],
        ['b', null],
      ]),
    ).toBe('Time,CPU\r\n2026-11-01T00:00:00.000Z,-1.5\r\nb,\r\n');
  });

  it('quotes what would break a row', () => {
    expect(toCsv([['a,b', 'say "yes"', 'two\nlines']])).toBe('"a,b","say ""yes""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@cmd', '\tx', '\rx'])('keeps %j from being run', (text) => {
    expect(toCsv([[text]])).toContain(`'${text}`);
  });
});
