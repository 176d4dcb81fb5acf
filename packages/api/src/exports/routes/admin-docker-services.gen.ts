// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminDockerServices`. */
export const adminDockerServices: RouteGroup<Contract['adminDockerServices']> = {
  list: 'GET /api/admin/integrations/docker-services',
  export: 'GET /api/admin/integrations/docker-services/export',
  one: 'GET /api/admin/integrations/docker-services/:id',
  create: 'POST /api/admin/integrations/docker-services',
  update: 'POST /api/admin/integrations/docker-services/:id',
  remove: 'DELETE /api/admin/integrations/docker-services/:id',
  place: 'POST /api/admin/integrations/docker-services/:id/place',
  apply: 'POST /api/admin/integrations/docker-services/:id/apply',
};
