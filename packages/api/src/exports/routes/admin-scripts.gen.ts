// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminScripts`. */
export const adminScripts: RouteGroup<Contract['adminScripts']> = {
  list: 'GET /api/admin/integrations/scripts',
  export: 'GET /api/admin/integrations/scripts/export',
  one: 'GET /api/admin/integrations/scripts/:id',
  create: 'POST /api/admin/integrations/scripts',
  update: 'POST /api/admin/integrations/scripts/:id',
  remove: 'DELETE /api/admin/integrations/scripts/:id',
  versions: 'GET /api/admin/integrations/scripts/:id/versions',
  version: 'GET /api/admin/integrations/scripts/:id/versions/:version',
  restore: 'POST /api/admin/integrations/scripts/:id/versions/:version/restore',
};
