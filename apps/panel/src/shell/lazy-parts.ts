import { lazyPart } from '../context/lazy-part.ts';
import { afterPaint } from '../platform/after-paint.ts';

/**
 * The parts of the shell that no first paint needs; each is loaded when it is first rendered, but not before the
 * paint.
 */
const late = () => afterPaint().then(() => import('./late-parts.ts'));
export const LazyArrival = lazyPart(late, 'Arrival');
export const LazyShownBars = lazyPart(async () => (await late()).shownBars(), 'ShownBars');
export const LazyNotices = lazyPart(async () => (await late()).shownNotices(), 'ShownNotices');
export const LazySessionFailure = lazyPart(async () => (await late()).sessionFailure(), 'SessionFailure');
