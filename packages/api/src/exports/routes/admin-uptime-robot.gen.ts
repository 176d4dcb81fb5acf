// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminUptimeRobot`. */
export const adminUptimeRobot: RouteGroup<Contract['adminUptimeRobot']> = {
  show: 'GET /api/admin/integrations/uptime-robot/account',
  connect: 'POST /api/admin/integrations/uptime-robot/account',
  disconnect: 'DELETE /api/admin/integrations/uptime-robot/account',
  watchAll: 'POST /api/admin/integrations/uptime-robot/account/nodes',
  cancel: 'DELETE /api/admin/integrations/uptime-robot/account/nodes',
};
