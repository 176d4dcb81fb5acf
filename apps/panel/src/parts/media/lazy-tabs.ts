import { lazyPart } from '../../context/lazy-part.ts';

/** The tabs about what is inside a server, each loaded when it is opened. */
export const LazyClaimTab = lazyPart(() => import('./ClaimTab.tsx'), 'ClaimTab');
export const LazyLibrariesTab = lazyPart(() => import('./LibrariesTab.tsx'), 'LibrariesTab');
export const LazyCdnTab = lazyPart(() => import('../cdn/CdnTab.tsx'), 'CdnTab');
export const LazyInvitesTab = lazyPart(() => import('./InvitesTab.tsx'), 'InvitesTab');

/** The page is shown without it if it cannot be loaded. */
export const LazyClaimWatch = lazyPart(() => import('./ClaimWatch.tsx'), 'ClaimWatch', { isOptional: true });
