// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminFleetImages`. */
export const adminFleetImages: RouteGroup<Contract['adminFleetImages']> = {
  list: 'GET /api/admin/fleet-images',
  export: 'GET /api/admin/fleet-images/export',
  bulk: 'POST /api/admin/fleet-images/bulk',
};
