const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const words = new Intl.RelativeTimeFormat('en');

/** Returns how long ago a moment was, such as "3 minutes ago". */
export function relativeTime(then: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - then.getTime()) / 1000));
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? ['second', 1];
  return seconds < 5 ? 'just now' : words.format(-Math.floor(seconds / size), unit);
}
