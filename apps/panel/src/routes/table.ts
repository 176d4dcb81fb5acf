import type { Area, PlainKey } from '../messages/catalogue.ts';

/** Menus of the side (spec §2); an entry belongs to one of them. */
export type Menu = 'guest' | 'customer' | 'admin';

/** `public`: for everyone. `leaving`: signing out works in every state. `login`: any signed-in user. */
export type Guard = 'public' | 'leaving' | 'login' | 'reseller' | 'moderator' | 'admin';

export interface RouteEntry {
  /** Full path; parameters as `:name`. */
  readonly path: `/app${string}`;
  /** Id of the route whose layout this one stands in. */
  readonly parent?: string;
  /** Folder of its page below src/screens. */
  readonly screen: string;
  /** The catalogue areas its screen speaks from. */
  readonly areas: readonly Area[];
  readonly guard: Guard;
  /** Title of the document and of the menu entry. */
  readonly title: PlainKey;
  readonly nav?: { readonly menu: Menu; readonly icon: 'dashboard' | 'login' };
  /** Stands alone in the middle of the page, without menu and header. */
  readonly isBare?: true;
}

/** Every screen of the panel, once: guards, menus, titles, links and preloads come out of this table. Data only. */
export const routes = {
  login: {
    path: '/app/login',
    screen: 'public/login',
    areas: ['login'],
    guard: 'public',
    title: 'login.title',
    nav: { menu: 'guest', icon: 'login' },
    isBare: true,
  },
  notFound: {
    path: '/app/404',
    screen: 'public/not-found',
    areas: ['public', 'login'],
    guard: 'public',
    title: 'public.title.notFound',
  },
  dashboard: {
    path: '/app/dashboard',
    screen: 'customer/dashboard',
    areas: ['customer'],
    guard: 'login',
    title: 'shell.title.dashboard',
    nav: { menu: 'customer', icon: 'dashboard' },
  },
  adminDashboard: {
    path: '/app/admin/dashboard',
    screen: 'admin/dashboard',
    areas: ['admin', 'process'],
    guard: 'admin',
    title: 'shell.title.adminDashboard',
    nav: { menu: 'admin', icon: 'dashboard' },
  },
  notifications: {
    path: '/app/notifications/all',
    screen: 'customer/notifications',
    areas: ['inbox'],
    guard: 'login',
    title: 'inbox.title',
  },
  logout: {
    path: '/app/logout',
    screen: 'public/logout',
    areas: ['public'],
    guard: 'leaving',
    title: 'public.title.logout',
    isBare: true,
  },
} as const satisfies Record<string, RouteEntry>;

export type RouteId = keyof typeof routes;
export const routeIds = Object.keys(routes) as RouteId[];

/** A route as any of them. */
export const routeOf = (id: RouteId): RouteEntry => routes[id];
