import type { Pages, Screen } from '../screen.ts';

export { moderatorRoutes as routes } from './moderator.ts';
/** The area's pages, each in its own chunk. */
export const pages: Pages = import.meta.glob<Screen>('../../screens/moderator/**/Page.tsx');
