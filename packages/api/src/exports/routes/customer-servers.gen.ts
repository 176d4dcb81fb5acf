// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `customerServers`. */
export const customerServers: RouteGroup<Contract['customerServers']> = {
  list: 'GET /api/customer/servers',
  allFigures: 'GET /api/customer/server-figures',
  one: 'GET /api/customer/servers/:id',
  ping: 'GET /api/customer/servers/:id/ping',
  figures: 'GET /api/customer/servers/:id/figures',
  logs: 'GET /api/customer/servers/:id/logs',
  blastRadius: 'GET /api/customer/servers/:id/blast-radius',
  pingNow: 'POST /api/customer/servers/:id/ping',
  start: 'POST /api/customer/servers/:id/start',
  stop: 'POST /api/customer/servers/:id/stop',
  restart: 'POST /api/customer/servers/:id/restart',
  rebuild: 'POST /api/customer/servers/:id/rebuild',
  resetConfig: 'POST /api/customer/servers/:id/reset-config',
  update: 'POST /api/servers/update/:id',
  restartNode: 'POST /api/customer/servers/:id/node/:node/restart',
  deployEss: 'POST /api/customer/servers/:id/node/:node/deploy-ess',
  remount: 'POST /api/customer/servers/:id/services/gdrive/remount',
  timeline: 'GET /api/customer/servers/:id/timeline',
  processes: 'GET /api/customer/servers/:id/processes',
  process: 'GET /api/customer/servers/:id/processes/:process',
};
