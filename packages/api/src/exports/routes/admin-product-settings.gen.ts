// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminProductSettings`. */
export const adminProductSettings: RouteGroup<Contract['adminProductSettings']> = {
  read: 'GET /api/admin/settings/products',
  save: 'POST /api/admin/settings/products',
};
