import type { Pages, Screen } from '../screen.ts';

export { resellerRoutes as routes } from './reseller.ts';
/** The area's pages, each in its own chunk. */
export const pages: Pages = import.meta.glob<Screen>('../../screens/reseller/**/Page.tsx');
