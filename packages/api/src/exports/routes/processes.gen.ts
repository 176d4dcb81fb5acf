// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `processes`. */
export const processes: RouteGroup<Contract['processes']> = {
  list: 'GET /api/admin/processes',
  export: 'GET /api/admin/processes/export',
  recent: 'GET /api/admin/processes/recent',
  one: 'GET /api/admin/processes/process/:id',
  related: 'GET /api/admin/processes/related/:id',
  log: 'GET /api/admin/processes/process/:id/log',
  retry: 'POST /api/admin/processes/process/:id/retry',
};
