// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `customerPlexSignIn`. */
export const customerPlexSignIn: RouteGroup<Contract['customerPlexSignIn']> = {
  begin: 'POST /api/customer/plex-sign-in',
  state: 'GET /api/customer/plex-sign-in',
};
