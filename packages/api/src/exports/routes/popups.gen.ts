// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `popups`. */
export const popups: RouteGroup<Contract['popups']> = {
  current: 'GET /api/customer/popups',
  markRead: 'POST /api/customer/popups/mark-read/:id',
};
