import { lazy } from 'react';

/** Parts of the frame; apart from the others, so that the sign-in page does not list their chunks. */
export const LazyBell = lazy(async () => ({ default: (await import('./Bell.tsx')).Bell }));
export const LazyOpenedNotification = lazy(async () => ({
  default: (await import('./OpenedNotification.tsx')).OpenedNotification,
}));
export const LazyAnnouncement = lazy(async () => ({
  default: (await import('./ShownAnnouncement.tsx')).ShownAnnouncement,
}));
export const LazyRecentProcesses = lazy(async () => ({
  default: (await import('./RecentProcesses.tsx')).RecentProcesses,
}));
