import type { UptimeDay } from '@kronos/api/contract';
import type { UptimeDay as StripDay } from '@kronos/ui/UptimeStrip';
import type { Translate } from '../../messages/create-messages.ts';

const shown = 90;
const dayMs = 24 * 60 * 60 * 1000;

/** A day with an outage is down, however short the outage was; failures without one only mark it as degraded. */
const statusOf = ({ failures, seconds_down }: UptimeDay): StripDay['status'] =>
  seconds_down > 0 ? 'down' : failures > 0 ? 'degraded' : 'up';

function textOf({ failures, seconds_down }: UptimeDay, t: Translate): string {
  if (seconds_down > 0) return t('strip.day.down', { count: Math.max(1, Math.round(seconds_down / 60)) });
  return failures > 0 ? t('strip.day.failures', { count: failures }) : t('strip.day.up');
}

/** The last 90 days in UTC, for the strip; a day without checks says so. */
export function stripOf(days: readonly UptimeDay[], now: number, t: Translate): StripDay[] {
  const found = new Map(days.map((day) => [day.day, day]));
  const today = Math.floor(now / dayMs) * dayMs;
  return Array.from({ length: shown }, (_, index): StripDay => {
    const date = new Date(today - (shown - 1 - index) * dayMs);
    const day = found.get(date.toISOString().slice(0, 10));
    return day
      ? { date, status: statusOf(day), text: textOf(day, t) }
      : { date, status: 'unknown', text: t('strip.day.none') };
  });
}
