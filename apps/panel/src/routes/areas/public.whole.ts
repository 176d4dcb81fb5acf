import type { Pages, Screen } from '../screen.ts';

export { publicRoutes as routes } from './public.ts';
/** The area's pages, each in its own chunk. */
export const pages: Pages = import.meta.glob<Screen>('../../screens/public/**/Page.tsx');
