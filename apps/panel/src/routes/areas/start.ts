import { defineRoutes } from '../entry.ts';

/** The routes that are part of the first load: the sign-in page and the start of each role. */
export const startRoutes = defineRoutes({
  login: {
    path: '/app/login',
    screen: 'public/login',
    areas: ['login'],
    guard: 'public',
    title: 'login.title',
    nav: { menu: 'guest', order: 3, icon: 'login' },
    isBare: true,
  },
  notFound: {
    path: '/app/404',
    screen: 'public/not-found',
    areas: ['public', 'login'],
    guard: 'public',
    title: 'titles.notFound',
  },
  logout: {
    path: '/app/logout',
    screen: 'public/logout',
    areas: ['public'],
    guard: 'leaving',
    title: 'public.title.logout',
    isBare: true,
  },
  dashboard: {
    path: '/app/dashboard',
    screen: 'customer/dashboard',
    areas: ['customer'],
    guard: 'login',
    title: 'titles.dashboard',
    nav: { menu: 'customer', order: 4, icon: 'dashboard' },
  },
  adminDashboard: {
    path: '/app/admin/dashboard',
    screen: 'admin/dashboard',
    areas: ['admin', 'process'],
    guard: 'admin',
    title: 'titles.adminDashboard',
    nav: { menu: 'admin', order: 17, icon: 'dashboard' },
  },
});
