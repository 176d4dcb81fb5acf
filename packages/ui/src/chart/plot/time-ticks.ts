import { utcTicks } from 'd3-time';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The time of a day in the format of the locale, such as 6:00 PM or 18:00. */
export const clock = { timeStyle: 'short' } satisfies Intl.DateTimeFormatOptions;

/** Returns ticks at round times of a time zone between two dates, each with the format that its step needs. */
export function timeTicks(
  from: Date,
  to: Date,
  count: number,
  timeZone: string | undefined,
): { at: Date; format: Intl.DateTimeFormatOptions }[] {
  // d3 supports UTC and the reader's own zone only: the ticks are computed on a clock that is shifted to the zone and back.
  const offset = offsetOf(from, timeZone);
  const wall = (moment: Date, shift: number) => new Date(moment.getTime() + shift);
  const ticks = utcTicks(wall(from, offset), wall(to, offset), Math.max(1, count));
  const first = ticks[0];
  const second = ticks[1];
  const step = first && second ? second.getTime() - first.getTime() : day;
  return ticks
    .map((tick) => ({
      at: wall(tick, -offsetOf(wall(tick, -offset), timeZone)),
      format: { ...formatOf(tick, step), timeZone },
    }))
    .filter(({ at }) => at >= from && at <= to);
}

/** Returns the shortest format that the step of a tick needs; midnight is written as the day. */
function formatOf(tick: Date, step: number): Intl.DateTimeFormatOptions {
  if (step >= 300 * day) return { year: 'numeric' };
  if (step >= 27 * day) return { month: 'short', year: 'numeric' };
  if (step >= day || tick.getTime() % day === 0) return { day: 'numeric', month: 'short' };
  if (step >= minute) return clock;
  return { timeStyle: 'medium' };
}

/** Returns the offset of a time zone from UTC at a date, in milliseconds. */
function offsetOf(moment: Date, timeZone: string | undefined): number {
  if (timeZone === undefined) return -moment.getTimezoneOffset() * minute;
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * minute;
}
