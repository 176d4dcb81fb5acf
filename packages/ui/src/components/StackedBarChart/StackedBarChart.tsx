import { SeriesChart, type SeriesChartOptions } from '../SeriesChart/SeriesChart.tsx';

export interface StackedBarChartProps extends SeriesChartOptions {}

/**
 * A chart of parts and their sum, drawn as bars on top of each other.
 * @example
 * <StackedBarChart title="Storage" points={days} pointsLabel="Day" series={series} />
 */
export function StackedBarChart(props: StackedBarChartProps) {
  return <SeriesChart {...props} kind="stacked" />;
}
