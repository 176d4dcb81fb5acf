import type { Pages, Screen } from '../screen.ts';

export { publicRoutes as routes } from './public.ts';
/** Its pages, each a chunk of its own. */
export const pages: Pages = import.meta.glob<Screen>('../../screens/public/**/Page.tsx');
