import type { Pages, Screen } from '../screen.ts';

export { adminRoutes as routes } from './admin.ts';
/** The area's pages, each in its own chunk. */
export const pages: Pages = import.meta.glob<Screen>('../../screens/admin/**/Page.tsx');
