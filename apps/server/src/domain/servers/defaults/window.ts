import type { Maintenance } from '@kronos/api/contract';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns the start of the window that is open at a given time; undefined while it is closed. */
export function openSince(
  { from, hours, zone }: Pick<Maintenance, 'from' | 'hours' | 'zone'>,
  at: Date,
): Date | undefined {
  const [hour = 0, minutes = 0] = from.split(':').map(Number);
  const passed = (minutesOfDay(at, zone) - (hour * 60 + minutes)) * minute;
  // A window may extend past midnight.
  const sinceStart = passed < 0 ? passed + day : passed;
  if (sinceStart >= hours * 60 * minute) return undefined;
  return new Date(Math.floor(at.getTime() / minute) * minute - sinceStart);
}

/** Returns the minutes since midnight in a zone. */
function minutesOfDay(at: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const read = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read('hour') * 60 + read('minute');
}
