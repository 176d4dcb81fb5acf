// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminStatusEntries`. */
export const adminStatusEntries: RouteGroup<Contract['adminStatusEntries']> = {
  list: 'GET /api/admin/status-entries',
  export: 'GET /api/admin/status-entries/export',
  one: 'GET /api/admin/status-entries/:id',
  create: 'POST /api/admin/status-entries',
  update: 'POST /api/admin/status-entries/:id',
  remove: 'DELETE /api/admin/status-entries/:id',
  append: 'POST /api/admin/status-entries/:id/updates',
};
