import { daysBetween } from '@kronos/api/contract';

const dayMs = 86_400_000;
/** What a metric tells of where nobody says: today and the days before it. */
const usualDays = 30;

/** The days of a metric, and the moments between which they and those that they are compared with lie. */
export interface Days {
  /** Each as YYYY-MM-DD, in order. */
  readonly days: readonly string[];
  readonly from: string;
  readonly to: string;
  /** When as many days before begin, when these begin, and when the first day after them does. */
  readonly before: Date;
  readonly start: Date;
  readonly end: Date;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The days that a metric is asked for, in UTC. */
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
