// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminEngineDefaults`. */
export const adminEngineDefaults: RouteGroup<Contract['adminEngineDefaults']> = {
  read: 'GET /api/admin/settings/engine',
  save: 'POST /api/admin/settings/engine',
};
