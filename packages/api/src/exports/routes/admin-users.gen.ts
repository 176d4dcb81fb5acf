// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminUsers`. */
export const adminUsers: RouteGroup<Contract['adminUsers']> = {
  list: 'GET /api/admin/users',
  export: 'GET /api/admin/users/export',
  bulk: 'POST /api/admin/users/bulk',
  create: 'POST /api/admin/users/create',
  one: 'GET /api/admin/users/user/:id',
  update: 'POST /api/admin/users/user/:id/update',
  remove: 'DELETE /api/admin/users/user/:id/delete',
  sessions: 'GET /api/admin/users/user/:id/sessions',
  endSession: 'DELETE /api/admin/users/user/:id/sessions/:session',
  endSessions: 'POST /api/admin/users/user/:id/sessions/end',
  audit: 'GET /api/admin/users/user/:id/audit',
};
