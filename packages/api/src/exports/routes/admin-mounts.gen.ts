// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminMounts`. */
export const adminMounts: RouteGroup<Contract['adminMounts']> = {
  list: 'GET /api/admin/mounts',
  export: 'GET /api/admin/mounts/export',
  one: 'GET /api/admin/mounts/:id',
  create: 'POST /api/admin/mounts',
  update: 'POST /api/admin/mounts/:id',
  remove: 'DELETE /api/admin/mounts/:id',
  bulk: 'POST /api/admin/mounts/bulk',
  check: 'POST /api/admin/mounts/:id/check',
  remount: 'POST /api/admin/mounts/:id/remount',
};
