// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminImagePulls`. */
export const adminImagePulls: RouteGroup<Contract['adminImagePulls']> = {
  list: 'GET /api/admin/image-pulls',
  export: 'GET /api/admin/image-pulls/export',
  bulk: 'POST /api/admin/image-pulls/bulk',
  begin: 'POST /api/admin/image-pulls',
  cancel: 'DELETE /api/admin/image-pulls/:id',
};
