import { SeriesChart, type SeriesChartOptions } from '../SeriesChart/SeriesChart.tsx';

export interface BarChartProps extends SeriesChartOptions {}

/**
 * A chart that compares values as bars side by side.
 * @example
 * <BarChart title="Streams" points={days} pointsLabel="Day" series={series} />
 */
export function BarChart(props: BarChartProps) {
  return <SeriesChart {...props} kind="bar" />;
}
