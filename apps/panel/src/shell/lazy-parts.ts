import { lazy } from 'react';

/** Parts of the shell that the sign-in page never shows. Each is fetched when it is first needed. */
export const LazyLayout = lazy(async () => ({ default: (await import('./Layout.tsx')).Layout }));
export const LazyNotices = lazy(async () => ({ default: (await import('./ShownNotices.tsx')).ShownNotices }));
export const LazySessionFailure = lazy(async () => ({
  default: (await import('./SessionFailure.tsx')).SessionFailure,
}));
