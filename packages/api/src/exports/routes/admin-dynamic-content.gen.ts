// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminDynamicContent`. */
export const adminDynamicContent: RouteGroup<Contract['adminDynamicContent']> = {
  list: 'GET /api/admin/dynamic-content',
  export: 'GET /api/admin/dynamic-content/export',
  one: 'GET /api/admin/dynamic-content/:id',
  create: 'POST /api/admin/dynamic-content',
  update: 'POST /api/admin/dynamic-content/:id',
  remove: 'DELETE /api/admin/dynamic-content/:id',
  bulk: 'POST /api/admin/dynamic-content/bulk',
};
