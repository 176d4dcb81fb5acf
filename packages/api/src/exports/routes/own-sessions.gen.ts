// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `ownSessions`. */
export const ownSessions: RouteGroup<Contract['ownSessions']> = {
  list: 'GET /api/customer/sessions',
  end: 'DELETE /api/customer/sessions/:id',
  endOthers: 'POST /api/customer/sessions/end-others',
};
