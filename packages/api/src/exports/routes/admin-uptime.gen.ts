// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminUptime`. */
export const adminUptime: RouteGroup<Contract['adminUptime']> = {
  fetch: 'GET /api/admin/integrations/uptime-robot/fetch/:id',
  add: 'GET /api/admin/integrations/uptime-robot/add/:id',
  addAll: 'GET /api/admin/integrations/uptime-robot/add-all',
  remove: 'GET /api/admin/integrations/uptime-robot/remove/:id',
  settings: 'GET /api/admin/integrations/uptime-robot',
  save: 'POST /api/admin/integrations/uptime-robot',
  list: 'GET /api/admin/integrations/uptime-robot/nodes',
  export: 'GET /api/admin/integrations/uptime-robot/nodes/export',
  bulk: 'POST /api/admin/integrations/uptime-robot/nodes/bulk',
  update: 'POST /api/admin/integrations/uptime-robot/nodes/:id',
};
