// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminServicePlacements`. */
export const adminServicePlacements: RouteGroup<Contract['adminServicePlacements']> = {
  list: 'GET /api/admin/integrations/service-placements',
  export: 'GET /api/admin/integrations/service-placements/export',
  bulk: 'POST /api/admin/integrations/service-placements/bulk',
};
