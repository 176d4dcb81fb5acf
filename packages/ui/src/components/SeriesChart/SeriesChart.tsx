import { lazy, Suspense, useMemo, useState } from 'react';
import { ChartFrame, type ChartFrameOptions } from '../ChartFrame/ChartFrame.tsx';
import { Legend } from '../ChartFrame/Legend.tsx';
// With the frame's rules, so that the style sheet of each component is complete.
import '../../chart/plot/Plot.css.ts';
import { ChartSkeleton } from '../../chart/ChartSkeleton.tsx';
import { type ChartKind, type ChartPoint, type ChartSeries, drawnSeries } from '../../chart/chart-data.ts';
import { toCsv } from '../../chart/to-csv.ts';
import { type ChartFormatOptions, useChartFormat } from '../../chart/use-chart-format.ts';

const Plot = lazy(async () => ({ default: (await import('../../chart/plot/Plot.tsx')).Plot }));

/** Options that charts of series share. */
export interface SeriesChartOptions extends ChartFrameOptions, ChartFormatOptions {
  /** The points: dates or names, in drawing order. */
  points: readonly ChartPoint[];
  /** The name of the points, in one word such as `Time`; the heading of the table's first column. */
  pointsLabel: string;
  /** The series. The drawing shows the first five; table and export contain all of them. */
  series: readonly ChartSeries[];
  /** The upper end of the scale, which still extends for larger values. */
  max?: number | undefined;
}

export interface SeriesChartProps extends SeriesChartOptions {
  kind: ChartKind;
  min?: number | undefined;
}

/** A chart of series: the frame renders at once, the drawing as soon as its module has loaded. */
export function SeriesChart({
  kind,
  points,
  pointsLabel,
  series,
  min,
  max,
  valueFormat,
  dateFormat,
  onExport,
  height = 240,
  ...frame
}: SeriesChartProps) {
  const format = useChartFormat({ valueFormat, dateFormat });
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const drawn = useMemo(() => drawnSeries(series), [series]);
  const shown = useMemo(() => drawn.filter(({ id }) => !hidden.has(id)), [drawn, hidden]);
  const columns = [pointsLabel, ...series.map(({ label }) => label)];
  const isEmpty = points.length === 0 || series.every(({ values }) => values.every((value) => value === null));

  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={isEmpty}
      legend={
        drawn.length > 1 && (
          <Legend label={frame.title} kind={kind} series={drawn} hidden={hidden} onHiddenChange={setHidden} />
        )
      }
      table={() => ({
        columns,
        rows: points.map((point, row) => ({
          id: point instanceof Date ? point.toISOString() : point,
          cells: [format.point(point), ...series.map(({ values }) => format.value(values[row] ?? null))],
        })),
      })}
      onExport={
        onExport &&
        (() =>
          onExport(
            toCsv([
              columns,
              ...points.map((point, row) => [point, ...series.map(({ values }) => values[row] ?? null)]),
            ]),
          ))
      }
    >
      <Suspense fallback={<ChartSkeleton height={height} />}>
        <Plot
          label={frame.title}
          kind={kind}
          points={points}
          series={shown}
          height={height}
          min={min}
          max={max}
          format={format}
        />
      </Suspense>
    </ChartFrame>
  );
}
