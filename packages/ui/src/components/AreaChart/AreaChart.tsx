import { SeriesChart, type SeriesChartOptions } from '../../chart/SeriesChart.tsx';

export interface AreaChartProps extends SeriesChartOptions {}

/** How much of something there was, as areas under lines. */
export function AreaChart(props: AreaChartProps) {
  return <SeriesChart {...props} kind="area" />;
}
