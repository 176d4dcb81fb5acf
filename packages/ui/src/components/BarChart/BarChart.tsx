import { SeriesChart, type SeriesChartOptions } from '../../chart/SeriesChart.tsx';

export interface BarChartProps extends SeriesChartOptions {}

/** Figures to compare, as bars side by side. */
export function BarChart(props: BarChartProps) {
  return <SeriesChart {...props} kind="bar" />;
}
