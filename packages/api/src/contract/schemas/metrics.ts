import { z } from 'zod';

const dayMs = 86_400_000;
/** The most days that a metric covers: a leap year. */
const longestPeriod = 366;

const isOfThisAge = (day: string) => day >= '2000' && day < '2101';
const day = z.iso.date('Enter a date as YYYY-MM-DD').refine(isOfThisAge, 'Enter a date between 2000 and 2100');

/**
 * The number of days in a period, both ends included. Days are UTC days, so all are equally long.
 *
 * @param from - the first day, as `YYYY-MM-DD`
 * @param to - the last day, as `YYYY-MM-DD`
 * @returns a number of whole days, 1 for a single day
 * @example
 * daysBetween('2026-11-01', '2026-11-30'); // 30
 */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

type Period = { from?: string | undefined; to?: string | undefined };
const areBoth = ({ from, to }: Period) => (from === undefined) === (to === undefined);
const isForward = ({ from = '', to = '' }: Period) => from <= to;
const isShort = ({ from = '', to = '' }: Period) => !(daysBetween(from, to) > longestPeriod);

/** The first and the last day of a metric, in UTC; the default is the last 30 days. */
export const metricsQuery = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(areBoth, { path: ['to'], error: 'Enter the first and the last day, or neither' })
  .refine((period) => !areBoth(period) || isForward(period), {
    path: ['to'],
    error: 'The last day cannot be before the first',
  })
  .refine(isShort, { path: ['to'], error: `At most ${longestPeriod} days` });

/** The days that a response covers. */
export const metricsPeriod = { from: z.iso.date(), to: z.iso.date() };

const count = z.number().int();
const seconds = z.number().nullable();

/** Completed restarts: successful ones by cause, and those that failed. */
const rebootCounts = { request: count, planned: count, unplanned: count, failed: count };

const rebootTotals = z.object({
  reboots: count,
  unplanned: count,
  failed: count,
  /** Of the restarts with a known duration; null if there are none. */
  median_seconds: seconds,
  longest_seconds: seconds,
});

/** The restarts of nodes in a period. Planned, running and missed ones are not counted. */
export const nodeRebootMetrics = z.object({
  ...metricsPeriod,
  /** Every day of the period, including those without a restart. */
  days: z.array(z.object({ day: z.iso.date(), ...rebootCounts })).max(longestPeriod),
  totals: rebootTotals,
  /** The same for as many days before the period. */
  before: rebootTotals,
  /** The nodes that restarted, those with the most failed or unplanned restarts first; at most 200. */
  nodes: z
    .array(
      z.object({
        id: z.number().int(),
        alias: z.string(),
        ...rebootCounts,
        last_at: z.iso.datetime(),
        mean_seconds: seconds,
      }),
    )
    .max(200),
});
export type NodeRebootMetrics = z.infer<typeof nodeRebootMetrics>;
