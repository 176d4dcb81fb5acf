import { lazyPart } from '../context/lazy-part.ts';

/** Parts of the frame, separate from the others, so that the sign-in page does not list their chunks. */
export const LazyBell = lazyPart(() => import('./Bell.tsx'), 'Bell');
export const LazyOpenedNotification = lazyPart(() => import('./OpenedNotification.tsx'), 'OpenedNotification');
export const LazyAnnouncement = lazyPart(() => import('./ShownAnnouncement.tsx'), 'ShownAnnouncement');
export const LazyPopup = lazyPart(() => import('./ShownPopup.tsx'), 'ShownPopup');
export const LazyAlerts = lazyPart(() => import('./Alerts.tsx'), 'Alerts');
export const LazyPlace = lazyPart(() => import('../parts/Place.tsx'), 'Place');
export const LazyAwayBar = lazyPart(() => import('./AwayBar.tsx'), 'AwayBar');

const rare = () => import('./rare-parts.ts');
export const LazyAdminSearch = lazyPart(async () => (await rare()).adminSearch(), 'AdminSearch');
export const LazyCommands = lazyPart(async () => (await rare()).commands(), 'Commands');
export const LazyRecentProcesses = lazyPart(async () => (await rare()).recentProcesses(), 'RecentProcesses');
export const LazyRefusedBar = lazyPart(async () => (await rare()).refusedBar(), 'RefusedBar');
export const LazyRestored = lazyPart(async () => (await rare()).restored(), 'Restored');
export const LazyShortcuts = lazyPart(async () => (await rare()).shortcuts(), 'Shortcuts');
export const LazySignInAgain = lazyPart(async () => (await rare()).signInAgain(), 'SignInAgain');
