// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminDeploymentPaths`. */
export const adminDeploymentPaths: RouteGroup<Contract['adminDeploymentPaths']> = {
  list: 'GET /api/admin/deployment-paths',
  export: 'GET /api/admin/deployment-paths/export',
  one: 'GET /api/admin/deployment-paths/:id',
  create: 'POST /api/admin/deployment-paths',
  update: 'POST /api/admin/deployment-paths/:id',
  remove: 'DELETE /api/admin/deployment-paths/:id',
  check: 'POST /api/admin/deployment-paths/:id/check',
};
