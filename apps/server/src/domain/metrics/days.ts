import { daysBetween } from '@kronos/api/contract';

const dayMs = 86_400_000;
/** The number of days that a metric covers by default, including today. */
const usualDays = 30;

/** The days of a metric, with the bounds of this period and of the previous one, for comparison. */
export interface Days {
  /** Each as YYYY-MM-DD, in order. */
  readonly days: readonly string[];
  readonly from: string;
  readonly to: string;
  /** The start of the previous period of the same length, the start of this one, and its end, exclusive. */
  readonly before: Date;
  readonly start: Date;
  readonly end: Date;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns the days that a query requests, in UTC. */
export function daysOf(query: { from?: string | undefined; to?: string | undefined }, now: Date): Days {
  const to = query.to ?? dayOf(now.getTime());
  const from = query.from ?? dayOf(Date.parse(to) - (usualDays - 1) * dayMs);
  const count = daysBetween(from, to);
  const start = Date.parse(from);
  return {
    days: Array.from({ length: count }, (_, index) => dayOf(start + index * dayMs)),
    from,
    to,
    before: new Date(start - count * dayMs),
    start: new Date(start),
    end: new Date(start + count * dayMs),
  };
}
