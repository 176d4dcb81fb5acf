import { Card } from '@kronos/ui/Card';
import { StackedBarChart } from '@kronos/ui/StackedBarChart';
import { useMemo } from 'react';
import { useMessages } from '../../context/app-context.ts';
import { csvOf, saveCsv } from '../../resource/save-csv.ts';
import { type Span, spansOf } from './spans.ts';

interface DaysChartProps<R> {
  title: string;
  /** The days of the period, in order. */
  days: readonly R[];
  /** The counts of each day, which are summed up over weeks. Keep it the same between renders. */
  series: readonly { id: string; label: string; value: (day: R) => number }[];
  /** The name of the exported file. */
  file: string;
}

const sumOf = <R,>({ rows }: Span<R>, value: (row: R) => number) => rows.reduce((sum, row) => sum + value(row), 0);

/** A lower scale would have grid lines at halves, but counts are whole numbers. */
const leastTop = 4;
const wholeDays = { dateStyle: 'medium', timeZone: 'UTC' } as const;

/** Counts by day or, in a long period, by week: as bars, as a table and as a file. */
export function DaysChart<R extends { day: string }>({ title, days, series, file }: DaysChartProps<R>) {
  const t = useMessages();
  const { isWeekly, spans, drawn } = useMemo(() => {
    const found = spansOf(days);
    const valuesOf = (value: (day: R) => number) => found.spans.map((span) => sumOf(span, value));
    return { ...found, drawn: series.map(({ id, label, value }) => ({ id, label, values: valuesOf(value) })) };
  }, [days, series]);
  const pointsLabel = isWeekly ? t('metrics.week') : t('metrics.day');
  const exportIt = () => {
    const point = { header: pointsLabel, value: ({ from }: Span<R>) => from };
    const columns = series.map(({ label, value }) => ({ header: label, value: (span: Span<R>) => sumOf(span, value) }));
    saveCsv(file, csvOf(spans, [point, ...columns]));
  };
  return (
    <Card>
      <StackedBarChart
        title={title}
        level={2}
        description={isWeekly ? t('metrics.byWeek') : t('metrics.byDay')}
        points={spans.map(({ from }) => new Date(from))}
        pointsLabel={pointsLabel}
        series={drawn}
        max={leastTop}
        dateFormat={wholeDays}
        onExport={exportIt}
      />
    </Card>
  );
}
