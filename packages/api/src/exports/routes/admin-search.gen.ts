// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminSearch`. */
export const adminSearch: RouteGroup<Contract['adminSearch']> = {
  search: 'GET /api/admin/search',
};
