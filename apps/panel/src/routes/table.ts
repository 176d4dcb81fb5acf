import type { ComponentType } from 'react';
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
  /** The catalogue areas its screen speaks from. */
  readonly areas: readonly Area[];
  readonly guard: Guard;
  /** Title of the document and of the menu entry. */
  readonly title: PlainKey;
  readonly nav?: { readonly menu: Menu; readonly icon: 'dashboard' | 'login' };
  /** Stands alone in the middle of the page, without menu and header. */
  readonly bare?: true;
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
}

/** Every screen of the panel, once: guards, menus, titles and links come out of this table. */
export const routes = {
  login: {
    path: '/app/login',
    areas: ['public'],
    guard: 'public',
    title: 'common.title.login',
    nav: { menu: 'guest', icon: 'login' },
    bare: true,
    load: () => import('../screens/public/login/Page.tsx'),
  },
  notFound: {
    path: '/app/404',
    areas: ['public'],
    guard: 'public',
    title: 'common.title.notFound',
    load: () => import('../screens/public/not-found/Page.tsx'),
  },
  dashboard: {
    path: '/app/dashboard',
    areas: ['customer'],
    guard: 'login',
    title: 'common.title.dashboard',
    nav: { menu: 'customer', icon: 'dashboard' },
    load: () => import('../screens/customer/dashboard/Page.tsx'),
  },
  adminDashboard: {
    path: '/app/admin/dashboard',
    areas: ['admin'],
    guard: 'admin',
    title: 'common.title.adminDashboard',
    nav: { menu: 'admin', icon: 'dashboard' },
    load: () => import('../screens/admin/dashboard/Page.tsx'),
  },
  logout: {
    path: '/app/logout',
    areas: ['public'],
    guard: 'leaving',
    title: 'common.title.logout',
    bare: true,
    load: () => import('../screens/public/logout/Page.tsx'),
  },
} as const satisfies Record<string, RouteEntry>;

export type RouteId = keyof typeof routes;
export const routeIds = Object.keys(routes) as RouteId[];
