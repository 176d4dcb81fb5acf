import { defineRoutes } from '../entry.ts';

/** The account of whoever is signed in, and what the panel tells them. */
export const account = defineRoutes({
  server: {
    path: '/app/dashboard/:server',
    parent: 'dashboard',
    screen: 'customer/server',
    areas: ['customer', 'server', 'process', 'backups', 'timeline'],
    guard: 'login',
    title: 'titles.server',
  },
  notifications: {
    path: '/app/notifications/all',
    screen: 'customer/notifications',
    areas: ['inbox'],
    guard: 'login',
    title: 'titles.notifications',
  },
  settings: { path: '/app/settings', areas: [], guard: 'login', title: 'titles.settings' },
  account: {
    path: '/app/settings/user',
    parent: 'settings',
    screen: 'account/user',
    areas: ['account', 'security'],
    guard: 'login',
    title: 'titles.account',
  },
  serverSettings: {
    path: '/app/settings/server',
    parent: 'settings',
    screen: 'account/servers',
    areas: ['serverSettings', 'customer'],
    guard: 'login',
    title: 'titles.serverSettings',
  },
  subUsers: {
    path: '/app/settings/user-management',
    parent: 'settings',
    screen: 'account/user-management',
    areas: ['subUsers'],
    guard: 'login',
    title: 'titles.subUsers',
  },
});
