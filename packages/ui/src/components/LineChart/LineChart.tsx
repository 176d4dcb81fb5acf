import { SeriesChart, type SeriesChartOptions } from '../SeriesChart/SeriesChart.tsx';

export interface LineChartProps extends SeriesChartOptions {
  /** The lower end of the scale, which still extends for smaller values. @default zero */
  min?: number | undefined;
}

/**
 * A chart of values over time, drawn as lines.
 * @example
 * <LineChart title="Load" points={days} pointsLabel="Day" series={series} />
 */
export function LineChart(props: LineChartProps) {
  return <SeriesChart {...props} kind="line" />;
}
