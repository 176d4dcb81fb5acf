// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminApiClients`. */
export const adminApiClients: RouteGroup<Contract['adminApiClients']> = {
  list: 'GET /api/admin/integrations/kronos-api',
  create: 'POST /api/admin/integrations/kronos-api/clients',
  update: 'POST /api/admin/integrations/kronos-api/clients/:id',
  renew: 'POST /api/admin/integrations/kronos-api/clients/:id/key',
  remove: 'DELETE /api/admin/integrations/kronos-api/clients/:id',
};
