// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `announcements`. */
export const announcements: RouteGroup<Contract['announcements']> = {
  current: 'GET /api/customer/announcements',
  markRead: 'POST /api/customer/announcements/mark-read/:id',
};
