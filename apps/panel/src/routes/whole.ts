import type { AreaName } from './areas.ts';
import type { RouteEntry } from './entry.ts';
import type { RouteTable } from './match.ts';
import type { Pages, Screen } from './screen.ts';

// Loaded when a visitor leaves the sign-in page.
export { decide } from './decide.ts';

interface Area {
  readonly routes: RouteTable;
  readonly pages: Pages;
}

const loaders: Readonly<Record<AreaName, () => Promise<Area>>> = {
  public: () => import('./areas/public.whole.ts'),
  customer: () => import('./areas/customer.whole.ts'),
  reseller: () => import('./areas/reseller.whole.ts'),
  moderator: () => import('./areas/moderator.whole.ts'),
  admin: () => import('./areas/admin.whole.ts'),
};

/** Loads the routes and the list of pages of an area. */
export const loadArea = (name: AreaName): Promise<Area> => loaders[name]();

/** Loads the page of a route. */
export async function loadScreen({ path, screen = '' }: RouteEntry): Promise<Screen> {
  const [folder = ''] = screen.split('/');
  const { pages } = await loadArea(folder === 'account' ? 'customer' : (folder as AreaName));
  const load = pages[`../../screens/${screen}/Page.tsx`];
  if (!load) throw new Error(`The route ${path} has no page in src/screens/${screen}.`);
  return load();
}
