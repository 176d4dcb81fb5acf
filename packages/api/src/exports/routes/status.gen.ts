// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `status`. */
export const status: RouteGroup<Contract['status']> = {
  show: 'GET /api/customer/status',
  subscribe: 'POST /api/customer/status/subscription',
  list: 'GET /api/customer/status/nodes',
  export: 'GET /api/customer/status/nodes/export',
};
