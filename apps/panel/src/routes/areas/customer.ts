import { defineArea } from '../define-area.ts';
import { menuConditions } from '../menu-conditions.ts';

/** The routes of any signed-in user: servers, notifications and the account. */
export const customerRoutes = defineArea('customer', {
  server: {
    path: '/dashboard/:server',
    parent: 'dashboard',
    screen: 'customer/server',
    areas: ['customer', 'server', 'process', 'backups', 'timeline'],
  },
  notifications: {
    path: '/notifications/all',
    screen: 'customer/notifications',
    areas: ['inbox'],
  },
  plexTools: {
    path: '/plex-tools',
    screen: null,
    nav: { menu: 'customer', order: 11, icon: 'plex', when: menuConditions.plexTools },
  },
  plexInvites: {
    path: '/plex-tools/invites',
    parent: 'plexTools',
    areas: ['media', 'customer', 'server', 'plexTools'],
  },
  plexSync: {
    path: '/plex-tools/sync',
    parent: 'plexTools',
    areas: ['sync', 'media', 'customer', 'server', 'plexTools'],
  },
  plexCollections: {
    path: '/plex-tools/collections',
    parent: 'plexTools',
    areas: ['collections', 'media', 'customer', 'server', 'plexTools'],
  },
  plexScanMedia: {
    path: '/plex-tools/scan-media',
    parent: 'plexTools',
    areas: ['media', 'customer', 'server', 'plexTools'],
  },
  communityCenter: {
    path: '/community-center',
    screen: null,
    nav: { menu: 'customer', order: 13, icon: 'users' },
  },
  communityInvites: {
    path: '/community-center/invites',
    parent: 'communityCenter',
    areas: ['invitations', 'lists'],
  },
  communityCdn: {
    path: '/community-center/cdn',
    parent: 'communityCenter',
    areas: ['cdn', 'lists'],
  },
  status: {
    path: '/status',
    screen: 'customer/status',
    areas: ['status', 'strip', 'lists'],
    nav: { menu: 'customer', order: 14, icon: 'status' },
  },
  settings: { path: '/settings', screen: null },
  account: {
    path: '/settings/user',
    parent: 'settings',
    screen: 'account/user',
    areas: ['account', 'security', 'discordAccount'],
  },
  serverSettings: {
    path: '/settings/server',
    parent: 'settings',
    screen: 'account/servers',
    areas: ['serverSettings', 'customer'],
  },
  ownCdnHost: {
    path: '/settings/cdn-host',
    parent: 'settings',
    screen: 'account/cdn-host',
    areas: ['cdn'],
  },
  subUsers: {
    path: '/settings/user-management',
    parent: 'settings',
    screen: 'account/user-management',
    areas: ['subUsers'],
  },
});
