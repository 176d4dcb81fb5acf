import { defineRoutes } from '../entry.ts';

/** What must be known before anything is loaded: where guests may be, and where each role starts. */
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
