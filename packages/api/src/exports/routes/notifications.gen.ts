// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `notifications`. */
export const notifications: RouteGroup<Contract['notifications']> = {
  list: 'GET /api/customer/notifications',
  read: 'GET /api/customer/notifications/read/:id',
  countUnread: 'GET /api/customer/notifications/count-unread',
  markAllRead: 'GET /api/customer/notifications/mark-all-read',
};
