// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `alerts`. */
export const alerts: RouteGroup<Contract['alerts']> = {
  current: 'GET /api/customer/alerts',
  dismiss: 'POST /api/customer/alerts/:id/dismiss',
};
