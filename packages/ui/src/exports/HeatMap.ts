export { HeatMap } from '../components/HeatMap/HeatMap.tsx';
export type { HeatMapProps } from '../components/HeatMap/HeatMap.tsx';
