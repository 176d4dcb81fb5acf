export { AreaChart } from '../components/AreaChart/AreaChart.tsx';
export type { AreaChartProps } from '../components/AreaChart/AreaChart.tsx';
export type { ChartPoint, ChartSeries } from '../chart/chart-data.ts';
