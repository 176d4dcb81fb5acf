// The parts that no first paint needs, behind one import; larger ones are chunks of their own.
export { Arrival } from './Arrival.tsx';
export const shownBars = () => import('./ShownBars.tsx');
export const shownNotices = () => import('./ShownNotices.tsx');
export const sessionFailure = () => import('./SessionFailure.tsx');
