import { contract } from '@kronos/api/contract';
import { expect, it } from 'vitest';
import { isPeriod, type Period, readPeriod, writePeriod } from './period.ts';

const today = '2026-03-02';
const read = (search: string) => {
  const { period, preset } = readPeriod(search, today);
  return [period.from, period.to, preset];
};

it('reads the last 30 days, including today, from an address without a period', () => {
  expect(read('')).toEqual(['2026-02-01', today, 30]);
  expect(read('days=7')).toEqual(['2026-02-24', today, 7]);
  expect(read('days=90')).toEqual(['2025-12-03', today, 90]);
});

it('accepts any days, and ignores what is not a period', () => {
  expect(read('from=2025-03-02&to=2026-03-02')).toEqual(['2025-03-02', today, null]);
  expect(read('from=2026-03-02&to=2026-03-02')).toEqual([today, today, null]);
  for (const search of [
    'days=8',
    'from=2026-02-01',
    'from=2026-02-02&to=2026-02-01',
    'from=2026-02-28&to=2026-02-30',
    'from=2026-03-01&to=2026-03-03',
    'from=2025-03-01&to=2026-03-02',
    'from=1999-12-31&to=2000-01-01',
    'from=yesterday&to=today',
  ])
    expect([search, ...read(search)]).toEqual([search, '2026-02-01', today, 30]);
});

it('accepts the same periods as the contract', () => {
  const takes = (period: Period) => contract.adminMetrics.nodeReboots.query.safeParse(period).success;
  const to = '2027-01-01';
  for (const from of ['2026-01-01', '2025-12-31', '2027-01-02'])
    expect([from, isPeriod({ from, to }, '2030-01-01')]).toEqual([from, takes({ from, to })]);
});

it('writes an address that it can read, and keeps other parameters', () => {
  expect(writePeriod('tab=1&from=2026-01-01&to=2026-01-02', 7)).toBe('tab=1&days=7');
  expect(writePeriod('tab=1&days=7', 30)).toBe('tab=1');
  const own = { from: '2026-01-01', to: '2026-01-31' };
  expect(writePeriod('days=90', own)).toBe('from=2026-01-01&to=2026-01-31');
  expect(readPeriod(writePeriod('', own), today).period).toEqual(own);
});
