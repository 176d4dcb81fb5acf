// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminTrials`. */
export const adminTrials: RouteGroup<Contract['adminTrials']> = {
  list: 'GET /api/admin/requested-trials',
  export: 'GET /api/admin/requested-trials/export',
  one: 'GET /api/admin/requested-trials/:id',
  approve: 'POST /api/admin/requested-trials/:id/approve',
  decline: 'POST /api/admin/requested-trials/:id/decline',
  declineMany: 'POST /api/admin/requested-trials/decline',
  settings: 'GET /api/admin/app-management/trials',
};
