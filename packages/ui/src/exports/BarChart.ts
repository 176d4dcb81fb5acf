export { BarChart } from '../components/BarChart/BarChart.tsx';
export type { BarChartProps } from '../components/BarChart/BarChart.tsx';
export type { ChartPoint, ChartSeries } from '../chart/chart-data.ts';
