import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { defaultChartMessages } from '../i18n/chart-messages.ts';
import { useWords } from '../i18n/use-words.ts';
import type { ChartPoint } from './chart-data.ts';

/** The formats of numbers and dates. */
export interface ChartFormatOptions {
  /** The format of values. @default up to two decimals */
  valueFormat?: Intl.NumberFormatOptions | undefined;
  /** The full format of dates; its `timeZone` applies to the axis too. @default day, month and time, in the user's zone */
  dateFormat?: Intl.DateTimeFormatOptions | undefined;
}

export interface ChartFormat {
  value: (value: number | null) => string;
  point: (point: ChartPoint) => string;
  locale: string;
  timeZone: string | undefined;
}

const fullDate = { dateStyle: 'medium', timeStyle: 'short' } satisfies Intl.DateTimeFormatOptions;
const plainNumber = { maximumFractionDigits: 2 } satisfies Intl.NumberFormatOptions;

/** Returns the formats of one chart, in the kit's locale. */
export function useChartFormat({ valueFormat = plainNumber, dateFormat = fullDate }: ChartFormatOptions): ChartFormat {
  const { locale } = useLocale();
  const { chartNoValue } = useWords(defaultChartMessages);
  // Hosts write these options inline, so they are compared by content, not by identity.
  const key = JSON.stringify([valueFormat, dateFormat]);
  return useMemo(() => {
    const [numberOptions, dateOptions]: [Intl.NumberFormatOptions, Intl.DateTimeFormatOptions] = JSON.parse(key);
    const numbers = new Intl.NumberFormat(locale, numberOptions);
    const dates = new Intl.DateTimeFormat(locale, dateOptions);
    return {
      value: (value) => (value === null ? chartNoValue : numbers.format(value)),
      point: (point) => (typeof point === 'string' ? point : dates.format(point)),
      locale,
      timeZone: dateOptions.timeZone,
    };
  }, [locale, key, chartNoValue]);
}
