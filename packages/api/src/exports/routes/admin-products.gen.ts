// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminProducts`. */
export const adminProducts: RouteGroup<Contract['adminProducts']> = {
  list: 'GET /api/admin/products',
  export: 'GET /api/admin/products/export',
  one: 'GET /api/admin/products/:id',
  create: 'POST /api/admin/products',
  update: 'POST /api/admin/products/:id',
  bulk: 'POST /api/admin/products/bulk',
  duplicate: 'POST /api/admin/products/:id/duplicate',
  archive: 'POST /api/admin/products/:id/archive',
  restore: 'POST /api/admin/products/:id/restore',
};
