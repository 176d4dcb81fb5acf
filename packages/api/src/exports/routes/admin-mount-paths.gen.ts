// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminMountPaths`. */
export const adminMountPaths: RouteGroup<Contract['adminMountPaths']> = {
  list: 'GET /api/admin/mount-paths',
  export: 'GET /api/admin/mount-paths/export',
  one: 'GET /api/admin/mount-paths/:id',
  create: 'POST /api/admin/mount-paths',
  update: 'POST /api/admin/mount-paths/:id',
  remove: 'DELETE /api/admin/mount-paths/:id',
};
