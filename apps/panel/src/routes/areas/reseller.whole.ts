import type { Pages, Screen } from '../screen.ts';

export { resellerRoutes as routes } from './reseller.ts';
/** Its pages, each a chunk of its own. */
export const pages: Pages = import.meta.glob<Screen>('../../screens/reseller/**/Page.tsx');
