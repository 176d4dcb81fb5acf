// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminNodeImages`. */
export const adminNodeImages: RouteGroup<Contract['adminNodeImages']> = {
  list: 'GET /api/admin/node-images',
  export: 'GET /api/admin/node-images/export',
  nodes: 'GET /api/admin/node-images/nodes',
  bulk: 'POST /api/admin/node-images/bulk',
  read: 'POST /api/admin/nodes/:id/read-images',
  prune: 'POST /api/admin/node-images/prune',
};
