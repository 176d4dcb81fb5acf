// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `serverBatches`. */
export const serverBatches: RouteGroup<Contract['serverBatches']> = {
  blastRadius: 'GET /api/admin/server-batches/blast-radius',
  movePlan: 'GET /api/admin/server-batches/move-plan',
  begin: 'POST /api/admin/server-batches',
  one: 'GET /api/admin/server-batches/:id',
  retry: 'POST /api/admin/server-batches/:id/retry',
};
