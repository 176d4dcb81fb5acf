import { memo } from 'react';
import * as plot from '../../chart/plot/Plot.css.ts';
import * as css from './UptimeStrip.css.ts';

export const dayStatuses = ['up', 'degraded', 'down', 'unknown'] as const;
export type DayStatus = (typeof dayStatuses)[number];

/** The result of one day. */
export interface UptimeDay {
  /** Any time of the day. */
  date: Date;
  /** The status, shown by the bar's height and colour. */
  status: DayStatus;
  /** The result as text, such as `Down for 12 minutes`. */
  text: string;
}

/** Top and height of a day's bar as shares of the height: worse is lower, and a day without measurements is a stub. */
const shapes: Record<DayStatus, [top: number, height: number]> = {
  up: [0, 1],
  degraded: [0.3, 0.7],
  down: [0.6, 0.4],
  unknown: [0.88, 0.12],
};

/** The bars alone, one per day. */
export const DayBars = memo(function DayBars({ days, height }: { days: readonly UptimeDay[]; height: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${days.length} 1`}
      height={height}
      preserveAspectRatio="none"
      className={plot.svg}
    >
      {days.map(({ date, status }, index) => {
        const [top, share] = shapes[status];
        return (
          <rect
            key={date.getTime()}
            x={index + 0.14}
            y={top}
            width="0.72"
            height={share}
            fill="currentColor"
            className={css.day({ status })}
          />
        );
      })}
    </svg>
  );
});
