import { SeriesChart, type SeriesChartOptions } from '../../chart/SeriesChart.tsx';

export interface LineChartProps extends SeriesChartOptions {
  /** Lower end of the scale, which still grows with smaller values. @default zero */
  min?: number | undefined;
}

/** How figures went, as lines. */
export function LineChart(props: LineChartProps) {
  return <SeriesChart {...props} kind="line" />;
}
