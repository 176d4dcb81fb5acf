import { DayBars, type UptimeDay } from './DayBars.tsx';

export interface UptimeBarsProps {
  /** What the bars show, in one sentence: `99.92 % over 90 days`. */
  label: string;
  /** The days, oldest first. */
  days: readonly UptimeDay[];
  /** The height in pixels. @default 20 */
  height?: number | undefined;
}

/**
 * The bars of an `UptimeStrip` as a picture, for a cell of a table: the days cannot be visited one by one.
 * @example
 * <UptimeBars label="99.92 % over 90 days" days={days} />
 */
export const UptimeBars = ({ label, days, height = 20 }: UptimeBarsProps) => (
  <div role="img" aria-label={label}>
    <DayBars days={days} height={height} />
  </div>
);
