/** The first and the last day of a metric, in UTC, as YYYY-MM-DD. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** So many days until today are one press away. */
export const presets = [7, 30, 90] as const;
export type Preset = (typeof presets)[number];
const usual: Preset = 30;

const dayMs = 86_400_000;
/** What the contract takes: so many days at most, and none before the first. */
export const longestPeriod = 366;
export const firstDay = '2000-01-01';

/** How many days a period has, both ends included. */
export const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** The day of UTC of an instant. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const until = (today: string, days: number): Period => ({
  from: dayOf(Date.parse(today) - (days - 1) * dayMs),
  to: today,
});

/** Whether a metric can be asked for these days. */
export const isPeriod = (period: Period, today: string): boolean => {
  const { from, to } = period;
  return isDay(from) && isDay(to) && from <= to && to <= today && lengthOf(period) <= longestPeriod;
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && text >= firstDay && Date.parse(text) >= 0 && dayOf(Date.parse(text)) === text;

/** Reads the period of an address. Whatever somebody typed there, it is one; `preset` is null for days of one's own. */
export function readPeriod(search: string, today: string): { period: Period; preset: Preset | null } {
  const at = new URLSearchParams(search);
  const own = { from: at.get('from') ?? '', to: at.get('to') ?? '' };
  if (isPeriod(own, today)) return { period: own, preset: null };
  const preset = presets.find((days) => String(days) === at.get('days')) ?? usual;
  return { period: until(today, preset), preset };
}

/** The query of the address for other days; what goes without saying is left out, all else stays. */
export function writePeriod(search: string, chosen: Preset | Period): string {
  const at = new URLSearchParams(search);
  for (const name of ['days', 'from', 'to']) at.delete(name);
  if (typeof chosen === 'object') {
    at.set('from', chosen.from);
    at.set('to', chosen.to);
  } else if (chosen !== usual) at.set('days', String(chosen));
  return at.toString();
}
