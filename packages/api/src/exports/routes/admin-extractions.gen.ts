// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminExtractions`. */
export const adminExtractions: RouteGroup<Contract['adminExtractions']> = {
  list: 'GET /api/admin/node-extractions',
  export: 'GET /api/admin/node-extractions/export',
  bulk: 'POST /api/admin/node-extractions/bulk',
  cancel: 'DELETE /api/admin/node-extractions/:id',
};
