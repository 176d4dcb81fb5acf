// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminHetznerServers`. */
export const adminHetznerServers: RouteGroup<Contract['adminHetznerServers']> = {
  list: 'GET /api/admin/integrations/hetzner/servers',
  export: 'GET /api/admin/integrations/hetzner/servers/export',
  refresh: 'POST /api/admin/integrations/hetzner/refresh',
  act: 'POST /api/admin/integrations/hetzner/servers/:id/act',
};
