// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminAudit`. */
export const adminAudit: RouteGroup<Contract['adminAudit']> = {
  list: 'GET /api/admin/audit',
};
