// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminMaintenance`. */
export const adminMaintenance: RouteGroup<Contract['adminMaintenance']> = {
  list: 'GET /api/admin/maintenance',
  export: 'GET /api/admin/maintenance/export',
  one: 'GET /api/admin/maintenance/:id',
  create: 'POST /api/admin/maintenance',
  update: 'POST /api/admin/maintenance/:id',
  remove: 'DELETE /api/admin/maintenance/:id',
  plan: 'POST /api/admin/maintenance/:id/plan',
  pause: 'POST /api/admin/maintenance/:id/pause',
  resume: 'POST /api/admin/maintenance/:id/resume',
  cancel: 'POST /api/admin/maintenance/:id/cancel',
};
