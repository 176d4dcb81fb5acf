// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminHetznerProjects`. */
export const adminHetznerProjects: RouteGroup<Contract['adminHetznerProjects']> = {
  list: 'GET /api/admin/integrations/hetzner/projects',
  export: 'GET /api/admin/integrations/hetzner/projects/export',
  one: 'GET /api/admin/integrations/hetzner/projects/:id',
  create: 'POST /api/admin/integrations/hetzner/projects',
  update: 'POST /api/admin/integrations/hetzner/projects/:id',
  remove: 'DELETE /api/admin/integrations/hetzner/projects/:id',
};
