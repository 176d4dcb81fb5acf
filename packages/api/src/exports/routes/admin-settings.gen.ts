// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminSettings`. */
export const adminSettings: RouteGroup<Contract['adminSettings']> = {
  system: 'GET /api/admin/settings/system',
  saveSystem: 'POST /api/admin/settings/system',
  features: 'GET /api/admin/settings/features',
  switchFeature: 'POST /api/admin/settings/features/:name',
};
