// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminMetrics`. */
export const adminMetrics: RouteGroup<Contract['adminMetrics']> = {
  nodeReboots: 'GET /api/admin/metrics/node-reboots',
};
