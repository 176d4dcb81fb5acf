// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminInvitations`. */
export const adminInvitations: RouteGroup<Contract['adminInvitations']> = {
  list: 'GET /api/admin/users/user/:id/invitations',
  create: 'POST /api/admin/users/user/:id/invitations',
  withdraw: 'DELETE /api/admin/users/user/:id/invitations/:invitation',
};
