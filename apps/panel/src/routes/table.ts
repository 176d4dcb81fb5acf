import { adminRoutes } from './areas/admin.ts';
import { customerRoutes } from './areas/customer.ts';
import { moderatorRoutes } from './areas/moderator.ts';
import { publicRoutes } from './areas/public.ts';
import { resellerRoutes } from './areas/reseller.ts';
import { startRoutes } from './areas/start.ts';
import type { RouteEntry } from './entry.ts';

/**
 * Every screen of the panel, once: guards, menus, titles, links and preloads are derived from this table. For the
 * build, tests and types: at run time each area is loaded separately (whole.ts).
 */
export const routes = {
  ...startRoutes,
  ...publicRoutes,
  ...customerRoutes,
  ...resellerRoutes,
  ...moderatorRoutes,
  ...adminRoutes,
};

export type RouteId = keyof typeof routes;
export const routeIds = Object.keys(routes) as RouteId[];

/** Returns a route, typed as a general entry. */
export const routeOf = (id: RouteId): RouteEntry => routes[id];
