// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminImages`. */
export const adminImages: RouteGroup<Contract['adminImages']> = {
  list: 'GET /api/admin/images',
  export: 'GET /api/admin/images/export',
  one: 'GET /api/admin/images/:id',
  create: 'POST /api/admin/images',
  update: 'POST /api/admin/images/:id',
  remove: 'DELETE /api/admin/images/:id',
};
