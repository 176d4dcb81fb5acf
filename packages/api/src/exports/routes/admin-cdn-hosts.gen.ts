// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminCdnHosts`. */
export const adminCdnHosts: RouteGroup<Contract['adminCdnHosts']> = {
  list: 'GET /api/admin/cdn-hosts',
  export: 'GET /api/admin/cdn-hosts/export',
  one: 'GET /api/admin/cdn-hosts/:id',
  create: 'POST /api/admin/cdn-hosts',
  update: 'POST /api/admin/cdn-hosts/:id',
  remove: 'DELETE /api/admin/cdn-hosts/:id',
  bulk: 'POST /api/admin/cdn-hosts/bulk',
  check: 'POST /api/admin/cdn-hosts/:id/check',
};
