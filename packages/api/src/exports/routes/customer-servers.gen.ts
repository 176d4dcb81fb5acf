// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `customerServers`. */
export const customerServers: RouteGroup<Contract['customerServers']> = {
  list: 'GET /api/customer/servers',
  one: 'GET /api/customer/servers/:id',
  ping: 'GET /api/customer/servers/:id/ping',
  pingNow: 'POST /api/customer/servers/:id/ping',
  start: 'POST /api/customer/servers/:id/start',
  stop: 'POST /api/customer/servers/:id/stop',
  restart: 'POST /api/customer/servers/:id/restart',
};
