// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminNodes`. */
export const adminNodes: RouteGroup<Contract['adminNodes']> = {
  list: 'GET /api/admin/nodes',
  export: 'GET /api/admin/nodes/export',
  one: 'GET /api/admin/nodes/:id',
  container: 'GET /api/admin/nodes/:id/containers/:container',
  bulk: 'POST /api/admin/nodes/bulk',
  test: 'POST /api/admin/nodes/test',
  create: 'POST /api/admin/nodes',
  update: 'POST /api/admin/nodes/:id/update',
  restart: 'GET /api/admin/nodes/:id/restart',
  restartContainers: 'POST /api/admin/nodes/:id/restart-containers',
  extractTar: 'POST /api/admin/nodes/:id/extract-tar',
  checkMounts: 'POST /api/admin/nodes/:id/check-mounts',
  wipe: 'DELETE /api/admin/nodes/:id/wipe',
  remove: 'DELETE /api/admin/nodes/:id',
};
