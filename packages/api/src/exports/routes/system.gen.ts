// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `system`. */
export const system: RouteGroup<Contract['system']> = {
  settings: 'GET /api/system/settings',
  brandImage: 'GET /api/brand/:name file',
  authorizeChannel: 'POST /api/broadcasting/auth',
  authenticateUser: 'POST /api/broadcasting/user-auth',
};
