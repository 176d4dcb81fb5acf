// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminGlobals`. */
export const adminGlobals: RouteGroup<Contract['adminGlobals']> = {
  list: 'GET /api/admin/integrations/globals',
  export: 'GET /api/admin/integrations/globals/export',
  one: 'GET /api/admin/integrations/globals/:id',
  create: 'POST /api/admin/integrations/globals',
  update: 'POST /api/admin/integrations/globals/:id',
  remove: 'DELETE /api/admin/integrations/globals/:id',
};
