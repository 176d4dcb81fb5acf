// What no first paint needs, behind one import of the start; what stands on more is a chunk of its own again.
export { Arrival } from './Arrival.tsx';
export const shownBars = () => import('./ShownBars.tsx');
export const shownNotices = () => import('./ShownNotices.tsx');
export const sessionFailure = () => import('./SessionFailure.tsx');
