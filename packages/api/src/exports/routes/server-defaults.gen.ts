// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `serverDefaults`. */
export const serverDefaults: RouteGroup<Contract['serverDefaults']> = {
  read: 'GET /api/customer/server-settings',
  save: 'POST /api/customer/server-settings',
};
