/** The first and the last day of a metric, in UTC, as YYYY-MM-DD. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The periods up to today that can be chosen with one press, in days. */
export const presets = [7, 30, 90] as const;
export type Preset = (typeof presets)[number];
const usual: Preset = 30;

const dayMs = 86_400_000;
/** The limits of the contract: the maximum number of days, and the first day. */
export const longestPeriod = 366;
export const firstDay = '2000-01-01';

/** The number of days in a period, including both ends. */
export const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** The UTC day of an instant. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const until = (today: string, days: number): Period => ({
  from: dayOf(Date.parse(today) - (days - 1) * dayMs),
  to: today,
});

/** Whether a metric can be requested for these days. */
export const isPeriod = (period: Period, today: string): boolean => {
  const { from, to } = period;
  return isDay(from) && isDay(to) && from <= to && to <= today && lengthOf(period) <= longestPeriod;
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && text >= firstDay && Date.parse(text) >= 0 && dayOf(Date.parse(text)) === text;

/** Reads the period of an address, or the default if it is invalid; `preset` is null for days that are not a preset. */
export function readPeriod(search: string, today: string): { period: Period; preset: Preset | null } {
  const at = new URLSearchParams(search);
  const own = { from: at.get('from') ?? '', to: at.get('to') ?? '' };
  if (isPeriod(own, today)) return { period: own, preset: null };
  const preset = presets.find((days) => String(days) === at.get('days')) ?? usual;
  return { period: until(today, preset), preset };
}

/** The query of the address for another period, without the default; other parameters are kept. */
export function writePeriod(search: string, chosen: Preset | Period): string {
  const at = new URLSearchParams(search);
  for (const name of ['days', 'from', 'to']) at.delete(name);
  if (typeof chosen === 'object') {
    at.set('from', chosen.from);
    at.set('to', chosen.to);
  } else if (chosen !== usual) at.set('days', String(chosen));
  return at.toString();
}
