// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `impersonations`. */
export const impersonations: RouteGroup<Contract['impersonations']> = {
  begin: 'POST /api/admin/users/user/:id/sign-in-as',
  exchange: 'POST /api/impersonate',
  current: 'GET /api/impersonation',
};
