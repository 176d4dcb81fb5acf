import { formatSize } from '@kronos/ui/format-size';
import { formatLanguage } from './language.ts';

/** Formats of numbers and times in the user's locale and time zone. */
export type Format = ReturnType<typeof createFormat>;

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Intl formatters, each created on first use, because creating one takes a phone several milliseconds. */
export function createFormat(locale: string) {
  const tag = formatLanguage(locale);
  const numbers = once(() => new Intl.NumberFormat(tag));
  const percents = once(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 }));
  const relative = once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  const lists = once(() => new Intl.ListFormat(tag));
  const exact = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' }));
  const clock = once(() => new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }));

  return {
    number: (value: number) => numbers().format(value),
    /** From hundredths, to a thousandth of one. */
    percent: (value: number) => percents().format(value / 100),
    /** A size in the largest unit in which it is at least one: "1.4 GB". */
    bytes: (value: number) => formatSize(value, tag),
    /** Names, joined as in a sentence. */
    list: (names: readonly string[]) => lists().format(names),
    /** A price, from hundredths of its currency. */
    money: (hundredths: number, currency: string) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency }).format(hundredths / 100),
    /** Date and time to the second. */
    exact: (instant: string | number) => exact().format(new Date(instant)),
    /** Time of day to the second, with the date once it is more than twelve hours ago. */
    moment: (instant: number, now: number) => (now - instant < 43_200_000 ? clock() : exact()).format(instant),
    /** "3 minutes ago"; seconds below a minute, and now for an instant that a skewed clock places in the future. */
    relative(instant: string | number, now: number) {
      const seconds = Math.max(0, (now - new Date(instant).getTime()) / 1000);
      const step = steps.find(([, size]) => seconds >= size);
      return step
        ? relative().format(-Math.floor(seconds / step[1]), step[0])
        : relative().format(-Math.floor(seconds), 'second');
    },
  };
}

function once<T>(create: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= create());
}
