import type { RouteEntry } from './entry.ts';
import { account } from './tables/account.ts';
import { admin } from './tables/admin.ts';
import { visitors } from './tables/public.ts';
import { start } from './tables/start.ts';

/** Every screen of the panel, once: guards, menus, titles, links and preloads come out of this table. Data only. */
export const routes = { ...start, ...visitors, ...account, ...admin };

export type RouteId = keyof typeof routes;
export const routeIds = Object.keys(routes) as RouteId[];

/** A route as any of them. */
export const routeOf = (id: RouteId): RouteEntry => routes[id];
