import { defineArea } from '../define-area.ts';

/** The admin area (spec §2 "Admin"). */
export const adminRoutes = defineArea('admin', {
  services: {
    path: '/services',
    areas: ['services', 'customer', 'lists'],
    nav: { menu: 'admin', order: 18, icon: 'server' },
  },
  serviceBatch: {
    path: '/services/batches/:batch',
    parent: 'services',
    screen: 'admin/services/batch',
    areas: ['services'],
  },
  adminProcesses: {
    path: '/processes',
    areas: ['allProcesses', 'process', 'lists', 'timeline'],
    title: 'titles.processes',
  },
  adminProcess: {
    path: '/processes/:process',
    parent: 'adminProcesses',
    areas: ['allProcesses', 'process'],
    title: 'titles.process',
  },
  adminUsers: {
    path: '/users',
    areas: ['users', 'lists'],
    title: 'titles.users',
    nav: { menu: 'admin', order: 21, icon: 'users' },
  },
  adminUser: {
    path: '/users/:user',
    parent: 'adminUsers',
    areas: ['users', 'lists', 'forms'],
    title: 'titles.user',
  },
  nodes: {
    path: '/nodes',
    areas: ['nodes', 'lists'],
    nav: { menu: 'admin', order: 20, icon: 'node' },
  },
  newNode: {
    path: '/nodes/create',
    parent: 'nodes',
    areas: ['nodes'],
  },
  node: {
    path: '/nodes/:node',
    parent: 'nodes',
    areas: ['nodes', 'customer', 'process', 'lists'],
  },
  editNode: {
    path: '/nodes/:node/edit',
    parent: 'node',
    areas: ['nodes'],
  },
  nodeContainer: {
    path: '/nodes/:node/container/:container',
    parent: 'node',
    screen: 'admin/nodes/container',
    areas: ['nodes', 'lists'],
  },
  products: {
    path: '/products',
    areas: ['products', 'lists'],
    nav: { menu: 'admin', order: 19, icon: 'products' },
  },
  productCategory: {
    path: '/products/create',
    parent: 'products',
    screen: 'admin/products/choose',
    areas: ['products'],
  },
  productType: {
    path: '/products/create/:category',
    parent: 'productCategory',
    screen: 'admin/products/choose',
    areas: ['products'],
  },
  newProduct: {
    path: '/products/create/:category/:type',
    parent: 'productType',
    screen: 'admin/products/create',
    areas: ['products', 'forms'],
  },
  product: {
    path: '/products/:product',
    parent: 'products',
    areas: ['products', 'deploy', 'forms'],
  },
  setup: {
    path: '/system/init',
    screen: 'admin/first-run',
    areas: ['setup', 'house', 'titles'],
    isBare: true,
  },
  setupStep: {
    path: '/system/init/:step',
    screen: 'admin/first-run',
    areas: ['setup', 'house', 'titles'],
    title: 'titles.setup',
    isBare: true,
  },
  userInteraction: {
    path: '/user-interaction',
    screen: null,
    nav: { menu: 'admin', order: 25, icon: 'words' },
  },
  alerts: {
    path: '/user-interaction/alerts',
    parent: 'userInteraction',
    areas: ['words', 'lists'],
  },
  alert: {
    path: '/user-interaction/alerts/:id',
    parent: 'alerts',
    areas: ['words', 'forms'],
  },
  popups: {
    path: '/user-interaction/popups',
    parent: 'userInteraction',
    areas: ['words', 'lists'],
  },
  popup: {
    path: '/user-interaction/popups/:id',
    parent: 'popups',
    areas: ['words', 'inbox', 'forms'],
  },
  announcements: {
    path: '/user-interaction/announcements',
    parent: 'userInteraction',
    areas: ['words', 'lists'],
  },
  announcement: {
    path: '/user-interaction/announcements/:id',
    parent: 'announcements',
    areas: ['words', 'inbox', 'forms'],
  },
  contents: {
    path: '/user-interaction/dynamic-content',
    parent: 'userInteraction',
    areas: ['words', 'lists'],
  },
  content: {
    path: '/user-interaction/dynamic-content/:id',
    parent: 'contents',
    areas: ['words', 'forms'],
  },
  storage: {
    path: '/storage',
    screen: null,
    nav: { menu: 'admin', order: 27, icon: 'storage' },
  },
  mounts: {
    path: '/storage/mounts',
    parent: 'storage',
    areas: ['mounts', 'lists'],
  },
  newMount: {
    path: '/storage/mounts/create',
    parent: 'mounts',
    screen: 'admin/storage/mounts/one',
    areas: ['mounts', 'forms'],
  },
  mount: {
    path: '/storage/mounts/:mount',
    parent: 'mounts',
    areas: ['mounts', 'forms'],
  },
  mountPaths: { path: '/storage/mount-paths', parent: 'storage', areas: ['mountPaths', 'lists'] },
  newMountPath: {
    path: '/storage/mount-paths/create',
    parent: 'mountPaths',
    screen: 'admin/storage/mount-paths/one',
    areas: ['mountPaths', 'forms'],
  },
  mountPath: {
    path: '/storage/mount-paths/:mountPath',
    parent: 'mountPaths',
    areas: ['mountPaths', 'forms'],
  },
  libraryPaths: { path: '/storage/library-paths', parent: 'storage', areas: ['libraryPaths', 'lists'] },
  newLibraryPath: {
    path: '/storage/library-paths/create',
    parent: 'libraryPaths',
    screen: 'admin/storage/library-paths/one',
    areas: ['libraryPaths', 'folders', 'forms'],
  },
  libraryPath: {
    path: '/storage/library-paths/:libraryPath',
    parent: 'libraryPaths',
    areas: ['libraryPaths', 'folders', 'forms'],
  },
  deploymentPaths: { path: '/storage/deployment-paths', parent: 'storage', areas: ['deploymentPaths', 'lists'] },
  newDeploymentPath: {
    path: '/storage/deployment-paths/create',
    parent: 'deploymentPaths',
    screen: 'admin/storage/deployment-paths/one',
    areas: ['deploymentPaths', 'folders', 'forms'],
  },
  deploymentPath: {
    path: '/storage/deployment-paths/:deploymentPath',
    parent: 'deploymentPaths',
    areas: ['deploymentPaths', 'folders', 'forms'],
  },
  integrations: {
    path: '/integrations',
    screen: null,
    nav: { menu: 'admin', order: 28, icon: 'integrations' },
  },
  cdnHosts: {
    path: '/integrations/cdn',
    parent: 'integrations',
    areas: ['cdnHosts', 'lists'],
  },
  newCdnHost: {
    path: '/integrations/cdn/create',
    parent: 'cdnHosts',
    screen: 'admin/integrations/cdn/one',
    areas: ['cdnHosts', 'forms'],
  },
  cdnHost: {
    path: '/integrations/cdn/:cdnHost',
    parent: 'cdnHosts',
    areas: ['cdnHosts', 'forms'],
  },
  globals: { path: '/integrations/globals', parent: 'integrations', areas: ['globals', 'lists'] },
  newGlobal: {
    path: '/integrations/globals/create',
    parent: 'globals',
    screen: 'admin/integrations/globals/one',
    areas: ['globals', 'forms'],
  },
  global: { path: '/integrations/globals/:global', parent: 'globals', areas: ['globals', 'forms'] },
  apiClients: {
    path: '/integrations/kronos-api',
    parent: 'integrations',
    areas: ['apiClients', 'proof'],
  },
  appManagement: {
    path: '/app-management',
    screen: null,
    nav: { menu: 'admin', order: 29, icon: 'settings' },
  },
  systemSettings: {
    path: '/app-management/system',
    parent: 'appManagement',
    screen: 'admin/system-settings',
    areas: ['house'],
  },
  featureToggle: {
    path: '/app-management/feature-toggle',
    parent: 'appManagement',
    screen: 'admin/feature-toggle',
    areas: ['house'],
  },
  requestedTrials: {
    path: '/requested-trials',
    areas: ['trials', 'lists'],
    nav: { menu: 'admin', order: 23, icon: 'trial' },
  },
  requestedTrial: {
    path: '/requested-trials/:id',
    parent: 'requestedTrials',
    areas: ['trials', 'deploy'],
  },
});
