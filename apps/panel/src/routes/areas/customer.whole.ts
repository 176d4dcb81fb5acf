import type { Pages, Screen } from '../screen.ts';

export { customerRoutes as routes } from './customer.ts';
/** Its pages, each a chunk of its own. */
export const pages: Pages = import.meta.glob<Screen>([
  '../../screens/customer/**/Page.tsx',
  '../../screens/account/**/Page.tsx',
]);
