// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminDeployment`. */
export const adminDeployment: RouteGroup<Contract['adminDeployment']> = {
  read: 'GET /api/admin/settings/deployment',
  save: 'POST /api/admin/settings/deployment',
};
