import { lazy } from 'react';

/** Parts of the frame, separate from the others, so that the sign-in page does not list their chunks. */
export const LazyBell = lazy(async () => ({ default: (await import('./Bell.tsx')).Bell }));
export const LazyOpenedNotification = lazy(async () => ({
  default: (await import('./OpenedNotification.tsx')).OpenedNotification,
}));
export const LazyAnnouncement = lazy(async () => ({
  default: (await import('./ShownAnnouncement.tsx')).ShownAnnouncement,
}));
export const LazyPopup = lazy(async () => ({ default: (await import('./ShownPopup.tsx')).ShownPopup }));
export const LazyAlerts = lazy(async () => ({ default: (await import('./Alerts.tsx')).Alerts }));
export const LazyPlace = lazy(async () => ({ default: (await import('../parts/Place.tsx')).Place }));
export const LazyRecentProcesses = lazy(async () => ({
  default: (await import('./RecentProcesses.tsx')).RecentProcesses,
}));
export const LazyRefusedBar = lazy(async () => ({ default: (await import('./RefusedBar.tsx')).RefusedBar }));
export const LazySignInAgain = lazy(async () => ({
  default: (await import('../parts/proof/SignInAgain.tsx')).SignInAgain,
}));
export const LazyAwayBar = lazy(async () => ({ default: (await import('./AwayBar.tsx')).AwayBar }));
export const LazyAdminSearch = lazy(async () => ({ default: (await import('./AdminSearch.tsx')).AdminSearch }));
export const LazyCommands = lazy(async () => ({ default: (await import('./Commands.tsx')).Commands }));
export const LazyShortcuts = lazy(async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts }));
export const LazyRestored = lazy(async () => ({ default: (await import('./Restored.tsx')).Restored }));
