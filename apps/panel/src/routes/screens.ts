import type { Screen } from './pages.ts';
import { type RouteId, routes } from './table.ts';

/** Fetches the page of a route. */
export async function loadScreen(id: RouteId): Promise<Screen> {
  const { pages } = await import('./pages.ts');
  const { screen } = routes[id];
  const load = pages[`../screens/${screen}/Page.tsx`];
  if (!load) throw new Error(`The route "${id}" has no page in src/screens/${screen}.`);
  return load();
}
