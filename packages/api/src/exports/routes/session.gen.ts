// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `session`. */
export const session: RouteGroup<Contract['session']> = {
  login: 'POST /api/login',
  csrf: 'GET /api/csrf-cookie',
  user: 'GET /api/get-user',
  logout: 'POST /api/logout',
  returnHome: 'POST /api/return-home',
};
