import { lazy } from 'react';
import { afterPaint } from '../platform/after-paint.ts';

/**
 * The parts of the shell that no first paint needs; each is loaded when it is first rendered, but not before the
 * paint.
 */
const late = () => afterPaint().then(() => import('./late-parts.ts'));
export const LazyArrival = lazy(async () => ({ default: (await late()).Arrival }));
export const LazyShownBars = lazy(async () => ({ default: (await (await late()).shownBars()).ShownBars }));
export const LazyNotices = lazy(async () => ({ default: (await (await late()).shownNotices()).ShownNotices }));
export const LazySessionFailure = lazy(async () => ({
  default: (await (await late()).sessionFailure()).SessionFailure,
}));
