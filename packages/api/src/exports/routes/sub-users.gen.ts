// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `subUsers`. */
export const subUsers: RouteGroup<Contract['subUsers']> = {
  list: 'GET /api/customer/sub-users',
  invite: 'POST /api/customer/sub-users/invitations',
  resend: 'POST /api/customer/sub-users/invitations/:id/resend',
  withdraw: 'DELETE /api/customer/sub-users/invitations/:id',
  setRights: 'POST /api/customer/sub-users/:id/rights',
  remove: 'DELETE /api/customer/sub-users/:id',
  invitation: 'GET /api/sub-user-invitations/:token',
  accept: 'POST /api/sub-user-invitations/:token',
};
