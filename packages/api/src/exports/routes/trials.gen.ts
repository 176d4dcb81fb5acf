// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `trials`. */
export const trials: RouteGroup<Contract['trials']> = {
  offer: 'GET /api/request-trial',
  request: 'POST /api/request-trial',
};
