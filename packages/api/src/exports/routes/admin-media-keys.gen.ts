// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminMediaKeys`. */
export const adminMediaKeys: RouteGroup<Contract['adminMediaKeys']> = {
  list: 'GET /api/admin/integrations/media-servers',
  export: 'GET /api/admin/integrations/media-servers/export',
  bulk: 'POST /api/admin/integrations/media-servers/bulk',
};
