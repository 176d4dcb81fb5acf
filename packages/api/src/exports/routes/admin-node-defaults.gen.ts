// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminNodeDefaults`. */
export const adminNodeDefaults: RouteGroup<Contract['adminNodeDefaults']> = {
  read: 'GET /api/admin/settings/nodes',
  save: 'POST /api/admin/settings/nodes',
};
