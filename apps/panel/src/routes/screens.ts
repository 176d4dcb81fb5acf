import type { RouteEntry } from './entry.ts';
import type { Screen } from './pages.ts';

/** Fetches the page of a route. */
export async function loadScreen({ path, screen = '' }: RouteEntry): Promise<Screen> {
  const { pages } = await (screen.startsWith('admin/') ? import('./admin-pages.ts') : import('./pages.ts'));
  const load = pages[`../screens/${screen}/Page.tsx`];
  if (!load) throw new Error(`The route ${path} has no page in src/screens/${screen}.`);
  return load();
}
