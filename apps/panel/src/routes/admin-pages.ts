import type { Pages, Screen } from './pages.ts';

/** The admins' pages: nobody else needs to know what they are called. */
export const pages: Pages = import.meta.glob<Screen>('../screens/admin/**/Page.tsx');
