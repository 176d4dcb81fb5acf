// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminServers`. */
export const adminServers: RouteGroup<Contract['adminServers']> = {
  list: 'GET /api/admin/servers',
  export: 'GET /api/admin/servers/export',
  places: 'GET /api/admin/servers/places',
  deploy: 'POST /api/admin/servers',
  one: 'GET /api/admin/servers/:id',
  move: 'POST /api/admin/servers/:id/move',
  suspend: 'POST /api/admin/servers/:id/suspend',
  unsuspend: 'POST /api/admin/servers/:id/unsuspend',
};
