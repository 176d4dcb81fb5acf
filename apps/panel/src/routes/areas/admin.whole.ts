import type { Pages, Screen } from '../screen.ts';

export { adminRoutes as routes } from './admin.ts';
/** Its pages, each a chunk of its own. */
export const pages: Pages = import.meta.glob<Screen>('../../screens/admin/**/Page.tsx');
