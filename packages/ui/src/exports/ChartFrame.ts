export { ChartFrame } from '../components/ChartFrame/ChartFrame.tsx';
export type { ChartFrameOptions, ChartFrameProps } from '../components/ChartFrame/ChartFrame.tsx';
export type { ChartTableData } from '../components/ChartFrame/ChartTable.tsx';
