import type { Pages, Screen } from '../screen.ts';

export { moderatorRoutes as routes } from './moderator.ts';
/** Its pages, each a chunk of its own. */
export const pages: Pages = import.meta.glob<Screen>('../../screens/moderator/**/Page.tsx');
