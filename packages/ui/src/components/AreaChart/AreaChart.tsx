import { SeriesChart, type SeriesChartOptions } from '../SeriesChart/SeriesChart.tsx';

export interface AreaChartProps extends SeriesChartOptions {}

/**
 * A chart of quantities over time, drawn as filled areas.
 * @example
 * <AreaChart title="Traffic" points={days} pointsLabel="Day" series={series} />
 */
export function AreaChart(props: AreaChartProps) {
  return <SeriesChart {...props} kind="area" />;
}
