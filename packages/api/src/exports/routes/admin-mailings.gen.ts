// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminMailings`. */
export const adminMailings: RouteGroup<Contract['adminMailings']> = {
  reach: 'GET /api/admin/mailings/reach',
  test: 'POST /api/admin/mailings/test',
  list: 'GET /api/admin/mailings',
  export: 'GET /api/admin/mailings/export',
  one: 'GET /api/admin/mailings/:id',
  create: 'POST /api/admin/mailings',
  update: 'POST /api/admin/mailings/:id',
  send: 'POST /api/admin/mailings/:id/send',
  stop: 'POST /api/admin/mailings/:id/stop',
  retry: 'POST /api/admin/mailings/:id/retry',
  recipients: 'GET /api/admin/mailings/:id/recipients',
  remove: 'DELETE /api/admin/mailings/:id',
};
