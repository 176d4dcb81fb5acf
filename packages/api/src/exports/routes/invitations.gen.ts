// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `invitations`. */
export const invitations: RouteGroup<Contract['invitations']> = {
  verify: 'POST /api/accept-invite/verify',
  accept: 'POST /api/accept-invite',
};
