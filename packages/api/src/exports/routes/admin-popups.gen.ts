// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminPopups`. */
export const adminPopups: RouteGroup<Contract['adminPopups']> = {
  list: 'GET /api/admin/popups',
  export: 'GET /api/admin/popups/export',
  one: 'GET /api/admin/popups/:id',
  create: 'POST /api/admin/popups',
  update: 'POST /api/admin/popups/:id',
  remove: 'DELETE /api/admin/popups/:id',
  bulk: 'POST /api/admin/popups/bulk',
};
