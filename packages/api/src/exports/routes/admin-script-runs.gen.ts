// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminScriptRuns`. */
export const adminScriptRuns: RouteGroup<Contract['adminScriptRuns']> = {
  list: 'GET /api/admin/script-runs',
  export: 'GET /api/admin/script-runs/export',
  one: 'GET /api/admin/script-runs/:id',
  lines: 'GET /api/admin/script-runs/:id/lines',
  begin: 'POST /api/admin/script-runs',
  stop: 'POST /api/admin/script-runs/:id/stop',
};
