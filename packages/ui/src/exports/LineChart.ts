export { LineChart } from '../components/LineChart/LineChart.tsx';
export type { LineChartProps } from '../components/LineChart/LineChart.tsx';
export type { ChartPoint, ChartSeries } from '../chart/chart-data.ts';
