import { adminDeploymentPathsFilters } from '@kronos/api/forms/admin-deployment-paths';
import { adminDeploymentPaths } from '@kronos/api/routes/admin-deployment-paths';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

/** The folders that hold the data of servers (spec §2, /app/admin/storage/deployment-paths). */
export const Page = listScreen({
  subject: 'deploymentPaths',
  read: (api) => api.extend({ adminDeploymentPaths }).adminDeploymentPaths,
  filters: adminDeploymentPathsFilters,
  staleOn: { admin: ['deployment-paths-changed', 'node-updated'] },
  rowName: ({ name }) => name,
  columns: (cell) => ({
    name: cell.link(
      ({ name }) => name,
      ({ id }) => href(adminRoutes.deploymentPath, { deploymentPath: id }),
      { minWidth: 140 },
    ),
    path: cell.text(({ path }) => path, { minWidth: 160 }),
    node: cell.text(({ node }, { t }) => node?.alias ?? t('deploymentPaths.everyNode'), { minWidth: 120 }),
    is_enabled: cell.badge(
      ({ is_enabled }) => (is_enabled ? 'on' : 'off'),
      { on: 'success', off: 'neutral' },
      { width: 128 },
    ),
    usable_on: cell.text(({ usable_on }, { t }) => t('deploymentPaths.usable', { count: usable_on }), { width: 120 }),
    servers: cell.number(({ servers }) => servers, { width: 96 }),
    created_at: cell.date(({ created_at }) => created_at, { width: 136 }),
  }),
  create: href(adminRoutes.newDeploymentPath),
});
