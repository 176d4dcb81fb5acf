import { z } from 'zod';

const dayMs = 86_400_000;
/** So many days a metric covers at most: a leap year. */
const longestPeriod = 366;

const isOfThisAge = (day: string) => day >= '2000' && day < '2101';
const day = z.iso.date('Give a day as YYYY-MM-DD').refine(isOfThisAge, 'Give a day between 2000 and 2100');

/**
 * Days from one to another, both included; in UTC none is longer than another.
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

/** The first and the last day of a metric, in UTC; without them it tells of the last 30 days. */
export const metricsQuery = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(areBoth, { path: ['to'], error: 'Give the first and the last day, or neither' })
  .refine((period) => !areBoth(period) || isForward(period), {
    path: ['to'],
    error: 'The last day cannot be before the first',
  })
  .refine(isShort, { path: ['to'], error: `At most ${longestPeriod} days` });

/** The days that an answer tells of. */
export const metricsPeriod = { from: z.iso.date(), to: z.iso.date() };

const count = z.number().int();
const seconds = z.number().nullable();

/** Restarts that came to their end: those that nodes came back from, by cause, and those that failed. */
const rebootCounts = { request: count, planned: count, unplanned: count, failed: count };

const rebootTotals = z.object({
  reboots: count,
  unplanned: count,
  failed: count,
  /** Of the restarts whose length is known; null where there is none. */
  median_seconds: seconds,
  longest_seconds: seconds,
});

/** What the restarts of nodes came to in a period. One that is still to come, under way or missed does not count. */
export const nodeRebootMetrics = z.object({
  ...metricsPeriod,
  /** Every day of the period, also those without a restart. */
  days: z.array(z.object({ day: z.iso.date(), ...rebootCounts })).max(longestPeriod),
  totals: rebootTotals,
  /** The same of as many days before. */
  before: rebootTotals,
  /** The nodes that restarted, those with the most that failed or that nobody asked for first; at most 200. */
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
