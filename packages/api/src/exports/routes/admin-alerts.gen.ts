// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminAlerts`. */
export const adminAlerts: RouteGroup<Contract['adminAlerts']> = {
  list: 'GET /api/admin/alerts',
  export: 'GET /api/admin/alerts/export',
  one: 'GET /api/admin/alerts/:id',
  create: 'POST /api/admin/alerts',
  update: 'POST /api/admin/alerts/:id',
  remove: 'DELETE /api/admin/alerts/:id',
  bulk: 'POST /api/admin/alerts/bulk',
};
