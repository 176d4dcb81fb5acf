// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `customerInvitations`. */
export const customerInvitations: RouteGroup<Contract['customerInvitations']> = {
  list: 'GET /api/customer/invitations',
};
