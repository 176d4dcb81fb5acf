// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminAnnouncements`. */
export const adminAnnouncements: RouteGroup<Contract['adminAnnouncements']> = {
  reach: 'GET /api/admin/announcements/reach',
  list: 'GET /api/admin/announcements',
  export: 'GET /api/admin/announcements/export',
  one: 'GET /api/admin/announcements/:id',
  create: 'POST /api/admin/announcements',
  update: 'POST /api/admin/announcements/:id',
  remove: 'DELETE /api/admin/announcements/:id',
  bulk: 'POST /api/admin/announcements/bulk',
};
