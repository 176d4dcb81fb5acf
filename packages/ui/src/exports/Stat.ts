export { deltaDirections, deltaTones, Stat, type StatDelta, type StatProps } from '../widgets/Stat/Stat.tsx';
