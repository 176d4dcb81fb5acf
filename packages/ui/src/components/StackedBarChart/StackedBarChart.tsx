import { SeriesChart, type SeriesChartOptions } from '../../chart/SeriesChart.tsx';

export interface StackedBarChartProps extends SeriesChartOptions {}

/** Parts and their sum, as bars on top of each other. */
export function StackedBarChart(props: StackedBarChartProps) {
  return <SeriesChart {...props} kind="stacked" />;
}
