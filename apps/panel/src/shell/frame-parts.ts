import { lazyPart } from '../context/lazy-part.ts';

/** Parts of the frame, separate from the others, so that the sign-in page does not list their chunks. */
export const LazyBell = lazyPart(() => import('./Bell.tsx'), 'Bell');
export const LazyOpenedNotification = lazyPart(() => import('./OpenedNotification.tsx'), 'OpenedNotification');
export const LazyAnnouncement = lazyPart(() => import('./ShownAnnouncement.tsx'), 'ShownAnnouncement');
export const LazyPopup = lazyPart(() => import('./ShownPopup.tsx'), 'ShownPopup');
export const LazyAlerts = lazyPart(() => import('./Alerts.tsx'), 'Alerts');
export const LazyPlace = lazyPart(() => import('../parts/Place.tsx'), 'Place');
export const LazyRecentProcesses = lazyPart(() => import('./RecentProcesses.tsx'), 'RecentProcesses');
export const LazyRefusedBar = lazyPart(() => import('./RefusedBar.tsx'), 'RefusedBar');
export const LazySignInAgain = lazyPart(() => import('../parts/proof/SignInAgain.tsx'), 'SignInAgain');
export const LazyAwayBar = lazyPart(() => import('./AwayBar.tsx'), 'AwayBar');
export const LazyAdminSearch = lazyPart(() => import('./AdminSearch.tsx'), 'AdminSearch');
export const LazyCommands = lazyPart(() => import('./Commands.tsx'), 'Commands');
export const LazyShortcuts = lazyPart(() => import('./Shortcuts.tsx'), 'Shortcuts');
export const LazyRestored = lazyPart(() => import('./Restored.tsx'), 'Restored');
