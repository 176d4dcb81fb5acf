import type { Pages, Screen } from '../screen.ts';

export { customerRoutes as routes } from './customer.ts';
/** The area's pages, each in its own chunk. */
export const pages: Pages = import.meta.glob<Screen>([
  '../../screens/customer/**/Page.tsx',
  '../../screens/account/**/Page.tsx',
]);
