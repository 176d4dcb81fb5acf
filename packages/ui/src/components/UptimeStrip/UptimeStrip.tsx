import { StripSkeleton } from '../../chart/ChartSkeleton.tsx';
import * as plot from '../../chart/plot/Plot.css.ts';
import { Readout } from '../../chart/Readout.tsx';
import { Stepper } from '../../chart/Stepper.tsx';
import { toCsv } from '../../chart/to-csv.ts';
import { type ChartFormatOptions, useChartFormat } from '../../chart/use-chart-format.ts';
import { classes } from '../../css/classes.ts';
import { ChartFrame, type ChartFrameOptions } from '../ChartFrame/ChartFrame.tsx';
import { DayBars, type UptimeDay } from './DayBars.tsx';
import * as css from './UptimeStrip.css.ts';

export interface UptimeStripProps extends ChartFrameOptions, Pick<ChartFormatOptions, 'dateFormat'> {
  /** The days, oldest first; about 90 fit well. */
  days: readonly UptimeDay[];
  /** The headings of the columns in the table and in the export. */
  columns: { date: string; status: string };
  /** The text under the first day, such as `90 days ago`. */
  startLabel?: string | undefined;
  /** The text under the last day, such as `Today`. */
  endLabel?: string | undefined;
}

const wholeDay = { dateStyle: 'medium' } satisfies Intl.DateTimeFormatOptions;

/**
 * A row of bars, one per day, whose height and colour show whether a service was up.
 * @example
 * <UptimeStrip title="cinema" days={days} columns={{ date: 'Day', status: 'Status' }} />
 */
export function UptimeStrip({
  days,
  columns,
  startLabel,
  endLabel,
  dateFormat = wholeDay,
  height = 40,
  onExport,
  ...frame
}: UptimeStripProps) {
  const format = useChartFormat({ dateFormat });
  const head = [columns.date, columns.status];
  const textOf = (index: number) => days[index]?.text ?? '';
  const dateOf = (index: number) => {
    const day = days[index];
    return day ? format.point(day.date) : '';
  };
  return (
    <ChartFrame
      {...frame}
      height={height}
      tableHeight={200}
      skeleton={<StripSkeleton count={45} height={height} />}
      isEmpty={days.length === 0}
      table={() => ({
        columns: head,
        rows: days.map(({ date, text }) => ({ id: date.toISOString(), cells: [format.point(date), text] })),
      })}
      onExport={onExport && (() => onExport(toCsv([head, ...days.map(({ date, text }) => [date, text])])))}
    >
      <Stepper
        label={frame.title}
        count={days.length}
        textOf={(index) => `${dateOf(index)}, ${textOf(index)}`}
        indexAt={(x, width) => Math.floor((x / width) * days.length)}
        renderMark={(index) => (
          <>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${days.length} 1`}
              height={height}
              preserveAspectRatio="none"
              className={classes(plot.svg, plot.overlay)}
            >
              <rect x={index} width="1" height="1" className={css.hair} />
            </svg>
            <Readout
              left={`${((index + 0.5) / days.length) * 100}%`}
              isBefore={index >= days.length / 2}
              place="under"
              title={dateOf(index)}
              lines={[{ id: 'text', label: textOf(index) }]}
            />
          </>
        )}
      >
        <DayBars days={days} height={height} />
      </Stepper>
      {(startLabel !== undefined || endLabel !== undefined) && (
        // The strip runs from left to right in every language, and so do its ends.
        <div dir="ltr" className={css.ends}>
          <span>{startLabel}</span>
          <span>{endLabel}</span>
        </div>
      )}
    </ChartFrame>
  );
}
