import { lazy } from 'react';

/** Parts of the shell that no first paint needs; each is fetched when it is first wanted. */
export const LazyLayout = lazy(async () => ({ default: (await import('./Layout.tsx')).Layout }));
export const LazyArrival = lazy(async () => ({ default: (await import('./Arrival.tsx')).Arrival }));
export const LazyDemoNotice = lazy(async () => ({ default: (await import('./DemoNotice.tsx')).DemoNotice }));
export const LazyNotices = lazy(async () => ({ default: (await import('./ShownNotices.tsx')).ShownNotices }));
export const LazySessionFailure = lazy(async () => ({
  default: (await import('./SessionFailure.tsx')).SessionFailure,
}));
