// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminRegistries`. */
export const adminRegistries: RouteGroup<Contract['adminRegistries']> = {
  list: 'GET /api/admin/integrations/docker/registries',
  export: 'GET /api/admin/integrations/docker/registries/export',
  one: 'GET /api/admin/integrations/docker/registries/:id',
  create: 'POST /api/admin/integrations/docker/registries',
  update: 'POST /api/admin/integrations/docker/registries/:id',
  remove: 'DELETE /api/admin/integrations/docker/registries/:id',
};
