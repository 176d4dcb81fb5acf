/** Numbers and times in the reader's locale and zone. */
export type Format = ReturnType<typeof createFormat>;

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Intl formatters, made once per locale. The pseudo-locale formats as English. */
export function createFormat(locale: string) {
  const tag = locale === 'en-XA' ? 'en' : locale;
  const numbers = new Intl.NumberFormat(tag);
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const exact = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' });
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'medium' });

  return {
    number: (value: number) => numbers.format(value),
    /** Date and time to the second. */
    exact: (instant: string | number) => exact.format(new Date(instant)),
    /** Time of day to the second, with the date once it is another day's. */
    moment: (instant: number, now: number) => (now - instant < 43_200_000 ? clock : exact).format(instant),
    /** "3 minutes ago"; under a minute the seconds, and what lies in the future by a skewed clock counts as now. */
    relative(instant: string | number, now: number) {
      const seconds = Math.max(0, (now - new Date(instant).getTime()) / 1000);
      const step = steps.find(([, size]) => seconds >= size);
      return step
        ? relative.format(-Math.floor(seconds / step[1]), step[0])
        : relative.format(-Math.floor(seconds), 'second');
    },
  };
}
