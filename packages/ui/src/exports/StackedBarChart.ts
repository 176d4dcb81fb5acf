export { StackedBarChart } from '../components/StackedBarChart/StackedBarChart.tsx';
export type { StackedBarChartProps } from '../components/StackedBarChart/StackedBarChart.tsx';
export type { ChartPoint, ChartSeries } from '../chart/chart-data.ts';
