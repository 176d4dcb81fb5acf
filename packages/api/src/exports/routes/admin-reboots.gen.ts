// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminReboots`. */
export const adminReboots: RouteGroup<Contract['adminReboots']> = {
  list: 'GET /api/admin/node-reboots',
  export: 'GET /api/admin/node-reboots/export',
  bulk: 'POST /api/admin/node-reboots/bulk',
  plan: 'POST /api/admin/node-reboots',
  cancel: 'DELETE /api/admin/node-reboots/:id',
};
